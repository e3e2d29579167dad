import { type Point, distanceMetres } from '#domain/branches/distance.ts'
import { zoneAt } from '#domain/delivery/local-delivery.ts'
import { type Cell, arePlausibleMinutes, cellOf, isFresh, isUsable } from '#domain/delivery/router-minutes.ts'
import type { Ctx } from '#server/platform/context.ts'
import { queryRouter } from './query-router.ts'
import { type ServiceArea, listServiceAreas, listTravelMinutes, upsertTravelMinutes } from './repository.ts'

type TravelCtx = Pick<Ctx, 'db' | 'settings' | 'now' | 'log'>

interface Ways {
  /** The branches that the way may begin at; all open ones where undefined. */
  branchCodes?: readonly number[] | undefined
  points: readonly Point[]
  /** Minutes of a quote are `fresh`; an order is placed at what its quote used, while that is `usable`. */
  stored: 'fresh' | 'usable'
}

/**
 * Asks the router of OSRM_URL for the minutes of ways that are not stored, and stores them; what it does not give is
 * stored as such, and the zone's speed counts (DELIVERY-12). Call it before a transaction, never in one. Nothing without
 * the setting.
 */
export async function prepareTravelMinutes(ctx: TravelCtx, { branchCodes, points, stored }: Ways): Promise<void> {
  const url = ctx.settings.OSRM_URL
  if (!url || points.length === 0) return
  const areas = await listServiceAreas(ctx.db, branchCodes)
  const isKnown = await knownWays(ctx, points, stored === 'fresh' ? isFresh : isUsable)
  const isOpen = (area: ServiceArea, point: Point) => zoneAt(area.zones, point) && !isKnown(area.branchCode, point)
  const branches = areas.filter((area) => points.some((point) => isOpen(area, point)))
  const places = points.filter((point) => branches.some((area) => isOpen(area, point)))
  if (places.length === 0) return
  const table = await queryRouter(url, branches, places)
  if (!table) ctx.log.warn('the router gave no minutes; deliveries are priced by the speed of their zone')
  const rows = branches.flatMap((area, row) =>
    places.flatMap((point, column) => {
      if (!isOpen(area, point)) return []
      const minutes = table?.[row]?.[column]
      const isPlausible = arePlausibleMinutes(minutes, distanceMetres(area, point))
      return [{ branchCode: area.branchCode, ...cellOf(point), minutes: isPlausible ? minutes : null }]
    }),
  )
  await upsertTravelMinutes(
    ctx.db,
    [...new Map(rows.map((row) => [wayOf(row.branchCode, row), row])).values()],
    ctx.now,
  )
}

/** The stored minutes of ways, for pricing: undefined where there are none, or the router gave none. */
export async function readTravelMinutes(
  ctx: Pick<Ctx, 'db' | 'settings' | 'now'>,
  points: readonly Point[],
): Promise<(branchCode: number, point: Point) => number | undefined> {
  if (!ctx.settings.OSRM_URL || points.length === 0) return () => undefined
  const rows = (await listTravelMinutes(ctx.db, points.map(cellOf))).filter((row) => isUsable(row, ctx.now))
  const byWay = new Map(rows.map((row) => [wayOf(row.branchCode, row), row.minutes ?? undefined]))
  return (branchCode, point) => byWay.get(wayOf(branchCode, cellOf(point)))
}

async function knownWays({ db, now }: TravelCtx, points: readonly Point[], counts: typeof isFresh) {
  const rows = (await listTravelMinutes(db, points.map(cellOf))).filter((row) => counts(row, now))
  const ways = new Set(rows.map((row) => wayOf(row.branchCode, row)))
  return (branchCode: number, point: Point) => ways.has(wayOf(branchCode, cellOf(point)))
}

const wayOf = (branchCode: number, { latE4, lngE4 }: Cell) => `${branchCode} ${latE4} ${lngE4}`
