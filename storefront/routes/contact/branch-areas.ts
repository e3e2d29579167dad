import { listBranchLimits } from '#contract/branches.ts'
import type { Point } from '#domain/branches/distance.ts'
import type { PageContext } from '../../page/page-context.ts'

export interface BranchArea {
  code: number
  /** The delivery areas of the branch, as polygons. */
  zones: Point[][]
}

type Store = Pick<PageContext, 'client' | 'doNotCache'>

/** The delivery areas of branches. An area that fails to load is missing on the map, and such a page is not cached. */
export async function loadAreas(store: Store, codes: readonly number[]): Promise<BranchArea[]> {
  return Promise.all(codes.map(async (code) => ({ code, zones: await zonesOf(store, code) })))
}

async function zonesOf({ client, doNotCache }: Store, codplace: number): Promise<Point[][]> {
  const areas = await client.call(listBranchLimits, { codplace }).catch(() => {
    doNotCache()
    return []
  })
  return areas.map(({ limits }) =>
    limits.map(({ latitude, longitude }) => ({ lat: rounded(latitude), lng: rounded(longitude) })),
  )
}

/** Four decimals are about ten metres, finer than these maps show. */
const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4
