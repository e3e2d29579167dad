// Takes the blotches out of the shadow of a finished picture, which are in its alpha alone. The products stay as they
// are; a pixel at their rim that they fill in part gets the new shadow for the rest.

const SHRINK = 4 // the fit is made at a quarter of the side: a shadow has no detail
const SIGMA = 5.5 // of the fit, in pixels of the small plane: wider than a blotch, narrower than the dark line of contact
const ROUNDS = 3 // what differs from the fit of one round weighs less in the next
const BLOTCH = 12 // from about this difference on
const BLACK = 5 // up to this level a pixel belongs to the shadow, which is pure black
const SOLID = 246 // from this alpha on a pixel is a product
const FAINT = 8 // below this alpha a pixel is nothing
const RIM = 4 // pixels about a product that it may still fill in part

/** Below a thin body the shadow of each strand lies on that of the next: it would be the darkest thing of a white cable. */
export const strengthOf = (view) => (view.startsWith('cable') ? 0.55 : 1)

/** The alpha (0..255) of `pixels` (RGBA, of `w` × `h`) with a smooth shadow, `strength` times as dark. */
export function smoothShadow(pixels, { w, h, strength = 1 }) {
  const depth = depths(pixels, w, h)
  const before = new Float32Array(w * h)
  for (let i = 0; i < w * h; i++) before[i] = pixels[i * 4 + 3]
  const after = fitted(before, depth, w, h)
  // The shadow goes on below the rim as it is beside it.
  for (let step = 1; step <= RIM; step++) spread([before, after], depth, w, step)
  return Buffer.from(depth.map((at, i) => relaid(pixels[i * 4 + 3], at, before[i], after[i] * strength)))
}

/** The alpha of a pixel whose share of shadow was `before` and becomes `after`. */
function relaid(alpha, depth, before, after) {
  if (depth === 0) return Math.round(after)
  if (depth > RIM || alpha >= SOLID) return alpha
  const filled = Math.max(0, (alpha - before) / (255 - before))
  return Math.round(filled * 255 + (1 - filled) * after)
}

/** 0 where there is nothing but shadow, else how many pixels inside the product or its rim a pixel lies, at most RIM + 1. */
function depths(pixels, w, h) {
  const inner = RIM + 1
  const marks = new Uint8Array(w * h)
  for (let i = 0; i < w * h; i++) {
    const alpha = pixels[i * 4 + 3]
    const level = Math.max(pixels[i * 4], pixels[i * 4 + 1], pixels[i * 4 + 2])
    if (alpha >= SOLID || (level > BLACK && alpha > FAINT)) marks[i] = inner
  }
  const wide = widened(widened(widened(marks, w), w), w)
  for (let step = 1; step <= RIM; step++) {
    for (let i = w; i < wide.length - w; i++) {
      const outer = step - 1
      if (wide[i] === inner && (wide[i - 1] === outer || wide[i + 1] === outer || wide[i - w] === outer || wide[i + w] === outer)) wide[i] = step
    }
  }
  return wide
}

function widened(marks, w) {
  const wide = marks.slice()
  for (let i = w; i < marks.length - w; i++) wide[i] = Math.max(marks[i], marks[i - 1], marks[i + 1], marks[i - w], marks[i + w])
  return wide
}

function spread(planes, depth, w, step) {
  for (let i = w; i < depth.length - w; i++) {
    if (depth[i] !== step) continue
    const from = [i - 1, i + 1, i - w, i + w].find((j) => depth[j] === step - 1)
    for (const plane of planes) plane[i] = plane[from]
  }
}

/** The shadow as a plane laid through each neighbourhood: its slope goes on up to the rim of the product. */
function fitted(alpha, depth, w, h) {
  const small = shrunk(alpha, depth, w, h)
  let weights = small.known
  let level = small.level
  for (let round = 1; round <= ROUNDS; round++) {
    level = planeFit({ ...small, weights })
    weights = weights.map((_, i) => small.known[i] / (1 + ((small.level[i] - level[i]) / BLOTCH) ** 2))
  }
  return enlarged(level, small, w, h)
}

/** The mean of the pixels of each square that show nothing but shadow, and their share. */
function shrunk(alpha, depth, w, h) {
  const size = { w: Math.ceil(w / SHRINK), h: Math.ceil(h / SHRINK) }
  const level = new Float32Array(size.w * size.h)
  const known = new Float32Array(size.w * size.h)
  for (let i = 0; i < alpha.length; i++) {
    if (depth[i] > 0) continue
    const at = Math.floor(Math.floor(i / w) / SHRINK) * size.w + Math.floor((i % w) / SHRINK)
    level[at] += alpha[i]
    known[at] += 1
  }
  for (let i = 0; i < level.length; i++) {
    if (known[i] > 0) level[i] /= known[i]
    known[i] /= SHRINK * SHRINK
  }
  return { level, known, ...size }
}

/** Least squares with Gaussian weights about each pixel. */
function planeFit({ level, weights, w, h }) {
  const moments = Array.from({ length: 9 }, () => new Float32Array(w * h))
  for (let i = 0; i < level.length; i++) {
    const [k, f, u, v] = [weights[i], level[i], (i % w) / SIGMA, Math.floor(i / w) / SIGMA]
    const terms = [1, u, v, u * u, u * v, v * v, f, f * u, f * v]
    for (let n = 0; n < 9; n++) moments[n][i] = k * terms[n]
  }
  for (const moment of moments) gaussian(moment, w, h)
  return level.map((_, i) => planeAt(moments.map((moment) => moment[i]), (i % w) / SIGMA, Math.floor(i / w) / SIGMA))
}

function planeAt([k, ku, kv, kuu, kuv, kvv, kf, kfu, kfv], u, v) {
  if (k < 1e-5) return 0
  const [meanU, meanV, mean] = [ku / k, kv / k, kf / k]
  // A little is added, so that a neighbourhood of hardly any pixels has no slope.
  const [uu, uv, vv] = [kuu / k - meanU ** 2 + 0.05, kuv / k - meanU * meanV, kvv / k - meanV ** 2 + 0.05]
  const [fu, fv] = [kfu / k - mean * meanU, kfv / k - mean * meanV]
  const slope = ((fu * vv - fv * uv) * (u - meanU) + (fv * uu - fu * uv) * (v - meanV)) / (uu * vv - uv * uv)
  return Math.min(255, Math.max(0, mean + slope))
}

function enlarged(plane, { w: smallW, h: smallH }, w, h) {
  const large = new Float32Array(w * h)
  for (let y = 0; y < h; y++) {
    const [top, dy] = place(y, smallH)
    for (let x = 0; x < w; x++) {
      const [left, dx] = place(x, smallW)
      const i = top * smallW + left
      large[y * w + x] = (plane[i] * (1 - dx) + plane[i + 1] * dx) * (1 - dy) + (plane[i + smallW] * (1 - dx) + plane[i + smallW + 1] * dx) * dy
    }
  }
  return large
}

/** The pixel of the small plane before a place in the large one, and how far it is from there to the next. */
function place(at, length) {
  const exact = Math.min(length - 1, Math.max(0, (at + 0.5) / SHRINK - 0.5))
  const first = Math.min(length - 2, Math.floor(exact))
  return [first, exact - first]
}

/** Three box blurs in a row are a Gaussian to the eye. Beyond the frame there is nothing. */
function gaussian(plane, w, h) {
  const radius = Math.round((Math.sqrt(4 * SIGMA ** 2 + 1) - 1) / 2)
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 0; y < h; y++) boxLine(plane, { start: y * w, step: 1, length: w }, radius)
    for (let x = 0; x < w; x++) boxLine(plane, { start: x, step: w, length: h }, radius)
  }
}

function boxLine(plane, { start, step, length }, radius) {
  const line = new Float32Array(length)
  let sum = 0
  for (let k = 0; k < length; k++) line[k] = plane[start + k * step]
  for (let k = 0; k < radius; k++) sum += line[k]
  for (let k = 0; k < length; k++) {
    sum += (line[k + radius] ?? 0) - (line[k - radius - 1] ?? 0)
    plane[start + k * step] = sum / (2 * radius + 1)
  }
}
