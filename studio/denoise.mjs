// Takes the grain out of a render of few samples. Light is smoothed along one face of one material only: the passes of
// the render tell where a face looks and what it is made of, without grain. What shines by itself is not touched.

const STEPS = [1, 2, 4, 8, 16]
const KERNEL = [0.25, 0.5, 0.25]
const NORMAL = 3 / 0.012 // how fast the weight falls with the squared difference of the direction of a face
const TONE = 3 / 0.01 // and of its colour
const FILL = 3 / 0.02 // and of the share of the pixel that the product fills
const LIGHT = 5 // by how many deviations of the grain two pixels may differ and still be alike
const REST = 0.3 // what is left of the variance after a pass, at least: grain that is wider than a pass hides from it

/**
 * Smooths `light` (three planes of square roots of linear light, of `w` × `h`) in place. `guide` has seven numbers a
 * pixel: normal, tone, fill; a pixel with fill 0 is not part of the product.
 */
export function denoise({ light, guide, w, h }) {
  let planes = light.map((plane) => clipped(plane, guide, w, h))
  let variance = grainOf(planes, guide, w, h)
  for (const step of STEPS) [planes, variance] = pass({ planes, variance, guide, w, h }, step)
  return planes
}

/** No pixel stands out from all its neighbours but one: a line goes on to both sides, a speck does not. */
function clipped(plane, guide, w, h) {
  const result = plane.slice()
  const around = [-w - 1, -w, -w + 1, -1, 1, w - 1, w, w + 1]
  for (let i = w + 1; i < w * (h - 1) - 1; i++) {
    if (guide[i * 7 + 6] < 0.98) continue
    let [least, less, more, most] = [9, 9, 0, 0]
    for (const step of around) {
      const level = plane[i + step]
      if (level <= least) [least, less] = [level, least]
      else if (level < less) less = level
      if (level >= most) [most, more] = [level, most]
      else if (level > more) more = level
    }
    result[i] = Math.min(Math.max(plane[i], less), more)
  }
  return result
}

function lightness([red, green, blue], i) {
  return red[i] * 0.25 + green[i] * 0.6 + blue[i] * 0.15
}

/** The variance of the grain about each pixel: of what a mean over five by five similar pixels leaves. */
function grainOf(planes, guide, w, h) {
  const variance = new Float32Array(w * h)
  for (let y = 2; y < h - 2; y++) {
    for (let x = 2; x < w - 2; x++) {
      const i = y * w + x
      if (guide[i * 7 + 6] < 0.02) continue
      let [sum, squares, count] = [0, 0, 0]
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) {
          const j = i + dy * w + dx
          if (difference(guide, i, j) > 1) continue
          const level = lightness(planes, j)
          sum += level
          squares += level * level
          count++
        }
      }
      variance[i] = count > 1 ? Math.max(0, squares / count - (sum / count) ** 2) + 1e-6 : 1e-3
    }
  }
  return variance
}

function difference(guide, i, j) {
  const [a, b] = [i * 7, j * 7]
  let [normal, tone] = [0, 0]
  for (let k = 0; k < 3; k++) {
    normal += (guide[a + k] - guide[b + k]) ** 2
    tone += (guide[a + 3 + k] - guide[b + 3 + k]) ** 2
  }
  return normal * NORMAL + tone * TONE + (guide[a + 6] - guide[b + 6]) ** 2 * FILL
}

function pass({ planes, variance, guide, w, h }, step) {
  const results = planes.map((plane) => plane.slice())
  const nextVariance = variance.slice()
  const level = new Float32Array(w * h)
  for (let i = 0; i < level.length; i++) level[i] = lightness(planes, i)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (guide[i * 7 + 6] < 0.02) continue
      const scale = 1 / (LIGHT * Math.sqrt(nearVariance(variance, i, w, h)) + 1e-4)
      let [red, green, blue, total, squares] = [0, 0, 0, 0, 0]
      for (let ky = -1; ky <= 1; ky++) {
        const yy = y + ky * step
        if (yy < 0 || yy >= h) continue
        for (let kx = -1; kx <= 1; kx++) {
          const xx = x + kx * step
          if (xx < 0 || xx >= w) continue
          const j = yy * w + xx
          if (guide[j * 7 + 6] < 0.02) continue
          const apart = difference(guide, i, j)
          if (apart > 5) continue
          const weight = KERNEL[ky + 1] * KERNEL[kx + 1] * Math.exp(-apart - Math.abs(level[i] - level[j]) * scale)
          red += weight * planes[0][j]
          green += weight * planes[1][j]
          blue += weight * planes[2][j]
          squares += weight * weight * variance[j]
          total += weight
        }
      }
      results[0][i] = red / total
      results[1][i] = green / total
      results[2][i] = blue / total
      nextVariance[i] = Math.max(squares / (total * total), variance[i] * REST)
    }
  }
  return [results, nextVariance]
}

function nearVariance(variance, i, w, h) {
  if (i < w + 1 || i >= w * (h - 1) - 1) return variance[i]
  return (variance[i] * 4 + (variance[i - 1] + variance[i + 1] + variance[i - w] + variance[i + w]) * 2 + variance[i - w - 1] + variance[i - w + 1] + variance[i + w - 1] + variance[i + w + 1]) / 16
}
