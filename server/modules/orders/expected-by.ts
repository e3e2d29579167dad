import { webPage } from '#contract/configuration.ts'
import { parseOpeningHours } from '#domain/branches/opening-hours.ts'
import { type ExpectedOrder, expectedByMs } from '#domain/orders/expected-by.ts'
import { readyByMs } from '#domain/orders/ready-by.ts'
import type { OrderRow } from './repository.ts'

/** An order with what the time of its arrival depends on. */
export type ExpectedRow = ExpectedOrder & Pick<OrderRow, 'openingHours' | 'holidays'>

/** When an order arrives at the latest (ORDER-15), by the hours of its branch and the store's holidays. */
export function expectedBy(row: ExpectedRow): Date | undefined {
  return instantOf(expectedByMs(row, { hours: parseOpeningHours(row.openingHours), holidays: holidaysOf(row) }))
}

/** When an order can be collected (ORDER-14), by the same hours and holidays. */
export function readyBy(row: OrderRow): Date | undefined {
  const hours = parseOpeningHours(row.openingHours)
  return instantOf(
    readyByMs(row, {
      opening: hours && { hours, holidays: holidaysOf(row) },
      preparationMinutes: webPage.shape.preparation_minutes.safeParse(row.preparationMinutes).data ?? null,
    }),
  )
}

/** Settings that do not fit count as not set, as on pages. */
const holidaysOf = ({ holidays }: Pick<OrderRow, 'holidays'>) => webPage.shape.holidays.safeParse(holidays).data ?? []

const instantOf = (atMs: number | undefined) => (atMs === undefined ? undefined : new Date(atMs))
