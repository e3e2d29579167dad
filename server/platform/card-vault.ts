import type { SavedCardBrand } from '#contract/saved-cards.ts'

/**
 * Who has the numbers of cards. A browser sends a card to the vault alone, with a form that the store gave to the
 * signed-in customer; the vault replies with a receipt, by which the store learns the card's token and what may be shown.
 * Calls may wait for another server, so none is made within a transaction.
 */
export interface CardVault {
  /** A form for one card, valid for half an hour. `owner` comes back with the card. */
  openForm(owner: string): Promise<VaultForm>
  /** The card of a receipt, and the owner that its form was for; undefined where the receipt is false or
   * too old, or the card was deleted. */
  readReceipt(receipt: string): Promise<{ owner: string; card: VaultCard } | undefined>
  /** Deletes a card; one that the vault does not have is no fault. */
  deleteCard(token: string): Promise<void>
}

export interface VaultForm {
  /** Where the browser sends the card. */
  action: string
  form: string
  /** A number that may be entered where the store is being tried out; null where cards are real. */
  testNumber: string | null
}

export interface VaultCard {
  /** By which the card is charged; it never leaves the server. */
  token: string
  brand: SavedCardBrand
  lastFour: string
  expiryMonth: number
  expiryYear: number
  holder: string
  /** The same for the same number, and of no use to find it. */
  fingerprint: string
}
