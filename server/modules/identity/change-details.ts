import type { CustomerCtx } from '#server/platform/context.ts'
import type { Account } from './account.ts'
import { type Details, updateDetails } from './repository.ts'

/**
 * Changes names, phone and identification of the customer and gives the account; a field that is undefined stays. A new
 * phone number counts as not verified.
 */
export async function changeDetails({ db, actor }: CustomerCtx, details: Details): Promise<Account> {
  return updateDetails(db, actor.customerId, details)
}
