import { webPage } from '#contract/configuration.ts'
import { parseOpeningHours } from '#domain/branches/opening-hours.ts'
import { type ExpectedOrder, expectedByMs } from '#domain/orders/expected-by.ts'
import type { OrderDetailRow } from './repository.ts'

/** An order with what the time of its arrival depends on. */
export type ExpectedRow = ExpectedOrder & Pick<OrderDetailRow, 'openingHours' | 'holidays'>

/** When an order arrives at the latest (ORDER-15), by the hours of its branch and the store's holidays. */
export function expectedBy(row: ExpectedRow): Date | undefined {
  const atMs = expectedByMs(row, {
    hours: parseOpeningHours(row.openingHours),
    // Holidays that do not fit count as not set, as on pages.
    holidays: webPage.shape.holidays.safeParse(row.holidays).data ?? [],
  })
  return atMs === undefined ? undefined : new Date(atMs)
}
