import * as z from 'zod/mini'
import { cardBrands, cardHolderMax, isCardHolder, savedCardsMax } from '#domain/saved-cards/saved-card.ts'
import { command, query } from './endpoint.ts'
import { maybeValue, nothing, text } from './fields.ts'

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

const token = z.uuid()

const holderName = text(1, cardHolderMax).check(z.refine(isCardHolder, { params: { sentence: 'card-holder' } }))

/** The form that changes the holder's name, in which it may not stay empty. */
export const savedCardForm = z.strictObject({ holder_name: holderName })

export const listSavedCards = query('ecommerce', 'GET azul/process-data-vault-get', {
  summary: `List the customer’s saved cards, the default first, then the newest; at most ${savedCardsMax}`,
  input: nothing,
  reply: z.array(savedCard),
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
