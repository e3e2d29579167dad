import type { CreditNoteReason } from '#domain/balances/balance.ts'
import type { Ctx } from '#server/platform/context.ts'
import { insertCreditNote } from './ledger-repository.ts'

/**
 * Makes an empty credit note of a customer that does not expire, and gives its balance's id. The caller posts the
 * amount to the ledger in the same transaction.
 */
export async function issueCreditNote(
  ctx: Pick<Ctx, 'db' | 'now' | 'newId'>,
  note: { customerId: string; reason: CreditNoteReason },
): Promise<string> {
  const id = ctx.newId()
  await insertCreditNote(ctx.db, { id, ...note, now: ctx.now })
  return id
}
