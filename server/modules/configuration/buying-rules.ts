import { sql } from 'kysely'
import { refuse, refuseIf } from '#contract/refusals.ts'
import { refusalToBuy, refusalToChangeCart } from '#domain/configuration/buying.ts'
import type { Ctx, CustomerCtx } from '#server/platform/context.ts'
import { requireCustomer, requireShopper } from '#server/platform/guards.ts'

/**
 * The rules for buying as a column of a statement. They are read together with the session, which every request of a
 * customer reads anyhow: that costs no trip to the database, and a rule that staff change holds with the next request
 * in every process. What is not `false` is on, as for pages.
 */
export const buyingRules = sql`(
  select json_build_object('active', page.value -> 'active' is distinct from 'false',
    'customer_active', page.value -> 'customer_active' is distinct from 'false',
    'employee_active', page.value -> 'employee_active' is distinct from 'false')
  from (select (select value from settings where name = 'general.web_page') as value) page)`

/** Lets those in who change a cart of their own, while the page is not disabled (CHECKOUT-1). */
export function requireCartOwner(ctx: Ctx): CustomerCtx {
  const shopper = requireShopper(ctx)
  refuseIf(refusalToChangeCart(shopper.actor.buying))
  return shopper
}

/**
 * Lets those in who buy for themselves. Employees hear first that they may not buy at all. Whether customers may is
 * asked by the use case (`refuseBlocked`): an order that was placed before is answered again even where no further one
 * is taken.
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
