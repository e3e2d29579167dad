/** One channel of a picture. */
export interface Plane {
  levels: Uint8Array
  width: number
  height: number
}

const opaque = 250

/**
 * A mask, out to where the picture ends. Masks have half the pixels of pictures: at the outline they fade too early, and
 * the grey of the render would show as a broken, pale line. A shadow is black in any colour.
 */
export function toTheOutline({ levels, width, height }: Plane, alpha: Uint8Array): Uint8Array {
  const wide = Uint8Array.from(levels)
  const reach = Math.max(1, Math.round(width / 530))
  const nearby = [-reach, reach, -reach * width, reach * width]
  const isAtTheOutline = (pixel: number) =>
    [0, -1, 1, -width, width].some((step) => (alpha[pixel + step] as number) < opaque)
  for (let y = reach; y < height - reach; y += 1) {
    for (let x = reach; x < width - reach; x += 1) {
      const pixel = y * width + x
      if (alpha[pixel] === 0 || levels[pixel] === 255 || !isAtTheOutline(pixel)) continue
      for (const step of nearby) wide[pixel] = Math.max(wide[pixel] as number, levels[pixel + step] as number)
    }
  }
  return wide
}

/** How near each pixel is to the outline, from 0 to 1: less where a shadow lies behind it. The rim is `breadth` wide. */
export function outline({ levels, width, height }: Plane, breadth: number): Float32Array {
  const radius = Math.max(1, Math.round(breadth))
  const full = 255 * (2 * radius + 1) ** 2
  const rows = new Float32Array(levels.length)
  const rim = new Float32Array(levels.length)
  sumAlong(levels, rows, { lines: height, length: width, lineStep: width, step: 1, radius })
  sumAlong(rows, rim, { lines: width, length: height, lineStep: 1, step: width, radius })
  return rim.map((sum) => Math.min(1, 2 * (1 - sum / full)))
}

interface Lines {
  lines: number
  length: number
  lineStep: number
  step: number
  radius: number
}

/** At each place the sum over `radius` places to both sides of it on its line. */
function sumAlong(from: Uint8Array | Float32Array, to: Float32Array, { lines, length, lineStep, step, radius }: Lines) {
  for (let line = 0; line < lines; line += 1) {
    const at = (place: number) => from[line * lineStep + Math.min(length - 1, Math.max(0, place)) * step] as number
    let sum = 0
    for (let place = -radius; place <= radius; place += 1) sum += at(place)
    for (let place = 0; place < length; place += 1) {
      to[line * lineStep + place * step] = sum
      sum += at(place + radius + 1) - at(place - radius)
    }
  }
}
