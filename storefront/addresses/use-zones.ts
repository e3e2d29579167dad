import { useEffect, useState } from 'react'
import { type Centavos, toCentavos } from '#domain/money/money.ts'
import type { Point } from '#domain/branches/distance.ts'
import { browserClient } from '../shopper/browser-client.ts'

type Polygon = readonly Point[]

/** A delivery zone, and what a delivery there costs at least. */
export interface Zone {
  polygon: Polygon
  fromCentavos: Centavos
}

/** The delivery zones of branches, by their code. */
export type Zones = ReadonlyMap<number, readonly Zone[]>

const branchesMax = 30

/** The delivery zones of branches; undefined until they have loaded. A map without them works as well. */
export function useZones(branchCodes: readonly number[]): Zones | undefined {
  const [zones, setZones] = useState<Zones>()
  const codes = branchCodes.slice(0, branchesMax).join(',')
  useEffect(() => {
    if (!codes) return
    const controller = new AbortController()
    loadZones(codes.split(',').map(Number), controller.signal).then(
      (loaded) => !controller.signal.aborted && setZones(loaded),
      () => {},
    )
    return () => controller.abort()
  }, [codes])
  return zones
}

async function loadZones(branchCodes: readonly number[], signal: AbortSignal): Promise<Zones> {
  const { listBranchLimits } = await import('#contract/branches.ts')
  const all = await Promise.all(
    branchCodes.map((codplace) => browserClient.call(listBranchLimits, { codplace }, { signal })),
  )
  return new Map(
    branchCodes.map((code, index) => [
      code,
      (all[index] ?? []).map(({ limits, price_from }) => ({
        polygon: limits.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude })),
        fromCentavos: toCentavos(price_from),
      })),
    ]),
  )
}
