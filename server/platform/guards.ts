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

/** Lets a signed-in employee in; refuses visitors with 401 and other customers with 403. */
export function requireEmployee(ctx: Ctx): CustomerCtx {
  const staff = requireCustomer(ctx)
  if (!staff.actor.isEmployee) refuse('not-allowed')
  return staff
}

/**
 * Refuses with `own-record` an employee who is about to decide about their own account: nobody gives themselves money
 * or takes a step of their own order (PAYMENT-25).
 */
export function refuseOwnRecord({ actor }: CustomerCtx, customerId: string): void {
  if (actor.customerId === customerId) refuse('own-record')
}

const recentMs = 10 * 60_000

/**
 * Lets a signed-in customer in who proved within the last ten minutes, on this device, who they are; refuses others.
 * For changes that a stranger on an open phone must not make (ACCOUNT-23).
 */
export function requireRecentAuthentication(ctx: Ctx): CustomerCtx {
  const { actor, now } = requireCustomer(ctx)
  const { authenticatedAt } = actor
  if (!authenticatedAt || now.getTime() - authenticatedAt.getTime() > recentMs) refuse('authentication-needed')
  return ctx as CustomerCtx
}
