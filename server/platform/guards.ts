import { refuse } from '#contract/refusals.ts'
import type { Ctx, CustomerCtx } from './context.ts'

/** Lets everybody in. */
export function anyone(ctx: Ctx): Ctx {
  return ctx
}

/** Lets a signed-in customer in; others are told to sign in (401). */
export function requireCustomer(ctx: Ctx): CustomerCtx {
  if (ctx.actor.kind !== 'customer') refuse('sign-in-required')
  return ctx as CustomerCtx
}
