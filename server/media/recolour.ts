import sharp, { type Sharp } from 'sharp'
import { outline, toTheOutline } from './outline.ts'

/** The grey that the studio renders bodies in, as a share of full brightness. */
const bodyLevel = 0.5
/** Brighter levels belong to a reflection, not to the body. */
const knee = 0.58
/** From this level on a shade only approaches white, so that a white body still has shading. */
const softFrom = 0.8
/** Darker colours than this get a sheen and a rim of light: a black body would be lost on a dark page. */
const sheenBelow = 0.24
const rimBelow = 0.32
/** What a black surface reflects, beside its bright reflections: nothing that can be touched is quite black. */
const sheen = 0.4
/** The light on the outline of a black body, as a lamp behind it would give, and the breadth of it. */
const rimLight = 0.65
const rimShare = 1 / 320
/** Below this level of a render its rim is in the shade. */
const shadeLevel = 90
/**
 * AVIF leaves an alpha of 1 or 2 where there was none: pale squares on a light page. It is subtracted only from the
 * faintest shadows, so that no step is visible.
 */
const noise = 2
const faintMax = 24

/** A picture whose empty parts are quite empty. */
export async function withoutTraces(source: Sharp): Promise<Sharp> {
  const { data, info } = await source.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  if (channels === 4) for (let at = 3; at < data.length; at += 4) data[at] = cleanAlpha[data[at] as number] as number
  return sharp(data, { raw: { width, height, channels } })
}

/** Paints the masked body of a render in a colour of six hex digits. The result has an alpha channel. */
export async function recolour(source: Sharp, mask: string | Buffer, colour: string): Promise<Sharp> {
  const { data, info } = await (await withoutTraces(source.ensureAlpha())).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const alpha = Uint8Array.from({ length: width * height }, (_, pixel) => data[pixel * 4 + 3] as number)
  const levels = await sharp(mask).resize(width, height, { fit: 'fill' }).extractChannel(0).raw().toBuffer()
  const body = toTheOutline({ levels, width, height }, alpha)
  const channels = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const brightness = brightnessOf(channels)
  const tables = channels.map((channel) => paintTable(channel, brightness))
  const rimStrength = rimLight * darkness(brightness, rimBelow)
  const rim = rimStrength > 0 ? outline({ levels: alpha, width, height }, width * rimShare) : undefined
  for (let pixel = 0; pixel < body.length; pixel += 1) {
    const share = (body[pixel] as number) / 255
    if (share === 0) continue
    const lit = rim ? (rim[pixel] as number) * rimStrength : 0
    for (let channel = 0; channel < 3; channel += 1) {
      const level = data[pixel * 4 + channel] as number
      const painted = (tables[channel] as Uint8Array)[level] as number
      const light = painted + (255 - painted) * lit * Math.min(1, level / shadeLevel)
      data[pixel * 4 + channel] = Math.round(level + (light - level) * share)
    }
  }
  return sharp(data, { raw: { width, height, channels: 4 } })
}

/**
 * A level of the render under a body colour, both from 0 to 1: shades follow the colour, reflections stay white, and
 * what is dark as a whole gets a sheen. The studio previews with the same rule.
 */
export function paintedLevel(level: number, colour: number, brightness = colour): number {
  const shade = softened((Math.min(level, knee) / bodyLevel) * colour)
  const shine = Math.max(0, level - knee) / (1 - knee)
  const reflected = sheen * darkness(brightness, sheenBelow) * Math.min(level, knee) ** 2
  const matt = shade + (1 - shade) * reflected
  return matt + (1 - matt) * shine
}

function softened(shade: number): number {
  const headroom = 1 - softFrom
  return shade < softFrom ? shade : softFrom + headroom * (1 - Math.exp(-(shade - softFrom) / headroom))
}

/** 1 for black, 0 from `below` on. */
const darkness = (brightness: number, below: number) => Math.max(0, 1 - brightness / below)

const brightnessOf = ([red = 0, green = 0, blue = 0]: number[]) => 0.3 * red + 0.59 * green + 0.11 * blue

function paintTable(colour: number, brightness: number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, level) => Math.round(255 * paintedLevel(level / 255, colour, brightness)))
}

const cleanAlpha = Uint8Array.from({ length: 256 }, (_, alpha) =>
  alpha >= faintMax ? alpha : Math.max(0, Math.round(((alpha - noise) * faintMax) / (faintMax - noise))),
)
