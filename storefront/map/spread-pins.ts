import type { MapPoint } from './projection.ts'

/** The smallest distance at which two pins do not touch, and a finger can press one of them, in pixels. */
const minDistance = 32
/** How much higher each pin is than its neighbour nearer to the middle of the fan, in pixels. */
const rise = 14

/**
 * The positions of pins, in pixels and in the order given. Pins that would overlap are spread in a fan around their
 * middle, from west to east.
 */
export function spreadPins(pins: readonly MapPoint[]): MapPoint[] {
  const groups: number[][] = []
  pins.forEach((pin, index) => {
    const near = groups.filter((group) => group.some((other) => areClose(pin, pins[other] as MapPoint)))
    for (const group of near) groups.splice(groups.indexOf(group), 1)
    groups.push([...near.flat(), index])
  })
  const spread = [...pins]
  for (const group of groups.filter(({ length }) => length > 1)) {
    const row = group.toSorted((one, two) => (pins[one] as MapPoint).x - (pins[two] as MapPoint).x)
    const middle = (name: 'x' | 'y') =>
      row.reduce((sum, index) => sum + (pins[index] as MapPoint)[name], 0) / row.length
    const [x, y] = [middle('x'), middle('y')]
    row.forEach((index, place) => {
      const step = place - (row.length - 1) / 2
      spread[index] = { x: x + step * minDistance, y: y - Math.abs(step) * rise }
    })
  }
  return spread
}

const areClose = (one: MapPoint, two: MapPoint) => Math.hypot(one.x - two.x, one.y - two.y) < minDistance
