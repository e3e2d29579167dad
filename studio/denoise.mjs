// Takes the last grain out of a render (non-local means): a pixel becomes the mean of those neighbours whose
// surroundings look alike, so flat faces turn smooth while edges, weaves and engraved lines stay.

const REACH = 4
const GRAIN = 6 // the grain we expect, in levels of 255

/** Changes `pixels` (RGBA) where `isGoods(index)` is true. */
export function denoise(pixels, w, h, isGoods) {
  despeckle(pixels, w, h, isGoods)
  const light = new Float32Array(w * h)
  for (let i = 0; i < w * h; i++) light[i] = (pixels[i * 4] * 2 + pixels[i * 4 + 1] * 5 + pixels[i * 4 + 2]) / 8
  const sums = new Float32Array(w * h * 3)
  const weights = new Float32Array(w * h).fill(1e-6)
  for (let dy = -REACH; dy <= REACH; dy++) {
    for (let dx = -REACH; dx <= REACH; dx++) addNeighbours(pixels, light, w, h, isGoods, dx, dy, sums, weights)
  }
  for (let i = 0; i < w * h; i++) {
    if (weights[i] < 0.5) continue
    for (let c = 0; c < 3; c++) pixels[i * 4 + c] = Math.round(sums[i * 3 + c] / weights[i])
  }
}

/** A pixel may not stand out from all its neighbours but one. A line goes on to both sides, so it stays; a speck goes. */
function despeckle(pixels, w, h, isGoods) {
  const before = Uint8Array.from(pixels)
  const around = [-w - 1, -w, -w + 1, -1, 1, w - 1, w, w + 1]
  for (let i = w + 1; i < w * (h - 1) - 1; i++) {
    if (!isGoods(i)) continue
    for (let c = 0; c < 3; c++) {
      let [least, less, more, most] = [255, 255, 0, 0]
      for (const step of around) {
        const level = before[(i + step) * 4 + c]
        if (level <= least) [least, less] = [level, least]
        else if (level < less) less = level
        if (level >= most) [most, more] = [level, most]
        else if (level > more) more = level
      }
      pixels[i * 4 + c] = Math.min(Math.max(before[i * 4 + c], less), more)
    }
  }
}

function addNeighbours(pixels, light, w, h, isGoods, dx, dy, sums, weights) {
  const offset = dy * w + dx
  const strength = 1 / (2 * GRAIN * GRAIN * 0.35)
  const first = REACH + 1
  for (let y = first; y < h - first; y++) {
    for (let x = first; x < w - first; x++) {
      const i = y * w + x
      const j = i + offset
      if (!isGoods(i) || !isGoods(j)) continue
      const difference = patchDifference(light, i, j, w)
      const excess = difference - 2 * GRAIN * GRAIN
      const weight = excess <= 0 ? 1 : Math.exp(-excess * strength)
      if (weight < 0.02) continue
      weights[i] += weight
      for (let c = 0; c < 3; c++) sums[i * 3 + c] += weight * pixels[j * 4 + c]
    }
  }
}

function patchDifference(light, i, j, w) {
  let sum = 0
  for (let row = -w; row <= w; row += w) {
    for (let k = row - 1; k <= row + 1; k++) {
      const d = light[i + k] - light[j + k]
      sum += d * d
    }
  }
  return sum / 9
}
