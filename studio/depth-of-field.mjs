// The blur of a lens, laid over a sharp render: few samples then suffice, since nothing blurred has grain.

const BLUR = 0.03 // as in use_stage.py: 0.5 + radius / BLUR, the radius as a share of the width
const RADIUS_MAX = 0.0125 // of the width: what is farther off is blurred no more
const GAMMA = 2.2 // light adds up, not its encoding
const BEHIND = 0.01 // by so much a point lies behind another that it must not bleed over it

/** `colours` (three sRGB levels of 0..255 a pixel) with each point spread over its circle, as a buffer of bytes. */
export function withDepthOfField(colours, blur, w, h) {
  const reach = Math.ceil(RADIUS_MAX * w)
  const depth = Float32Array.from({ length: w * h }, (_, i) => blur[i * 3] / 65535 - 0.5)
  const radius = depth.map((level) => Math.min(reach, Math.abs(level) * BLUR * w))
  const light = Float32Array.from(colours, (level) => (Math.max(0, Math.min(255, level)) / 255) ** GAMMA)
  const widest = widestNear(radius, reach, w, h)
  const { dx, dy, away } = circle(reach)
  const bytes = Buffer.alloc(w * h * 3)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const far = widest(x, y) + 0.5
      let [red, green, blue, total] = [0, 0, 0, 0]
      for (let k = 0; k < away.length && away[k] < far; k++) {
        const [xx, yy] = [x + dx[k], y + dy[k]]
        if (xx < 0 || yy < 0 || xx >= w || yy >= h) continue
        const j = yy * w + xx
        const size = depth[j] > depth[i] + BEHIND ? Math.min(radius[j], radius[i]) : radius[j]
        const share = Math.min(1, size - away[k] + 0.5) / Math.max(1, size * size)
        if (share <= 0) continue
        red += share * light[j * 3]
        green += share * light[j * 3 + 1]
        blue += share * light[j * 3 + 2]
        total += share
      }
      bytes[i * 3] = Math.round(255 * (red / total) ** (1 / GAMMA))
      bytes[i * 3 + 1] = Math.round(255 * (green / total) ** (1 / GAMMA))
      bytes[i * 3 + 2] = Math.round(255 * (blue / total) ** (1 / GAMMA))
    }
  }
  return bytes
}

/** The largest radius about a place, by blocks as wide as the reach. */
function widestNear(radius, reach, w, h) {
  const columns = Math.ceil(w / reach)
  const blocks = new Float32Array(columns * Math.ceil(h / reach))
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const block = Math.floor(y / reach) * columns + Math.floor(x / reach)
      blocks[block] = Math.max(blocks[block], radius[y * w + x])
    }
  }
  return (x, y) => {
    const [column, row] = [Math.floor(x / reach), Math.floor(y / reach)]
    let most = 0
    for (let r = row - 1; r <= row + 1; r++) for (let c = column - 1; c <= column + 1; c++) if (c >= 0 && c < columns) most = Math.max(most, blocks[r * columns + c] ?? 0)
    return most
  }
}

/** The places of a circle from its middle outwards. */
function circle(reach) {
  const found = []
  for (let dy = -reach; dy <= reach; dy++) for (let dx = -reach; dx <= reach; dx++) found.push({ dx, dy, away: Math.hypot(dx, dy) })
  const inside = found.filter(({ away }) => away <= reach).sort((a, b) => a.away - b.away)
  return { dx: Int16Array.from(inside, ({ dx }) => dx), dy: Int16Array.from(inside, ({ dy }) => dy), away: Float32Array.from(inside, ({ away }) => away) }
}
