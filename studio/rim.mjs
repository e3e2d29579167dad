// Along the rim of a body a thin reflection runs, which few samples break into specks. There every pixel of the body
// becomes the mean of those before and after it along the rim, and the reflection is a line.

const BAND = 22 // how far from the outline the rim reaches, in pixels at 1600 of width
const REACH = 70 // how many pixels along the rim count, on each side
const TREND = 10 // the direction of the rim is taken from the outline around so many pixels
const OPAQUE = 200 // what is less opaque is shadow
const BODY = 200 // where the mask is darker than this, there is a screen or a lens
const TURN = 0.995 // where the outline turns more from one pixel to the next, a corner begins

/** Smooths the rim of the body in RGBA `data` of `w` × `h`, of which `mask` says where it is. Gives new pixels. */
export function smoothRim({ data, mask, w, h }) {
  const solid = Float32Array.from({ length: w * h }, (_, i) => (data[i * 4 + 3] >= OPAQUE ? 1 : 0))
  const isBody = (i) => solid[i] === 1 && mask[i] >= BODY
  const inside = boxBlur(solid, { w, h, radius: BAND })
  const trend = boxBlur(boxBlur(solid, { w, h, radius: TREND }), { w, h, radius: TREND })
  const smooth = Buffer.from(data)
  for (let y = 4; y < h - 4; y++) {
    for (let x = 4; x < w - 4; x++) {
      const i = y * w + x
      if (inside[i] > 0.98 || !isBody(i)) continue
      const mean = meanAlong([x, y], { data, trend, isBody, w, h })
      const share = Math.min(1, (0.98 - inside[i]) / 0.12)
      for (let c = 0; c < 3; c++) smooth[i * 4 + c] = Math.round(data[i * 4 + c] + (mean[c] - data[i * 4 + c]) * share)
    }
  }
  return smooth
}

function meanAlong([x, y], { data, trend, isBody, w, h }) {
  const sums = [0, 0, 0]
  let total = 0
  const add = (i, weight) => {
    for (let c = 0; c < 3; c++) sums[c] += data[i * 4 + c] * weight
    total += weight
  }
  add(y * w + x, 1)
  for (const side of [-1, 1]) {
    let [px, py, lastX, lastY] = [x, y, 0, 0]
    for (let step = 1; step <= REACH; step++) {
      const i = Math.round(py) * w + Math.round(px)
      const [gx, gy] = [trend[i + 1] - trend[i - 1], trend[i + w] - trend[i - w]]
      const slope = Math.hypot(gx, gy)
      const [dx, dy] = [(-gy / slope) * side, (gx / slope) * side]
      if (slope < 1e-4 || (step > 1 && dx * lastX + dy * lastY < TURN)) break
      ;[px, py, lastX, lastY] = [px + dx, py + dy, dx, dy]
      if (px < 4 || py < 4 || px > w - 5 || py > h - 5) break
      const next = Math.round(py) * w + Math.round(px)
      if (!isBody(next)) break
      add(next, 1 - step / (REACH + 1))
    }
  }
  return sums.map((sum) => sum / total)
}

function boxBlur(plane, { w, h, radius }) {
  const [rows, both] = [new Float32Array(plane.length), new Float32Array(plane.length)]
  const run = ({ from, to, length, at }) => {
    const clamped = (k) => from[at(Math.min(length - 1, Math.max(0, k)))]
    let sum = 0
    for (let k = -radius; k <= radius; k++) sum += clamped(k)
    for (let k = 0; k < length; k++) {
      to[at(k)] = sum / (2 * radius + 1)
      sum += clamped(k + radius + 1) - clamped(k - radius)
    }
  }
  for (let y = 0; y < h; y++) run({ from: plane, to: rows, length: w, at: (x) => y * w + x })
  for (let x = 0; x < w; x++) run({ from: rows, to: both, length: h, at: (y) => y * w + x })
  return both
}
