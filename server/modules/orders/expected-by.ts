import { webPage } from '#contract/configuration.ts'
import { parseOpeningHours } from '#domain/branches/opening-hours.ts'
import { expectedByMs } from '#domain/orders/expected-by.ts'
import type { OrderDetailRow } from './repository.ts'

/** When an order arrives at the latest (ORDER-15), by the hours of its branch and the store's holidays. */
export function expectedBy(row: OrderDetailRow): Date | undefined {
  const atMs = expectedByMs(row, {
    hours: parseOpeningHours(row.openingHours),
    // Holidays that do not fit count as not set, as on pages.
    holidays: webPage.shape.holidays.safeParse(row.holidays).data ?? [],
  })
  return atMs === undefined ? undefined : new Date(atMs)
}
