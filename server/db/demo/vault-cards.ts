import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/database.ts'

/**
 * Brings the saved cards of the demo's customers, those that are left, into the vault of the payment sandbox, where they
 * can be charged. `fingerprintOf` is the vault's for a test number with these last four digits. Changes nothing where
 * that has happened.
 */
export async function fillVaultCards(
  db: Database,
  savedCardIds: readonly string[],
  fingerprintOf: (lastFour: string) => string,
): Promise<void> {
  const cards = await db
    .selectFrom('saved_cards')
    .select(['vault_token', 'brand', 'last_four', 'expiry_month', 'expiry_year', 'created_at'])
    .where('id', 'in', savedCardIds)
    .where('fingerprint', 'is', null)
    .execute()
  if (cards.length === 0) return
  const rows = cards.map(({ vault_token: token, last_four, ...card }) => ({
    ...card,
    token,
    last_four,
    form_id: randomUUID(),
    fingerprint: fingerprintOf(last_four),
    behaviour: 'approved',
  }))
  await db
    .insertInto('sandbox_cards')
    .values(rows)
    .onConflict((conflict) => conflict.column('token').doNothing())
    .execute()
  await db
    .updateTable('saved_cards')
    .from('sandbox_cards')
    .set((set) => ({ fingerprint: set.ref('sandbox_cards.fingerprint') }))
    .whereRef('saved_cards.vault_token', '=', 'sandbox_cards.token')
    .where('saved_cards.id', 'in', savedCardIds)
    .execute()
}
