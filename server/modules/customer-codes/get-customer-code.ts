import { getAccount } from '#server/modules/identity/get-account.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type Contact, findClaim, hasUnclaimedCode } from './repository.ts'

export interface CustomerCode {
  /** The code that the account has claimed. */
  claimed: string | undefined
  /** Whether a code that nobody has claimed has the account's e-mail or phone on file. */
  hasUnclaimed: boolean
}

/** The customer code of the account. Only a confirmed e-mail and a confirmed phone number are looked up (ACCOUNT-73). */
export async function getCustomerCode(ctx: CustomerCtx): Promise<CustomerCode> {
  const found = await findClaim(ctx.db, ctx.actor.customerId)
  if (found || ctx.actor.isEmployee) return { claimed: found?.code, hasUnclaimed: false }
  const { email, email_confirmed_at, phone, phone_verified_at } = await getAccount(ctx)
  const contacts: Contact[] = [...(email_confirmed_at ? [{ email }] : []), ...(phone_verified_at ? [{ phone }] : [])]
  return { claimed: undefined, hasUnclaimed: await hasUnclaimedCode(ctx.db, contacts) }
}
