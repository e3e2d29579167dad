import * as z from 'zod/mini'
import { cardBrands, savedCardsMax } from '#domain/saved-cards/saved-card.ts'
import { command, query } from './endpoint.ts'
import { maybeValue, nothing, text } from './fields.ts'
import { cardHolderName as holderName } from './vault.ts'

/** A card of the vault, as its owner knows it. `token` is the store's name for it; the vault's own token stays inside. */
const savedCard = z.object({
  token: z.string(),
  brand: z.enum(cardBrands),
  last_four: z.string(),
  expiry_month: z.number(),
  expiry_year: z.number(),
  is_expired: z.boolean(),
  holder_name: z.string(),
  default: z.boolean(),
})

export type SavedCardBrand = z.output<typeof savedCard>['brand']

/** Where the browser sends a card, and the form that it sends along. */
const vaultForm = z.object({
  action: z.string(),
  form: z.string(),
  /** A number to enter where the store is being tried out and takes test cards alone; null where cards are real. */
  test_card: z.nullable(z.string()),
})

const token = z.uuid()

/** The form that changes the holder's name, in which it may not stay empty. */
export const savedCardForm = z.strictObject({ holder_name: holderName })

export const listSavedCards = query('ecommerce', 'GET azul/process-data-vault-get', {
  summary: `List the customer’s saved cards, the default first, then the newest; at most ${savedCardsMax}`,
  input: nothing,
  reply: z.array(savedCard),
})

export const createSavedCard = command('ecommerce', 'POST azul/process-data-vault-create', {
  summary:
    'Get a form for the vault (`{}`), or store the card of the vault’s receipt; a card that is not remembered is charged by its token like others, and no list has it',
  input: z.strictObject({
    receipt: maybeValue(text(1, 2_000)),
    remember: maybeValue(z.boolean()).check(z.describe('True where it is missing.')),
    holder_name: maybeValue(holderName),
    default: maybeValue(z.boolean()),
  }),
  reply: z.union([savedCard, vaultForm]),
})

export const updateSavedCard = command('ecommerce', 'PUT azul/process-data-vault/{token}', {
  summary:
    'Change the holder’s name of a saved card, or make it the default; `default: false` changes nothing about that',
  input: z.strictObject({
    token,
    holder_name: maybeValue(holderName),
    default: maybeValue(z.boolean()),
  }),
  reply: savedCard,
})

export const deleteSavedCard = command('ecommerce', 'DELETE azul/process-data-vault/{token}', {
  summary: 'Delete a saved card; when it was the default, the newest of the others becomes the default',
  input: z.strictObject({ token }),
  reply: z.object({ token: z.string() }),
})
