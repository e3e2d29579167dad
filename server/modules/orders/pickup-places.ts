import { directionsUrl } from '#domain/branches/directions.ts'
import { parseOpeningHours } from '#domain/branches/opening-hours.ts'
import { readyAtMs } from '#domain/branches/ready-time.ts'
import { listBranches } from '#server/modules/branches/list-branches.ts'
import { getWebPage } from '#server/modules/configuration/web-page.ts'
import type { CustomerCtx } from '#server/platform/context.ts'

/** What the mail about an order says of the branch where it is picked up. */
export interface PickupPlace {
  place: string
  phone: string
  hours?: string
  /** By when the order is ready, as BRANCH-10 promises it. */
  at?: string
  url: string
}

/**
 * The branches where orders that are placed now are picked up, by their codes. Nothing is prepared before its payment has
 * arrived, so none has a time while one is awaited.
 */
export async function pickupPlaces(ctx: CustomerCtx, isUnpaid: boolean): Promise<ReadonlyMap<number, PickupPlace>> {
  const { preparation_minutes: preparationMinutes, holidays } = await getWebPage(ctx)
  return new Map(
    (await listBranches(ctx)).map((branch) => {
      const { code, address, city, phone, opening_hours: stored } = branch
      const hours = branch.active ? parseOpeningHours(stored) : undefined
      const readyMs = isUnpaid
        ? undefined
        : readyAtMs({ opening: hours && { hours, holidays }, preparationMinutes }, ctx.now)
      const place: PickupPlace = {
        place: [address, city].filter(Boolean).join(', '),
        phone,
        ...(hours && stored && { hours: stored }),
        ...(readyMs !== undefined && { at: new Date(readyMs).toISOString() }),
        url: directionsUrl(branch),
      }
      return [code, place] as const
    }),
  )
}
