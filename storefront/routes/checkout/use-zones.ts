import { useEffect, useState } from 'react'
import type { Point } from '#domain/branches/distance.ts'
import { isInside } from '#domain/branches/polygon.ts'
import { browserClient } from '../../shopper/browser-client.ts'

/** The delivery areas of branches, by their code. */
export type Zones = ReadonlyMap<number, readonly (readonly Point[])[]>

/** The delivery areas of branches; undefined until they have loaded. Without them only the store can say whether it delivers. */
export function useZones(branchCodes: readonly number[]): Zones | undefined {
  const [zones, setZones] = useState<Zones>()
  const codes = branchCodes.join(',')
  useEffect(() => {
    let isStale = false
    loadZones(codes.split(',').map(Number)).then(
      (loaded) => !isStale && setZones(loaded),
      () => {},
    )
    return () => {
      isStale = true
    }
  }, [codes])
  return zones
}

async function loadZones(branchCodes: readonly number[]): Promise<Zones> {
  const { listBranchLimits } = await import('#contract/branches.ts')
  const all = await Promise.all(branchCodes.map((codplace) => browserClient.call(listBranchLimits, { codplace })))
  return new Map(
    branchCodes.map((code, index) => [
      code,
      (all[index] ?? []).map(({ limits }) =>
        limits.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude })),
      ),
    ]),
  )
}

/** The codes of the branches that do not deliver to a point. */
export function branchesOutOfReach(zones: Zones, place: Point): number[] {
  return [...zones]
    .filter(([, polygons]) => !polygons.some((polygon) => isInside(place, polygon)))
    .map(([code]) => code)
}
