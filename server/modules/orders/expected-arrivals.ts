import { parseOpeningHours } from '#domain/branches/opening-hours.ts'
import { expectedByMs } from '#domain/orders/expected-by.ts'
import type { PaymentKind } from '#domain/payments/payment-kinds.ts'
import { listBranches } from '#server/modules/branches/list-branches.ts'
import { getWebPage } from '#server/modules/configuration/web-page.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { NewOrders } from './new-orders.ts'

/** By when orders that are placed now are brought (ORDER-15), by their branches; without those of which nothing is said. */
export async function expectedArrivals(
  ctx: CustomerCtx,
  { delivery, promisedDays }: Pick<NewOrders, 'delivery' | 'promisedDays'>,
  paymentKinds: readonly PaymentKind[],
): Promise<ReadonlyMap<number, string>> {
  const { holidays } = await getWebPage(ctx)
  const order = { status: 'created', delivery, promisedDays, paymentKinds, createdAt: ctx.now } as const
  return new Map(
    (await listBranches(ctx)).flatMap(({ code, active, opening_hours: stored }) => {
      const hours = active ? parseOpeningHours(stored) : undefined
      const atMs = expectedByMs(order, { hours, holidays })
      return atMs === undefined ? [] : [[code, new Date(atMs).toISOString()] as const]
    }),
  )
}
