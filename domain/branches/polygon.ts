import type { Point } from './distance.ts'

/** About a tenth of a millimetre: what a point may lie beside an edge and still count as on it. */
const borderDegrees = 1e-9

/**
 * Whether a point lies in a delivery polygon, its border included. Fewer than three vertices enclose nothing. Degrees
 * are taken as a flat map, which is exact enough for a city and wrong across the date line.
 */
export function isInside(point: Point, polygon: readonly Point[]): boolean {
  if (polygon.length < 3) return false
  let inside = false
  let previous = polygon[polygon.length - 1]
  for (const vertex of polygon) {
    if (previous && isOnEdge(point, previous, vertex)) return true
    if (previous && isCrossed(point, previous, vertex)) inside = !inside
    previous = vertex
  }
  return inside
}

/** Whether a ray from the point to the east crosses the edge. Its lower end belongs to it, its upper end does not. */
function isCrossed(point: Point, a: Point, b: Point): boolean {
  if (a.lat > point.lat === b.lat > point.lat) return false
  return point.lng < a.lng + ((point.lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng)
}

function isOnEdge(point: Point, a: Point, b: Point): boolean {
  const along = { lat: b.lat - a.lat, lng: b.lng - a.lng }
  const away = { lat: point.lat - a.lat, lng: point.lng - a.lng }
  const length = Math.hypot(along.lat, along.lng)
  // An edge this short is a point: dividing by its length would say nothing of how far away the point lies.
  if (length <= borderDegrees) return Math.hypot(away.lat, away.lng) <= borderDegrees
  const beside = Math.abs(along.lng * away.lat - along.lat * away.lng) / length
  const reached = (along.lat * away.lat + along.lng * away.lng) / length
  return beside <= borderDegrees && reached >= -borderDegrees && reached <= length + borderDegrees
}
