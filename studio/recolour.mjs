// One render, any colour. The body was rendered in sRGB 0.5 grey; what is brighter than the knee is a reflection.
import sharp from 'sharp'

const BODY = 0.5
const KNEE = 0.58
// AVIF leaves an alpha of 1 or 2 where there was none. It is taken off the faintest shadow without a visible step.
const CLEAN_ALPHA = Uint8Array.from({ length: 256 }, (_, alpha) => (alpha >= 24 ? alpha : Math.max(0, Math.round(((alpha - 2) * 24) / 22))))

/**
 * A level of the render (0..1) under a body colour (0..1): shades follow the colour, reflections stay white.
 * With black (0.05): 0.5 becomes 0.05, 1 stays 1. With white (0.95): 0.4 becomes 0.76, 0.5 becomes 0.91.
 */
export function recolouredLevel(level, colour) {
  const shade = softened((Math.min(level, KNEE) / BODY) * colour)
  const shine = Math.max(0, level - KNEE) / (1 - KNEE)
  return shade + (1 - shade) * shine
}

/** Instead of clipping at 1, bright shades come closer and closer to it: a white body keeps its form. */
function softened(shade) {
  return shade < 0.8 ? shade : 0.8 + 0.2 * (1 - Math.exp(-(shade - 0.8) / 0.2))
}

/** Picture and mask as anything sharp opens; colour as '#rrggbb'. Returns a sharp image with alpha. */
export async function recolour(picture, mask, colour) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const cover = await sharp(mask).resize(info.width, info.height).toColourspace('b-w').extractChannel(0).raw().toBuffer()
  const tables = [1, 3, 5].map((at) => levelTable(parseInt(colour.slice(at, at + 2), 16) / 255))
  for (let i = 0; i < cover.length; i++) {
    data[i * 4 + 3] = CLEAN_ALPHA[data[i * 4 + 3]]
    if (cover[i] === 0) continue
    const share = cover[i] / 255
    for (let c = 0; c < 3; c++) {
      const level = data[i * 4 + c]
      data[i * 4 + c] = level + (tables[c][level] - level) * share
    }
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
}

function levelTable(colour) {
  return Uint8Array.from({ length: 256 }, (_, level) => Math.round(recolouredLevel(level / 255, colour) * 255))
}
