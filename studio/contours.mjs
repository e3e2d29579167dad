// Few samples break a thin reflection along an edge into specks. Along an edge the light changes slowly: there every
// pixel becomes the mean of those before and after it on the same line, and the line is whole.

const REACH = 13 // pixels on each side, at 1600 pixels of width
const FIELD = 2.2 // how far the direction of an edge is taken from, in pixels
const CROWD = 14 // edges everywhere within this many pixels are a weave, not an edge: it is left alone
const EDGE = [0.00015, 0.0012] // from where a change of light is an edge, squared
const STRAIGHT = [0.25, 0.55] // from where its direction is certain

/** Smooths RGBA `pixels` of `w` × `h` along the edges of what `cover` (0..255) holds, and along the outline. */
export function smoothContours({ pixels, cover, w, h }) {
  const planes = premultiplied(pixels, w * h)
  const field = edgeField(planes, w, h)
  const near = widened(cover, w, h)
  const smooth = Buffer.from(pixels)
  const point = new Float32Array(4)
  for (let y = 2; y < h - 2; y++) {
    for (let x = 2; x < w - 2; x++) {
      const i = y * w + x
      const share = near[i] > 127 ? certainty(field, i) : 0
      if (share < 0.1) continue
      const sums = new Float32Array(4)
      let total = addPoint(sums, planes, i, 1)
      for (const side of [-1, 1]) total += walk({ sums, planes, field, w, h, point }, x, y, side)
      const own = planes[3][i]
      const alpha = own + (sums[3] / total - own) * share
      for (let c = 0; c < 3; c++) {
        const light = planes[c][i] + (sums[c] / total - planes[c][i]) * share
        smooth[i * 4 + c] = alpha > 0.004 ? Math.min(255, Math.round((light / alpha) * 255)) : 0
      }
      smooth[i * 4 + 3] = Math.min(255, Math.round(alpha * 255))
    }
  }
  return smooth
}

function premultiplied(pixels, count) {
  const planes = [0, 1, 2, 3].map(() => new Float32Array(count))
  for (let i = 0; i < count; i++) {
    const alpha = pixels[i * 4 + 3] / 255
    for (let c = 0; c < 3; c++) planes[c][i] = (pixels[i * 4 + c] / 255) * alpha
    planes[3][i] = alpha
  }
  return planes
}

/** The direction of the edges at each pixel, how strong they are, and how strong those around are. */
function edgeField([red, green, blue, alpha], w, h) {
  const [xx, xy, yy] = [0, 1, 2].map(() => new Float32Array(w * h))
  for (let i = w + 1; i < w * (h - 1) - 1; i++) {
    for (const plane of [green, alpha, red, blue]) {
      const dx = (plane[i + 1] - plane[i - 1]) * 2 + plane[i + 1 - w] - plane[i - 1 - w] + plane[i + 1 + w] - plane[i - 1 + w]
      const dy = (plane[i + w] - plane[i - w]) * 2 + plane[i + w - 1] - plane[i - w - 1] + plane[i + w + 1] - plane[i - w + 1]
      xx[i] += (dx * dx) / 64
      xy[i] += (dx * dy) / 64
      yy[i] += (dy * dy) / 64
    }
  }
  const wide = blur(Float32Array.from(xx, (level, i) => Math.min(0.004, level + yy[i])), w, h, CROWD)
  return { tensor: [xx, xy, yy].map((plane) => blur(plane, w, h, FIELD)), wide }
}

function certainty({ tensor: [xx, xy, yy], wide }, i) {
  const energy = xx[i] + yy[i]
  const spread = Math.hypot(xx[i] - yy[i], 2 * xy[i])
  const crowded = rise((wide[i] - 0.0015) / 0.001)
  return rise((energy - EDGE[0]) / (EDGE[1] - EDGE[0])) * rise((spread / (energy + 1e-9) - STRAIGHT[0]) / (STRAIGHT[1] - STRAIGHT[0])) * (1 - crowded)
}

/** Adds the pixels along the edge to one side of (x, y), as far as it goes on in one direction. */
function walk({ sums, planes, field: { tensor }, w, h, point }, x, y, side) {
  let [total, px, py, lastX, lastY] = [0, x, y, 0, 0]
  for (let step = 1; step <= REACH; step++) {
    const i = Math.round(py) * w + Math.round(px)
    const angle = 0.5 * Math.atan2(2 * tensor[1][i], tensor[0][i] - tensor[2][i]) + Math.PI / 2
    let [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const turn = step === 1 ? side : dx * lastX + dy * lastY
    if (step > 1 && Math.abs(turn) < 0.8) break
    if (turn < 0) [dx, dy] = [-dx, -dy]
    ;[px, py, lastX, lastY] = [px + dx, py + dy, dx, dy]
    if (px < 2 || py < 2 || px > w - 3 || py > h - 3) break
    sample(point, planes, [px, py], w)
    const weight = 1 - step / (REACH + 1)
    for (let c = 0; c < 4; c++) sums[c] += point[c] * weight
    total += weight
  }
  return total
}

function addPoint(sums, planes, i, weight) {
  for (let c = 0; c < 4; c++) sums[c] += planes[c][i] * weight
  return weight
}

function sample(point, planes, [x, y], w) {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [fx, fy, i] = [x - left, y - top, top * w + left]
  for (let c = 0; c < 4; c++) {
    const plane = planes[c]
    point[c] = (plane[i] * (1 - fx) + plane[i + 1] * fx) * (1 - fy) + (plane[i + w] * (1 - fx) + plane[i + w + 1] * fx) * fy
  }
}

/** The cover and two pixels around it. */
function widened(cover, w, h) {
  const wide = Buffer.from(cover)
  for (let i = 2 * w + 2; i < w * (h - 2) - 2; i++) {
    for (const j of [i - 2, i + 2, i - 2 * w, i + 2 * w]) if (cover[j] > wide[i]) wide[i] = cover[j]
  }
  return wide
}

function rise(t) {
  const k = Math.min(1, Math.max(0, t))
  return k * k * (3 - 2 * k)
}

/** A Gaussian to the eye: two box blurs, each over `sigma` pixels to both sides. */
function blur(plane, w, h, sigma) {
  const radius = Math.max(1, Math.round(sigma))
  const [one, two] = [Float32Array.from(plane), new Float32Array(plane.length)]
  for (let pass = 0; pass < 2; pass++) {
    boxRows(one, two, { w, h, radius })
    boxColumns(two, one, { w, h, radius })
  }
  return one
}

function boxRows(from, to, { w, h, radius }) {
  for (let y = 0; y < h; y++) {
    let sum = 0
    const at = (x) => from[y * w + Math.min(w - 1, Math.max(0, x))]
    for (let x = -radius; x <= radius; x++) sum += at(x)
    for (let x = 0; x < w; x++) {
      to[y * w + x] = sum / (2 * radius + 1)
      sum += at(x + radius + 1) - at(x - radius)
    }
  }
}

function boxColumns(from, to, { w, h, radius }) {
  const sums = new Float64Array(w)
  const row = (y) => Math.min(h - 1, Math.max(0, y)) * w
  for (let y = -radius; y <= radius; y++) for (let x = 0; x < w; x++) sums[x] += from[row(y) + x]
  for (let y = 0; y < h; y++) {
    const [next, last] = [row(y + radius + 1), row(y - radius)]
    for (let x = 0; x < w; x++) {
      to[y * w + x] = sums[x] / (2 * radius + 1)
      sums[x] += from[next + x] - from[last + x]
    }
  }
}
