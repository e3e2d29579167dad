import { listBranchLimits } from '#contract/branches.ts'
import type { Client } from '#contract/client.ts'
import type { Point } from '#domain/branches/distance.ts'

export interface BranchArea {
  code: number
  /** The areas that the branch delivers to itself, as polygons. */
  zones: Point[][]
}

/** The delivery areas of branches. Maps stand without those that cannot be had. */
export async function loadAreas(client: Client, codes: readonly number[]): Promise<BranchArea[]> {
  return Promise.all(codes.map(async (code) => ({ code, zones: await zonesOf(client, code) })))
}

async function zonesOf(client: Client, codplace: number): Promise<Point[][]> {
  const areas = await client.call(listBranchLimits, { codplace }).catch(() => [])
  return areas.map(({ limits }) => limits.map(({ latitude, longitude }) => ({ lat: short(latitude), lng: short(longitude) })))
}

/** Ten metres are finer than any map here. */
const short = (degrees: number) => Math.round(degrees * 1e4) / 1e4
