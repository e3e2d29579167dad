import type { Point } from '#domain/branches/distance.ts'

/*
 * Zooms are those of vector maps: at zoom 0 the world is 512 px wide. So at 6.4 the country is 430 px wide, and at 13
 * single streets are visible. Leaflet's zoom 0 is 256 px wide, so its number for the same view is one higher.
 */
export const lowestZoom = 3
/** The zooms at which the branches fill the map of the contact page, on a phone and on a wide screen. */
export const firstZoom = 6
export const firstWideZoom = 7
/** From this width on the map is the higher one, and begins with `firstWideZoom`: the breakpoint `lg`. */
export const wideMap = '(min-width: 48rem)'
export const streetZoom = 13

/** Converts one of our zooms to Leaflet's zoom for the same view. */
export const toLeafletZoom = (zoom: number): number => zoom + 1

/** The first centre of the map: the middle of the Dominican Republic, between the branches. */
export const countryCentre: Point = { lat: 18.95, lng: -69.78 }

const unitsZoom = 10
const worldUnits = 512 * 2 ** unitsZoom

/**
 * A point in units of the projection. Rounded to whole units it is accurate to about seventy metres. Our own maps use
 * only these units.
 */
export interface MapPoint {
  x: number
  y: number
}

/** A place on the Mercator plane, with y downwards. The unit is the size of a pixel at zoom 10. */
export function toUnits({ lat, lng }: Point): MapPoint {
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    x: (lng / 360 + 0.5) * worldUnits,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * worldUnits,
  }
}

/** The number of units per pixel at a zoom. */
export const unitsPerPixel = (zoom: number): number => 2 ** (unitsZoom - zoom)

/**
 * An SVG path around points, in units rounded to a tenth. Each point is relative to the one before, which makes the
 * text short.
 */
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
