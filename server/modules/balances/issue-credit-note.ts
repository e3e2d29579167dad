import type { CreditNoteReason } from '#domain/balances/balance.ts'
import type { Ctx } from '#server/platform/context.ts'
import { insertCreditNotes } from './ledger-repository.ts'

interface NoteToIssue {
  customerId: string
  reason: CreditNoteReason
}

/**
 * Makes an empty credit note of a customer that does not expire, and gives its balance's id. The caller posts the
 * amount to the ledger in the same transaction.
 */
export async function issueCreditNote(ctx: Pick<Ctx, 'db' | 'now' | 'newId'>, note: NoteToIssue): Promise<string> {
  const [id = ''] = await issueCreditNotes(ctx, note, 1)
  return id
}

/** Makes several such credit notes in one statement, and gives the ids of their balances. */
export async function issueCreditNotes(
  ctx: Pick<Ctx, 'db' | 'now' | 'newId'>,
  note: NoteToIssue,
  count: number,
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => ctx.newId())
  if (count > 0) await insertCreditNotes(ctx.db, { ids, ...note, now: ctx.now })
  return ids
}
