import { type Point, distanceMetres } from '#domain/branches/distance.ts'
import { localDeliveryCost, travelMinutes, zoneAt } from '#domain/delivery/local-delivery.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { Ctx } from '#server/platform/context.ts'
import { type ServiceArea, listServiceAreas } from './repository.ts'
import { readTravelMinutes } from './travel-minutes.ts'

export interface AvailableDelivery {
  branchCode: number
  available: true
  costCentavos: Centavos
  /** How long the messenger travels by the router, or else at the zone's speed, with its fraction. */
  minutes: number
  /** The great-circle distance from the branch (DELIVERY-3), with its fraction. */
  metres: number
}

/** What a branch's own messenger costs to a place; not available where no zone of an open branch contains it. */
export type LocalDelivery = AvailableDelivery | { branchCode: number; available: false }

/**
 * What the messengers of several branches cost to one place (DELIVERY-3), in the order of `branchCodes`. An unknown or
 * closed branch does not deliver.
 */
export async function quoteLocalDeliveries(
  ctx: Ctx,
  branchCodes: readonly number[],
  point: Point,
): Promise<LocalDelivery[]> {
  const [quotes] = await quotePlaces(ctx, branchCodes, [point])
  return quotes ?? []
}

/** The same for several places: a list of quotes for each, in the order of `points`. Nobody delivers to no place. */
export async function quotePlaces(
  ctx: Ctx,
  branchCodes: readonly number[],
  points: readonly (Point | undefined)[],
): Promise<LocalDelivery[][]> {
  const areas = new Map((await listServiceAreas(ctx.db, branchCodes)).map((area) => [area.branchCode, area]))
  const minutesOf = await readTravelMinutes(
    ctx,
    points.filter((point) => point !== undefined),
  )
  return points.map((point) =>
    branchCodes.map((branchCode) => {
      const area = areas.get(branchCode)
      return area && point ? quoteFrom(area, point, minutesOf(branchCode, point)) : { branchCode, available: false }
    }),
  )
}

/** For each place, the open branches that deliver there, nearest first; none for no place. */
export async function listDeliveries(ctx: Ctx, points: readonly (Point | undefined)[]): Promise<AvailableDelivery[][]> {
  if (!points.some(Boolean)) return points.map(() => [])
  const areas = await listServiceAreas(ctx.db)
  const minutesOf = await readTravelMinutes(
    ctx,
    points.filter((point) => point !== undefined),
  )
  return points.map((point) =>
    (point ? areas.map((area) => quoteFrom(area, point, minutesOf(area.branchCode, point))) : [])
      .filter((quote) => quote.available)
      .sort((a, b) => a.metres - b.metres),
  )
}

function quoteFrom(area: ServiceArea, point: Point, routerMinutes: number | undefined): LocalDelivery {
  const { branchCode } = area
  const zone = zoneAt(area.zones, point)
  if (!zone) return { branchCode, available: false }
  const metres = distanceMetres(area, point)
  const minutes = routerMinutes ?? travelMinutes(metres, zone.speedKmh)
  return { branchCode, available: true, costCentavos: localDeliveryCost(zone, metres, minutes), minutes, metres }
}
