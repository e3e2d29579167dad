import { refuse } from '#contract/refusals.ts'
import { readExpiry, refusalOfExpiry } from '#domain/saved-cards/card-expiry.ts'
import { brandOf } from '#domain/saved-cards/card-number.ts'
import type { Database } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/ids.ts'
import type { CardVault, VaultCard } from '#server/platform/card-vault.ts'
import type { Tokens } from '#server/platform/session-tokens.ts'
import { type VaultRow, deleteCard, findCard, insertCard } from './repository.ts'
import { behaviourOf, testNumber } from './test-cards.ts'

export const vaultPath = '/vault/cards'
const formMinutes = 30
const receiptMinutes = 30
const minuteMs = 60_000

/** The seals and hashes of the sandbox alone: made with a secret of its own. */
export type SandboxTokens = Pick<Tokens, 'seal' | 'unseal' | 'keyedHash'>

interface Parts {
  db: Database
  clock: () => Date
  tokens: SandboxTokens
}

interface Form {
  kind: 'form'
  id: string
  owner: string
  expiresAt: number
}

interface Receipt {
  kind: 'receipt'
  owner: string
  card: VaultCard
  expiresAt: number
}

/** A card as its form brought it; the number is digits alone. */
export interface EnteredCard {
  number: string
  expiry: string
  holder_name: string
  form: string
}

/** What the vault finds wrong about a card, by the field. */
export type CardFault =
  | { field: 'expiry'; sentence: 'card-expiry' | 'card-expired' }
  | { field: 'number'; sentence: 'not-a-test-card' }

/** The sandbox's vault as the store knows it. Forms and receipts are encrypted texts: the browser that has them learns nothing. */
export function createSandboxVault({ db, clock, tokens }: Parts): CardVault {
  return {
    async openForm(owner) {
      const expiresAt = clock().getTime() + formMinutes * minuteMs
      const form: Form = { kind: 'form', id: newId(), owner, expiresAt }
      return { action: vaultPath, form: tokens.seal(JSON.stringify(form)), testNumber }
    },
    async readReceipt(text) {
      const receipt = unseal<Receipt>(text, 'receipt', { clock, tokens })
      const isThere = receipt && (await findCard(db, receipt.card.token)) !== undefined
      return isThere ? { owner: receipt.owner, card: receipt.card } : undefined
    },
    deleteCard: (token) => deleteCard(db, token),
  }
}

/**
 * Takes a card that a browser sent: stores what stands for it, and gives the receipt. The number is hashed, compared with
 * the test numbers, and dropped. A repeat with the same number gets the same card. Refuses a form that is false, too old,
 * or was used for another number.
 */
export async function takeCard(
  { db, clock, tokens }: Parts,
  { number, expiry, holder_name: holder, form: text }: EnteredCard,
): Promise<{ receipt: string } | CardFault> {
  const form = unseal<Form>(text, 'form', { clock, tokens }) ?? refuse('card-form-expired')
  const month = readExpiry(expiry)
  const wrongExpiry = month ? refusalOfExpiry(month, clock()) : 'card-expiry'
  if (wrongExpiry || !month) return { field: 'expiry', sentence: wrongExpiry ?? 'card-expiry' }
  const behaviour = behaviourOf(number)
  const brand = brandOf(number)
  if (!behaviour || !brand) return { field: 'number', sentence: 'not-a-test-card' }
  const entered: VaultRow = {
    token: `sandbox-${newId()}`,
    brand,
    lastFour: number.slice(-4),
    expiryMonth: month.month,
    expiryYear: month.year,
    fingerprint: fingerprintOf(number, tokens),
    behaviour,
  }
  const { behaviour: _, ...card } = await insertCard(db, { ...entered, formId: form.id, now: clock() })
  if (card.fingerprint !== entered.fingerprint) return refuse('card-form-expired')
  const expiresAt = clock().getTime() + receiptMinutes * minuteMs
  const receipt: Receipt = { kind: 'receipt', owner: form.owner, card: { ...card, holder }, expiresAt }
  return { receipt: tokens.seal(JSON.stringify(receipt)) }
}

/** A keyed hash of a number: the same for the same number, and nobody finds the number by it without the secret. */
export const fingerprintOf = (number: string, tokens: Pick<Tokens, 'keyedHash'>): string =>
  tokens.keyedHash(`card ${number}`)

function unseal<Sealed extends Form | Receipt>(
  text: string,
  kind: Sealed['kind'],
  { clock, tokens }: Pick<Parts, 'clock' | 'tokens'>,
): Sealed | undefined {
  const opened = tokens.unseal(text)
  const sealed = opened === undefined ? undefined : (JSON.parse(opened) as Sealed)
  return sealed?.kind === kind && sealed.expiresAt > clock().getTime() ? sealed : undefined
}
