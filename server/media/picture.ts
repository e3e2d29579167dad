import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { evictOutdated, cachedFile, newestTime } from './file-cache.ts'
import { recolour, withoutTraces } from './recolour.ts'
import type { RunLimited } from './picture-limiter.ts'
import { framed, sizesFile, trueScale } from './true-size.ts'

const studio = fileURLToPath(new URL('../../studio/pictures/', import.meta.url))

const renderOf = (render: string) => join(studio, `${render}.avif`)
/**
 * Some colours of a phone have a wallpaper of their own and so a render of their own. It differs in its screen alone, so
 * that the mask of the others is its mask.
 */
const renderIn = (render: string, colour: string | undefined) =>
  colour && existsSync(renderOf(`${render}-${colour}`)) ? renderOf(`${render}-${colour}`) : renderOf(render)
const maskOf = (render: string) => join(studio, `${render}.mask.avif`)

export const widths = [160, 320, 480, 640, 800, 1200, 1600, 2400] as const
export const formats = ['avif', 'webp'] as const

export interface PictureName {
  /** The studio's picture: scene and view, such as `phone-triple-hero`. */
  render: string
  /** The body colour, six hex digits; undefined for the render's own. */
  colour: string | undefined
  width: number
  format: (typeof formats)[number]
}

/** Reads a name such as `phone-triple-hero-1f2a44-640.avif`; undefined for a picture that the studio has not rendered. */
export function pictureNameOf(file: string): PictureName | undefined {
  const match = /^([a-z][a-z0-9]*(?:-[a-z0-9]+)*?)(?:-([0-9a-f]{6}))?(?:-(\d{3,4}))?(?:\.(avif|webp))?$/.exec(file)
  if (!match || file.length > 80) return undefined
  const [, render, colour, width = '800', format = 'webp'] = match
  if (!(widths as readonly number[]).includes(Number(width))) return undefined
  // A render of one colour is drawn as that colour of its view alone.
  if (/-[0-9a-f]{6}$/.test(render as string) || !existsSync(renderOf(render as string))) return undefined
  return { render: render as string, colour, width: Number(width), format: format as PictureName['format'] }
}

/** A photograph that an import brought, in one of the widths and formats. */
export interface PhotoName extends Pick<PictureName, 'width' | 'format'> {
  photo: string
}

/** Reads a name such as `photo-0123456789abcdef0123456789abcdef-640.avif`; undefined for all else. */
export function photoNameOf(file: string): PhotoName | undefined {
  const [, photo, width = '800', format = 'webp'] =
    /^(photo-[0-9a-f]{32})(?:-(\d{3,4}))?(?:\.(avif|webp))?$/.exec(file) ?? []
  if (!photo || !(widths as readonly number[]).includes(Number(width))) return undefined
  return { photo, width: Number(width), format: format as PictureName['format'] }
}

/** The bytes of a photograph, made smaller at the first request and cached in the media folder; undefined without it. */
export async function photoBytes(
  folder: string,
  { photo, width, format }: PhotoName,
  read: (name: string) => Promise<Buffer | undefined>,
  runLimited: RunLimited,
): Promise<Buffer | undefined> {
  let isMissing = false
  const bytes = await cachedFile(
    join(folder, `${photo}-${width}.${format}`),
    async () => {
      const source = await read(photo)
      isMissing = source === undefined
      if (!source) throw new Error(`There is no ${photo}`)
      return encoded(sharp(source).resize({ width, withoutEnlargement: true }), format)
    },
    runLimited,
  ).catch((error: unknown) => {
    if (isMissing) return undefined
    throw error
  })
  return bytes
}

/** One more whenever pictures are drawn otherwise than before, so that stores draw theirs again. */
const drawing = 1

/** When the studio made a render or stated its size, in seconds since 1970; later by some for each way to draw it. */
export async function renderTime({ render, colour }: Pick<PictureName, 'render' | 'colour'>): Promise<number> {
  const sources = [renderIn(render, colour), maskOf(render), ...(trueScale(render) < 1 ? [sizesFile] : [])]
  return (await newestTime(sources)) + drawing * 10
}

/** The bytes of a picture, drawn at the first request and after each new render, and cached in the media folder. */
export async function pictureBytes(folder: string, name: PictureName, runLimited: RunLimited): Promise<Buffer> {
  const path = join(folder, `${name.render}-${name.colour ?? 'own'}-${name.width}.${name.format}`)
  const time = await renderTime(name)
  await evictOutdated(path, time)
  return cachedFile(path, () => make(name), runLimited, time)
}

async function make({ format, ...name }: PictureName): Promise<Buffer> {
  return encoded(await paintedRender(name), format)
}

function encoded(picture: Sharp, format: PictureName['format']): Promise<Buffer> {
  return format === 'avif'
    ? picture.avif({ quality: 55, effort: 2 }).toBuffer()
    : picture.webp({ quality: 78, effort: 3 }).toBuffer()
}

/** A render of the studio in its width, true size and body colour, as an image to work on. */
export async function paintedRender({ width, ...name }: Omit<PictureName, 'format'>): Promise<Sharp> {
  const scale = trueScale(name.render)
  return framed(await painted({ ...name, width: Math.round(width * scale) }), scale, width)
}

async function painted({ render, colour, width }: Omit<PictureName, 'format'>): Promise<Sharp> {
  const source = sharp(renderIn(render, colour)).resize({ width, withoutEnlargement: true })
  const mask = maskOf(render)
  return colour && existsSync(mask) ? recolour(source, mask, colour) : withoutTraces(source)
}
