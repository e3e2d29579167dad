import type { CustomerCtx } from '#server/platform/context.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { getAccount } from './get-account.ts'
import { presentUser } from './present.ts'
import { listStoredSessions } from './devices-repository.ts'

/** The account itself and its devices. The account is anonymised last, by the use case that deletes it. */
export const accountData: PersonalData = { name: 'account', collect: collectAccount }

async function collectAccount(ctx: CustomerCtx) {
  const account = await getAccount(ctx)
  // The default address is among the addresses, which another module knows.
  const { address: _, ...user } = presentUser(account, null)
  return {
    user,
    company: account.company,
    tax_id: account.tax_id,
    registered_at: account.created_at,
    policies_accepted_at: account.policies_accepted_at,
    email_confirmed_at: account.email_confirmed_at,
    phone_confirmed_at: account.phone_verified_at,
    first_signed_in_at: account.first_session_at,
    devices: await listStoredSessions(ctx.db, ctx.actor.customerId),
  }
}
