import { restoreCustomerCode } from '#server/modules/identity/accounts.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { findClaim, release } from './repository.ts'

/** The customer code that the account has claimed. After a deletion its owner can claim it again, with another account. */
export const customerCodeData: PersonalData = {
  name: 'customer_code',
  async collect({ db, actor }) {
    const found = await findClaim(db, actor.customerId)
    if (!found) return null
    const { code, claimedAt, email, phone } = found
    return { customer_code: code, claimed_at: claimedAt, email_on_file: email, phone_on_file: phone }
  },
  async erase(ctx) {
    const found = await findClaim(ctx.db, ctx.actor.customerId)
    if (!found) return
    await restoreCustomerCode(ctx, ctx.actor.customerId, found.accountCode)
    await release(ctx.db, ctx.actor.customerId)
  },
}
