// Takes the last grain out of a render (non-local means): a pixel becomes the mean of those neighbours whose
// surroundings look alike, so flat faces turn smooth while edges, weaves and engraved lines stay.

const REACH = 4
const GRAIN = 6 // the grain we expect of 40 samples, in levels of 255; fewer leave more of it
const GRAIN_SAMPLES = 40
const FEW = 10 // pixels that look alike, out of 81

/** Changes the `pixels` (RGBA) of an image of `w` × `h` where `isProduct(index)` is true. */
export function denoise(image, samples = GRAIN_SAMPLES) {
  const { pixels, w, h } = image
  const grain = GRAIN * Math.max(1, Math.sqrt(GRAIN_SAMPLES / samples))
  despeckle(image)
  const light = new Float32Array(w * h)
  for (let i = 0; i < w * h; i++) light[i] = (pixels[i * 4] * 2 + pixels[i * 4 + 1] * 5 + pixels[i * 4 + 2]) / 8
  const sums = new Float32Array(w * h * 3)
  const weights = new Float32Array(w * h).fill(1e-6)
  for (let dy = -REACH; dy <= REACH; dy++) {
    for (let dx = -REACH; dx <= REACH; dx++) addNeighbours(image, light, dy * w + dx, { sums, weights, grain })
  }
  for (let i = 0; i < w * h; i++) {
    if (weights[i] < 0.5) continue
    for (let c = 0; c < 3; c++) pixels[i * 4 + c] = Math.round(sums[i * 3 + c] / weights[i])
  }
  smoothRims(image, weights, grain)
}

/**
 * At a rim few surroundings look alike, so grain stays there: such a pixel takes the mean of the near ones of about its
 * own light.
 */
function smoothRims({ pixels, w, h, isProduct }, weights, grain) {
  const before = Uint8Array.from(pixels)
  const light = (i) => (before[i * 4] * 2 + before[i * 4 + 1] * 5 + before[i * 4 + 2]) / 8
  for (let y = 2; y < h - 2; y++) {
    for (let x = 2; x < w - 2; x++) {
      const i = y * w + x
      if (!isProduct(i) || weights[i] > FEW) continue
      const own = light(i)
      const sums = [0, 0, 0]
      let total = 0
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) {
          const j = i + dy * w + dx
          const weight = isProduct(j) ? Math.exp(-(((light(j) - own) / (2.5 * grain)) ** 2) - (dx * dx + dy * dy) / 6) : 0
          total += weight
          for (let c = 0; c < 3; c++) sums[c] += weight * before[j * 4 + c]
        }
      }
      for (let c = 0; c < 3; c++) pixels[i * 4 + c] = Math.round(sums[c] / total)
    }
  }
}

/**
 * A pixel may not stand out from all its neighbours but one. A line goes on to both sides, so it stays; a speck goes.
 */
function despeckle({ pixels, w, h, isProduct }) {
  const before = Uint8Array.from(pixels)
  const around = [-w - 1, -w, -w + 1, -1, 1, w - 1, w, w + 1]
  for (let i = w + 1; i < w * (h - 1) - 1; i++) {
    if (!isProduct(i)) continue
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

/** Adds to the means of all pixels the neighbour that is `offset` pixels away, by how much its surroundings look alike. */
function addNeighbours({ pixels, w, h, isProduct }, light, offset, { sums, weights, grain }) {
  const strength = 1 / (2 * grain * grain * 0.35)
  const first = REACH + 1
  for (let y = first; y < h - first; y++) {
    for (let x = first; x < w - first; x++) {
      const i = y * w + x
      const j = i + offset
      if (!isProduct(i) || !isProduct(j)) continue
      const difference = patchDifference(light, i, j, w)
      const excess = difference - 2 * grain * grain
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
