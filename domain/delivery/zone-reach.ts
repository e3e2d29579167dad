import { type Point, distanceMetres } from '../branches/distance.ts'
import type { Centavos } from '../money/money.ts'

interface ReachingZone {
  polygon: readonly Point[]
  /** What a delivery there costs at least. */
  fromCentavos: Centavos
}

/** How far each zone of a branch reaches, the nearest first: the mean distance of its border, in whole kilometres. Of zones that reach equally far the cheapest one counts. */
export function reachesOf<Z extends ReachingZone>(branch: Point, zones: readonly Z[]): (Z & { km: number })[] {
  const cheapest = new Map<number, Z>()
  for (const zone of zones) {
    const mean = zone.polygon.reduce((sum, point) => sum + distanceMetres(branch, point), 0) / zone.polygon.length
    const km = Math.max(1, Math.round(mean / 1000))
    const known = cheapest.get(km)
    if (!known || zone.fromCentavos < known.fromCentavos) cheapest.set(km, zone)
  }
  return [...cheapest].map(([km, zone]) => ({ ...zone, km })).toSorted((a, b) => a.km - b.km)
}
