import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'

const studio = fileURLToPath(new URL('../../studio/pictures/', import.meta.url))

export const widths = [160, 320, 480, 640, 800, 1200, 1600] as const
export const formats = ['avif', 'webp'] as const

export interface PictureName {
  /** The studio's picture: scene and view, such as `phone-triple-hero`. */
  render: string
  /** The body colour, six hex digits; undefined keeps the render's own. */
  colour: string | undefined
  width: number
  format: (typeof formats)[number]
}

/** Reads a name such as `phone-triple-hero-1f2a44-640.avif`; undefined for what the studio has not rendered. */
export function pictureNameOf(file: string): PictureName | undefined {
  const match = /^([a-z][a-z0-9]*(?:-[a-z0-9]+)*?)(?:-([0-9a-f]{6}))?(?:-(\d{3,4}))?(?:\.(avif|webp))?$/.exec(file)
  if (!match || file.length > 80) return undefined
  const [, render, colour, width = '800', format = 'webp'] = match
  if (!(widths as readonly number[]).includes(Number(width))) return undefined
  if (!existsSync(join(studio, `${render}.avif`))) return undefined
  return { render: render as string, colour, width: Number(width), format: format as PictureName['format'] }
}

/** The bytes of a picture: made when first asked for and kept in the media folder. */
export async function pictureBytes(folder: string, name: PictureName): Promise<Buffer> {
  const path = join(folder, `${name.render}-${name.colour ?? 'own'}-${name.width}.${name.format}`)
  const kept = await readFile(path).catch(() => undefined)
  if (kept) return kept
  const bytes = await make(name)
  await mkdir(folder, { recursive: true })
  // Written aside and moved: another process never reads half a picture.
  const aside = `${path}.${process.pid}`
  await writeFile(aside, bytes)
  await rename(aside, path)
  return bytes
}

async function make({ render, colour, width, format }: PictureName): Promise<Buffer> {
  const source = sharp(join(studio, `${render}.avif`)).resize({ width, withoutEnlargement: true })
  const mask = join(studio, `${render}.mask.avif`)
  const picture = colour && existsSync(mask) ? await recolour(source, mask, colour) : source
  return format === 'avif' ? picture.avif({ quality: 55, effort: 2 }).toBuffer() : picture.webp({ quality: 78, effort: 3 }).toBuffer()
}

/** The albedo that the studio renders bodies in, as a share of full brightness on the screen. */
const neutral = 0.5

/** Paints the masked body: each pixel keeps its shading relative to the neutral grey, and highlights stay white. */
async function recolour(source: Sharp, maskPath: string, colour: string): Promise<Sharp> {
  const { data, info } = await source.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const mask = await sharp(maskPath).resize(info.width, info.height, { fit: 'fill' }).extractChannel(0).raw().toBuffer()
  const target = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as [number, number, number]
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    const share = (mask[pixel] as number) / 255
    if (share === 0) continue
    for (let channel = 0; channel < 3; channel += 1) {
      const at = pixel * 4 + channel
      const light = (data[at] as number) / 255
      data[at] = Math.round(255 * (light * (1 - share) + share * painted(light, target[channel] as number)))
    }
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
}

/** Below the neutral grey the colour gets darker with it; above, it goes on to white. */
function painted(light: number, colour: number): number {
  if (light <= neutral) return (light / neutral) * colour
  return colour + ((light - neutral) / (1 - neutral)) * (1 - colour) * 0.9
}
