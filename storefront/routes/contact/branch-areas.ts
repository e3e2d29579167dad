import { listBranchLimits } from '#contract/branches.ts'
import type { Point } from '#domain/branches/distance.ts'
import type { PageContext } from '../../page/page-context.ts'

export interface BranchArea {
  code: number
  /** The areas that the branch delivers to itself, as polygons. */
  zones: Point[][]
}

type Store = Pick<PageContext, 'client' | 'keepNot'>

/** The delivery areas of branches. Maps stand without those that cannot be had, and such a page is not kept. */
export async function loadAreas(store: Store, codes: readonly number[]): Promise<BranchArea[]> {
  return Promise.all(codes.map(async (code) => ({ code, zones: await zonesOf(store, code) })))
}

async function zonesOf({ client, keepNot }: Store, codplace: number): Promise<Point[][]> {
  const areas = await client.call(listBranchLimits, { codplace }).catch(() => {
    keepNot()
    return []
  })
  return areas.map(({ limits }) =>
    limits.map(({ latitude, longitude }) => ({ lat: short(latitude), lng: short(longitude) })),
  )
}

/** Ten metres are finer than any map here. */
const short = (degrees: number) => Math.round(degrees * 1e4) / 1e4
