import { refuse } from '#contract/refusals.ts'
import { anonymiseAccount } from '#server/modules/identity/anonymise-account.ts'
import { getAccount } from '#server/modules/identity/get-account.ts'
import type { RightAnswer } from '#server/platform/identity-service.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { deleteKeysOf } from '#server/platform/http/idempotency.ts'
import { enqueueMail } from '#server/messages/enqueue.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'

/**
 * Deletes the customer's account (ACCOUNT-57): every module deletes what it stores about the person or takes the person
 * out of it, all sessions end, and a mail confirms it. Refuses an employee, and while an order, a balance or a credit is
 * open. Its route locks the account alone: an order that is being placed comes first, and nothing is written after it.
 */
export async function deleteAccount(
  ctx: CustomerCtx,
  parts: readonly PersonalData[],
  factor: RightAnswer | undefined,
): Promise<void> {
  if (ctx.actor.isEmployee) refuse('not-allowed')
  const account = await getAccount(ctx)
  const { email, first_name: firstName, language } = account
  await factor?.accept(ctx, account)
  for (const { refuseErasure } of parts) await refuseErasure?.(ctx)
  for (const { erase } of parts) await erase?.(ctx)
  await deleteKeysOf(ctx.db, account.id)
  await anonymiseAccount(ctx)
  await enqueueMail(ctx, {
    to: email,
    template: 'account-deleted',
    language: language ?? ctx.language,
    data: { firstName, at: ctx.now.toISOString() },
  })
}
