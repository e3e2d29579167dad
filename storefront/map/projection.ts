import type { Point } from '#domain/branches/distance.ts'

/*
 * Zooms count as vector maps do: at zoom 0 the world is 512 px wide. So 6.4 fills a card with the country, and 13
 * shows the streets around a door. Leaflet counts from 256 px, one more for the same view.
 */
export const leastZoom = 3
export const firstZoom = 6
export const countryZoom = 6.4
export const streetZoom = 13

/** The same view in Leaflet's count. */
export const toLeafletZoom = (zoom: number): number => zoom + 1

/** Between the branches, near the middle of the Dominican Republic. */
export const countryCentre: Point = { lat: 18.95, lng: -69.78 }

const unitsZoom = 10
const worldUnits = 512 * 2 ** unitsZoom

/** Whole numbers of these tell a place to about seventy metres; our drawn maps use nothing else. */
export interface MapPoint {
  x: number
  y: number
}

/** A place on the Mercator plane, y downwards, in units of a pixel at zoom 10. */
export function toUnits({ lat, lng }: Point): MapPoint {
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    x: (lng / 360 + 0.5) * worldUnits,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * worldUnits,
  }
}

/** How many units a pixel is at a zoom. */
export const unitsPerPixel = (zoom: number): number => 2 ** (unitsZoom - zoom)

/** An SVG path around points, in units rounded to a tenth, each point as the way from the one before. */
export function pathOf(points: readonly Point[]): string {
  let before: MapPoint = { x: 0, y: 0 }
  const [start, ...ways] = points.map((point) => {
    const { x, y } = toUnits(point)
    const at = { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
    const way = `${short(at.x - before.x)} ${short(at.y - before.y)}`
    before = at
    return way
  })
  return `M${start}l${ways.join(' ')}z`
}

const short = (number: number) => String(Math.round(number * 10) / 10)
