import type { CustomerCtx } from '#server/platform/context.ts'
import { requireRecentAuthentication } from '#server/platform/guards.ts'
import { getAccount } from './get-account.ts'

/**
 * Refuses another phone number in place of a confirmed one without a recent proof of who the customer is (ACCOUNT-36):
 * a stranger on an open phone must not get the messages that go to a confirmed number.
 */
export async function requireProofForPhone(ctx: CustomerCtx, phone: string): Promise<void> {
  const account = await getAccount(ctx)
  if (account.phone_verified_at && phone !== account.phone) requireRecentAuthentication(ctx)
}
