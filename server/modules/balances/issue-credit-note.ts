import type { CreditNoteReason } from '#domain/balances/balance.ts'
import type { Ctx } from '#server/platform/context.ts'
import { insertCreditNotes } from './ledger-repository.ts'

interface NoteToIssue {
  customerId: string
  reason: CreditNoteReason
}

/**
 * Makes an empty credit note of a customer, which does not expire, and gives its balance's id. The caller posts the
 * amount to the ledger in the same transaction.
 */
export async function issueCreditNote(ctx: Pick<Ctx, 'db' | 'now' | 'newId'>, note: NoteToIssue): Promise<string> {
  const [id = ''] = await issueCreditNotes(ctx, note, [null])
  return id
}

/** Makes a credit note for each of some expiries, null for none, in one statement; gives the ids of their balances. */
export async function issueCreditNotes(
  ctx: Pick<Ctx, 'db' | 'now' | 'newId'>,
  note: NoteToIssue,
  expiries: readonly (Date | null)[],
): Promise<string[]> {
  const notes = expiries.map((expiresAt) => ({ id: ctx.newId(), expiresAt }))
  if (notes.length > 0) await insertCreditNotes(ctx.db, { notes, ...note, now: ctx.now })
  return notes.map(({ id }) => id)
}
