import { sql } from 'kysely'
import { refuse, refuseIf } from '#contract/refusals.ts'
import { refusalToBuy, refusalToChangeCart } from '#domain/configuration/buying.ts'
import type { Ctx, CustomerCtx } from '#server/platform/context.ts'
import { requireCustomer } from '#server/platform/guards.ts'

/**
 * The rules for buying, as a column of a statement. The statement that reads a customer's session on every request
 * selects it as well, so a change by staff takes effect with the next request in every process, without another query.
 * A rule is on unless it is `false`, as for pages; phones are confirmed only where that is `true`.
 */
export const buyingRules = sql`(
  select json_build_object('active', page.value -> 'active' is distinct from 'false',
    'customer_active', page.value -> 'customer_active' is distinct from 'false',
    'employee_active', page.value -> 'employee_active' is distinct from 'false',
    'validate_phone_on_checkout', page.value -> 'validate_phone_on_checkout' is not distinct from 'true')
  from (select (select value from settings where name = 'general.web_page') as value) page)`

/**
 * Guard: customers who change a cart of their own, while the page is not disabled (CHECKOUT-1). An employee may buy
 * only for a customer (CART-6), and there is no way yet to select one.
 */
export function requireCartOwner(ctx: Ctx): CustomerCtx {
  const owner = requireCustomer(ctx)
  if (owner.actor.isEmployee) refuse('no-customer-selected')
  refuseIf(refusalToChangeCart(owner.actor.buying))
  return owner
}

/**
 * Guard: customers who buy for themselves. An employee is refused first by the rules for employees. For customers the use
 * case checks the rules (`refuseBlocked`), since a repeated request for an order that was already placed gets its
 * response even while no further order is taken.
 */
export function requireBuyer(ctx: Ctx): CustomerCtx {
  const buyer = requireCustomer(ctx)
  if (!buyer.actor.isEmployee) return buyer
  refuseBlocked(buyer)
  return refuse('no-customer-selected')
}

/** Refuses an order while the rules of the configuration block its buyer (CHECKOUT-1). */
export function refuseBlocked({ actor }: CustomerCtx): void {
  refuseIf(refusalToBuy(actor.buying, actor.isEmployee))
}
