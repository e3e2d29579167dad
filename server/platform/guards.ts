import { refuse } from '#contract/refusals.ts'
import type { Ctx, CustomerCtx } from './context.ts'

/** Lets every caller in, visitors too. */
export function allowAnyone(ctx: Ctx): Ctx {
  return ctx
}

/** Lets a signed-in customer in; refuses others with 401. */
export function requireCustomer(ctx: Ctx): CustomerCtx {
  if (ctx.actor.kind !== 'customer') refuse('sign-in-required')
  return ctx as CustomerCtx
}

/**
 * Lets customers in who buy for themselves. An employee may buy only for a customer (CART-6), and there is no way yet
 * to select one.
 */
export function requireShopper(ctx: Ctx): CustomerCtx {
  const shopper = requireCustomer(ctx)
  if (shopper.actor.isEmployee) refuse('no-customer-selected')
  return shopper
}
