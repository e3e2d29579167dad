import { lastPage, pageBounds } from '#domain/products/listing.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import * as repository from './repository.ts'
import { type ShownProductRow, listShownProducts } from './shown-product-repository.ts'

export interface OrderPage {
  rows: repository.OrderRow[]
  /** The products that are shown of the orders, the dearest line of each first. */
  shown: ShownProductRow[]
  total: number
  page: number
  pages: number
  limit: number
}

/** One page of the customer's orders, newest first. A page past the end is empty and tells how many there are. */
export async function listOrders(
  ctx: CustomerCtx,
  filters: repository.OrderFilters,
  page: number,
  limit: number,
): Promise<OrderPage> {
  const { customerId } = ctx.actor
  const rows = await repository.listOrders(ctx.db, customerId, filters, pageBounds(page, limit))
  const orderIds = rows.map(({ id }) => id)
  const shown = rows.length > 0 ? await listShownProducts(ctx.db, orderIds, ctx.language) : []
  const total =
    page === 1 && rows.length < limit ? rows.length : await repository.countOrders(ctx.db, customerId, filters)
  return { rows, shown, total, page, pages: lastPage(total, limit), limit }
}

/** The moment since which a period of the list reaches: ten days, or six months by the calendar (ORDER-5). */
export function startOf(period: '10d' | '6m', now: Date): Date {
  const start = new Date(now)
  if (period === '10d') {
    start.setUTCDate(start.getUTCDate() - 10)
    return start
  }
  start.setUTCMonth(start.getUTCMonth() - 6)
  // Six months before 31 August there is no 31st: the last of February instead of a day in March.
  if (start.getUTCDate() !== now.getUTCDate()) start.setUTCDate(0)
  return start
}
