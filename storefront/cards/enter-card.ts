import { CallFailed, dataOf } from '#contract/client.ts'
import { createSavedCard } from '#contract/saved-cards.ts'
import type { Language } from '#contract/language.ts'
import { browserClient } from '../shopper/browser-client.ts'
import type { SavedCard } from './saved-card.ts'

/** A card as its form has it. It is sent to the vault alone. */
export interface CardEntry {
  number: string
  expiry: string
  code: string
  holder_name: string
}

/** Sends a card to the vault, with a form that the store gives for it; gives the vault's receipt. Throws CallFailed. */
export async function sendToVault(card: CardEntry, language: Language): Promise<string> {
  const form = await browserClient.call(createSavedCard, {})
  // The page's policy allows its own origin alone; a vault elsewhere has a page of its own.
  if (!('action' in form) || !form.action.startsWith('/')) throw new CallFailed(0, 0, '', { reason: 'unexpected' })
  const response = await fetch(form.action, {
    method: 'POST',
    mode: 'same-origin',
    credentials: 'omit',
    redirect: 'error',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ ...card, form: form.form }),
  }).catch(() => {
    throw new CallFailed(0, 0, '', { reason: 'network' })
  })
  const data = dataOf(response.status, await response.json().catch(() => undefined)) as { receipt: string }
  return data.receipt
}

/** Saves the card of a receipt; a repeat gives the same card. Throws CallFailed. */
export async function saveReceipt(receipt: string, remember: boolean): Promise<SavedCard> {
  const saved = await browserClient.call(createSavedCard, { receipt, remember })
  if ('action' in saved) throw new CallFailed(0, 0, '', { reason: 'unexpected' })
  return saved
}

/** The number that may be entered where the store is being tried out; undefined where cards are real or none is taken. */
export async function findTestNumber(): Promise<string | undefined> {
  const form = await browserClient.call(createSavedCard, {})
  return 'action' in form ? (form.test_card ?? undefined) : undefined
}
