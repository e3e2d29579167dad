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
