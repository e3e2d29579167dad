// Puts another wallpaper onto the screens of a picture. A screen only shines and nothing lies over it, so that all else
// stays as it was rendered: no second render of the whole, and the body is the same to the pixel.
import sharp from 'sharp'
import { bytesMax, encoded, toAvif } from './develop.mjs'

const EDGE = 2 // pixels beside a screen that its former light has reached

/** The picture in `file` with the screens that are in `screensFile` alone, as AVIF. */
export async function withScreens(file, screensFile) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const screens = await sharp(screensFile).resize(width, height).ensureAlpha().toColourspace('srgb').raw().toBuffer()
  const around = placesAround(width)
  const pixels = Buffer.from(data)
  for (let y = EDGE; y < height - EDGE; y++) {
    for (let x = EDGE; x < width - EDGE; x++) {
      const at = (y * width + x) * 4
      const share = screens[at + 3] / 255
      if (share === 0 && !around.some((place) => screens[at + place + 3] > 0)) continue
      for (let c = 0; c < 3; c++) {
        // Around a screen is black glass: what is brighter there is the light of the former screen.
        const glass = share < 1 ? Math.min(...around.map((place) => data[at + place + c])) : 0
        pixels[at + c] = Math.round(encoded(linear[glass] * (1 - share) + linear[screens[at + c]] * share) * 255)
      }
    }
  }
  return toAvif(await sharp(pixels, { raw: { width, height, channels: 4 } }).png().toBuffer(), bytesMax.picture)
}

/** How far from the first byte of a pixel those around it begin, with its own. */
function placesAround(width) {
  const steps = Array.from({ length: 2 * EDGE + 1 }, (_, step) => step - EDGE)
  return steps.flatMap((dy) => steps.map((dx) => (dy * width + dx) * 4))
}

/** By a level of sRGB from 0 to 255, its light. */
const linear = Float32Array.from({ length: 256 }, (_, level) => {
  const share = level / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})
