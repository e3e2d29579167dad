import { sql } from 'kysely'
import { type CardBrand, savedCardsMax } from '#domain/saved-cards/saved-card.ts'
import type { CardNumberTraits } from '#domain/saved-cards/new-card.ts'
import type { Database } from '#server/platform/database/database.ts'
import { exportedRowsMax } from '#server/platform/personal-data.ts'

export interface SavedCard extends CardNumberTraits {
  id: string
  /** The vault's name for it, which never leaves the server. */
  vaultToken: string
  holder: string
  isDefault: boolean
  /** Whether the customer's list has it; a card for one payment is not remembered. */
  isRemembered: boolean
}

const cardsOf = (db: Database, customerId: string) =>
  db
    .selectFrom('saved_cards')
    .select(['id', 'last_four as lastFour', 'expiry_month as expiryMonth', 'expiry_year as expiryYear'])
    .select(['holder', 'is_default as isDefault', 'is_remembered as isRemembered'])
    .select(['vault_token as vaultToken', 'fingerprint'])
    .select((select) => select.ref('brand').$castTo<CardBrand>().as('brand'))
    .where('customer_id', '=', customerId)

/** The cards that a customer's list has, the default one first, then the newest. */
export async function listSavedCards(db: Database, customerId: string): Promise<SavedCard[]> {
  return cardsOf(db, customerId)
    .where('is_remembered', '=', true)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(savedCardsMax)
    .execute()
}

/** All cards of a customer that the store has, also those for one payment. */
export async function listAllCards(db: Database, customerId: string): Promise<SavedCard[]> {
  return cardsOf(db, customerId).orderBy('created_at', 'desc').orderBy('id').limit(exportedRowsMax).execute()
}

/** The card that a token of the vault stands for; undefined where this customer has none. */
export function findByVaultToken(db: Database, customerId: string, token: string): Promise<SavedCard | undefined> {
  return cardsOf(db, customerId).where('vault_token', '=', token).executeTakeFirst()
}

export async function insertSavedCard(
  db: Database,
  { customerId, now, ...card }: SavedCard & { customerId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('saved_cards')
    .values({
      id: card.id,
      customer_id: customerId,
      vault_token: card.vaultToken,
      brand: card.brand,
      last_four: card.lastFour,
      expiry_month: card.expiryMonth,
      expiry_year: card.expiryYear,
      holder: card.holder,
      is_default: card.isDefault,
      is_remembered: card.isRemembered,
      fingerprint: card.fingerprint,
      created_at: now,
    })
    .execute()
}

/** A saved card of this customer; somebody else's is not found. */
export async function findSavedCard(db: Database, customerId: string, id: string): Promise<SavedCard | undefined> {
  return cardsOf(db, customerId).where('id', '=', id).executeTakeFirst()
}

/** Those of some cards that this customer has. */
export const findSavedCards = (db: Database, customerId: string, ids: readonly string[]): Promise<SavedCard[]> =>
  cardsOf(db, customerId)
    .where('id', 'in', [...ids])
    .execute()

export async function updateHolder(db: Database, customerId: string, id: string, holder: string): Promise<void> {
  await db
    .updateTable('saved_cards')
    .set({ holder })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute()
}

/** Puts a card that was for one payment on its customer's list. */
export async function rememberCard(
  db: Database,
  customerId: string,
  { id, holder, isDefault }: Pick<SavedCard, 'id' | 'holder' | 'isDefault'>,
): Promise<void> {
  await db
    .updateTable('saved_cards')
    .set({ holder, is_default: isDefault, is_remembered: true })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute()
}

/** Leaves a customer without a default card: the one index allows never two, not even for a moment. */
export async function clearDefault(db: Database, customerId: string): Promise<void> {
  await db
    .updateTable('saved_cards')
    .set({ is_default: false })
    .where('customer_id', '=', customerId)
    .where('is_default', '=', true)
    .execute()
}

export async function setDefault(db: Database, customerId: string, id: string): Promise<void> {
  await db
    .updateTable('saved_cards')
    .set({ is_default: true })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute()
}

/** Deletes a card at the store, and notes that the vault has to delete it. */
export async function deleteSavedCard(db: Database, customerId: string, id: string): Promise<void> {
  await sql`
    with gone as (delete from saved_cards where customer_id = ${customerId} and id = ${id} returning vault_token)
    insert into vault_deletions (vault_token, created_at) select vault_token, now() from gone
    on conflict do nothing`.execute(db)
}

/** Deletes all cards of a customer in the same way. */
export async function eraseSavedCards(db: Database, customerId: string): Promise<void> {
  await sql`
    with gone as (delete from saved_cards where customer_id = ${customerId} returning vault_token)
    insert into vault_deletions (vault_token, created_at) select vault_token, now() from gone
    on conflict do nothing`.execute(db)
}

/** Deletes the cards for one payment that are older than an instant in the same way; gives how many there were. */
export async function deleteUnremembered(db: Database, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with gone as (
      delete from saved_cards where id = any(array(
        select id from saved_cards where not is_remembered and created_at < ${before}
        order by created_at limit 1000 for update skip locked)) returning vault_token
    )
    insert into vault_deletions (vault_token, created_at) select vault_token, now() from gone
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows)
}

/** Cards that the vault has to delete, the oldest ones. */
export async function listVaultDeletions(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('vault_deletions')
    .select('vault_token')
    .orderBy('created_at')
    .orderBy('vault_token')
    .limit(limit)
    .execute()
  return rows.map((row) => row.vault_token)
}

export async function removeVaultDeletions(db: Database, tokens: readonly string[]): Promise<void> {
  if (tokens.length > 0) await db.deleteFrom('vault_deletions').where('vault_token', 'in', tokens).execute()
}

export async function postponeVaultDeletions(db: Database, tokens: readonly string[], now: Date): Promise<void> {
  if (tokens.length === 0) return
  await db.updateTable('vault_deletions').set({ created_at: now }).where('vault_token', 'in', tokens).execute()
}

/** Whether the store has deleted a card that the vault still has. */
export async function isToBeDeleted(db: Database, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('vault_deletions')
    .select('vault_token')
    .where('vault_token', '=', token)
    .executeTakeFirst()
  return row !== undefined
}
