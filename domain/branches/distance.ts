/** A place on earth in degrees. */
export interface Point {
  lat: number
  lng: number
}

const earthRadiusMetres = 6_371_008.8

/** The great-circle distance of two places in metres, by the haversine on a sphere of the mean radius (PRODUCT-8). */
export function distanceMetres(a: Point, b: Point): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2)
  const halfLng = Math.sin(radians(b.lng - a.lng) / 2)
  const haversine = halfLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLng ** 2
  // Rounding can lift the haversine of opposite places a little above 1, where the arc sine has no value.
  return 2 * earthRadiusMetres * Math.asin(Math.sqrt(Math.min(1, haversine)))
}

/** The place closest to a point, the first of equally close ones. Undefined when there is none. */
export function nearest<P extends Point>(point: Point, places: readonly P[]): P | undefined {
  let best: { place: P; metres: number } | undefined
  for (const place of places) {
    const metres = distanceMetres(point, place)
    if (!best || metres < best.metres) best = { place, metres }
  }
  return best?.place
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
