import { type CardBrand, savedCardsMax } from '#domain/saved-cards/saved-card.ts'
import type { Database } from '#server/platform/database/database.ts'

export interface SavedCard {
  id: string
  brand: CardBrand
  lastFour: string
  expiryMonth: number
  expiryYear: number
  holder: string
  isDefault: boolean
}

const cardsOf = (db: Database, customerId: string) =>
  db
    .selectFrom('saved_cards')
    .select(['id', 'last_four as lastFour', 'expiry_month as expiryMonth', 'expiry_year as expiryYear'])
    .select(['holder', 'is_default as isDefault'])
    .select((select) => select.ref('brand').$castTo<CardBrand>().as('brand'))
    .where('customer_id', '=', customerId)

/** A customer's saved cards, the default one first, then the newest. */
export async function listSavedCards(db: Database, customerId: string): Promise<SavedCard[]> {
  return cardsOf(db, customerId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(savedCardsMax)
    .execute()
}

/** A saved card of this customer; somebody else's is not found. */
export async function findSavedCard(db: Database, customerId: string, id: string): Promise<SavedCard | undefined> {
  return cardsOf(db, customerId).where('id', '=', id).executeTakeFirst()
}

export async function updateHolder(db: Database, customerId: string, id: string, holder: string): Promise<void> {
  await db
    .updateTable('saved_cards')
    .set({ holder })
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

export async function deleteSavedCard(db: Database, customerId: string, id: string): Promise<void> {
  await db.deleteFrom('saved_cards').where('customer_id', '=', customerId).where('id', '=', id).execute()
}

export async function eraseSavedCards(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('saved_cards').where('customer_id', '=', customerId).execute()
}
