import type { Point } from '#domain/branches/distance.ts'

/*
 * Zooms are those of vector maps: at zoom 0 the world is 512 px wide. So at 6.4 the country is 430 px wide, and at 13
 * single streets are visible. Leaflet's zoom 0 is 256 px wide, so its number for the same view is one higher.
 */
export const lowestZoom = 3
/** A branch alone is shown with its city around it. */
export const cityZoom = 12
/** From this width on the map of the contact page is the higher one: the breakpoint `lg`. */
export const wideMap = '(min-width: 48rem)'
/**
 * The smallest frames of that map in pixels, below and from `wideMap` on: the page's HTML knows no window, and the view
 * of all branches fits them.
 */
export const smallFrame: Frame = { width: 288, height: 256, padding: 16, pinHeight: 20 }
export const wideFrame: Frame = { width: 600, height: 448, padding: 48, pinHeight: 34 }
export const streetZoom = 13

/** Converts one of our zooms to Leaflet's zoom for the same view. */
export const toLeafletZoom = (zoom: number): number => zoom + 1

/** The middle of the Dominican Republic, where no branch gives another. */
const countryCentre: Point = { lat: 18.95, lng: -69.78 }

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

/** A point of the Mercator plane as a place. */
function toPoint({ x, y }: MapPoint): Point {
  const lat = 2 * Math.atan(Math.exp(2 * Math.PI * (0.5 - y / worldUnits))) - Math.PI / 2
  return { lat: (lat * 180) / Math.PI, lng: (x / worldUnits - 0.5) * 360 }
}

/** The frame of a map, in pixels. */
export interface Frame {
  width: number
  height: number
  /** The free space between the pins and the edges. */
  padding: number
  /** Pins stand on their place: so many pixels above the northernmost one belong to the view. */
  pinHeight: number
}

interface View {
  centre: Point
  zoom: number
}

/** The closest view of a frame that shows all pins with their padding, at most `cityZoom`. Zooms are in steps of a tenth. */
export function viewOf(pins: readonly Point[], { width, height, padding, pinHeight }: Frame): View {
  const places = (pins.length > 0 ? pins : [countryCentre]).map(toUnits)
  const range = (values: number[]) => ({ low: Math.min(...values), high: Math.max(...values) })
  const x = range(places.map((place) => place.x))
  const y = range(places.map((place) => place.y))
  const units = Math.max(
    (x.high - x.low) / (width - 2 * padding),
    (y.high - y.low) / (height - 2 * padding - pinHeight),
  )
  const fitting = Math.floor(10 * (unitsZoom - Math.log2(units))) / 10
  const zoom = Math.max(lowestZoom, Math.min(cityZoom, fitting))
  const middle = { x: (x.low + x.high) / 2, y: (y.low + y.high - pinHeight * unitsPerPixel(zoom)) / 2 }
  return { centre: toPoint(middle), zoom }
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
