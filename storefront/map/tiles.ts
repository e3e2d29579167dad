import type { Point } from '#domain/branches/distance.ts'
import { toLeafletZoom, toUnits, unitsPerPixel } from './projection.ts'

export interface Tile {
  url: string
  /** The distance from the place to the tile's upper left corner, in pixels: to the right, and downwards. */
  left: number
  top: number
}

const tilePixels = 256
const letters = 'abc'

/**
 * The tiles that cover a viewport with a place in its middle. `viewport` is in pixels, `zoom` is one of ours, and
 * `template` is the server's URL with `{z}`, `{x}` and `{y}`.
 */
export function tilesAround(
  place: Point,
  zoom: number,
  viewport: { width: number; height: number },
  template: string,
): Tile[] {
  const units = toUnits(place)
  const [x, y] = [units.x / unitsPerPixel(zoom), units.y / unitsPerPixel(zoom)]
  const range = (middle: number, size: number) => {
    const first = Math.floor((middle - size / 2) / tilePixels)
    return Array.from({ length: Math.floor((middle + size / 2) / tilePixels) - first + 1 }, (_, at) => first + at)
  }
  return range(y, viewport.height).flatMap((row) =>
    range(x, viewport.width).map((column) => ({
      url: template
        .replace('{s}', letters[(row + column) % letters.length] as string)
        .replace('{z}', String(toLeafletZoom(zoom)))
        .replace('{x}', String(column))
        .replace('{y}', String(row))
        .replace('{r}', ''),
      left: Math.round(column * tilePixels - x),
      top: Math.round(row * tilePixels - y),
    })),
  )
}
