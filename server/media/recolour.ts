import sharp, { type Sharp } from 'sharp'

/** The grey that the studio renders bodies in, as a share of full brightness. */
const bodyLevel = 0.5
/** Brighter levels belong to a reflection, not to the body. */
const knee = 0.58
/** From this level on a shade only approaches white, so that a white body still has shading. */
const softFrom = 0.8
/**
 * AVIF leaves an alpha of 1 or 2 where there was none. It is subtracted only from the faintest shadows, so that no step
 * is visible.
 */
const noise = 2
const faintMax = 24

/** Paints the masked body of a render in a colour of six hex digits. The result has an alpha channel. */
export async function recolour(source: Sharp, maskPath: string, colour: string): Promise<Sharp> {
  const { data, info } = await source.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const mask = await sharp(maskPath).resize(info.width, info.height, { fit: 'fill' }).extractChannel(0).raw().toBuffer()
  const tables = [0, 2, 4].map((at) => paintTable(Number.parseInt(colour.slice(at, at + 2), 16) / 255))
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    const first = pixel * 4
    data[first + 3] = cleanAlpha[data[first + 3] as number] as number
    const share = (mask[pixel] as number) / 255
    if (share === 0) continue
    for (let channel = 0; channel < 3; channel += 1) {
      const level = data[first + channel] as number
      const painted = (tables[channel] as Uint8Array)[level] as number
      data[first + channel] = Math.round(level + (painted - level) * share)
    }
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
}

/**
 * A level of the render under a body colour, both from 0 to 1: shades follow the colour, reflections stay white. The
 * studio previews with the same rule.
 */
export function paintedLevel(level: number, colour: number): number {
  const shade = softened((Math.min(level, knee) / bodyLevel) * colour)
  const shine = Math.max(0, level - knee) / (1 - knee)
  return shade + (1 - shade) * shine
}

function softened(shade: number): number {
  const headroom = 1 - softFrom
  return shade < softFrom ? shade : softFrom + headroom * (1 - Math.exp(-(shade - softFrom) / headroom))
}

function paintTable(colour: number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, level) => Math.round(255 * paintedLevel(level / 255, colour)))
}

const cleanAlpha = Uint8Array.from({ length: 256 }, (_, alpha) =>
  alpha >= faintMax ? alpha : Math.max(0, Math.round(((alpha - noise) * faintMax) / (faintMax - noise))),
)
