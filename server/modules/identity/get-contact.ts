import { refuse } from '#contract/refusals.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { findAccountById } from './repository.ts'

/** The recipient of an order's mail. */
export interface Contact {
  email: string
  firstName: string
  lastName: string
}

/** The e-mail address and the name of the signed-in customer. */
export async function getContact(ctx: CustomerCtx): Promise<Contact> {
  const account = (await findAccountById(ctx.db, ctx.actor.customerId)) ?? refuse('not-found')
  return { email: account.email, firstName: account.first_name, lastName: account.last_name }
}
