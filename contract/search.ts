import * as z from 'zod/mini'
import { queryLengthMax } from '#domain/search/normalize-query.ts'
import { commaList, productKey } from './products.ts'
import { command, query } from './endpoint.ts'
import { branchCode, maybeValue, money, nothing, text, wholeNumber } from './fields.ts'

/** At most so many searches are kept, per browser and per account (SHELL-15). */
export const searchHistoryMax = 10

/**
 * A line under the search field (SHELL-15). `description` is what is searched when it is taken. `byUser` marks the
 * caller's own earlier searches. A `product` line shows its picture and price beside the text; a `category` line
 * carries the category to search in.
 */
export const suggestion = z.object({
  id: z.string(),
  description: z.string(),
  byUser: z.boolean(),
  kind: z.enum(['words', 'category', 'brand', 'product', 'history']),
  category_id: z.nullable(z.number()),
  codarticulo: z.nullable(z.string()),
  picture_url: z.nullable(z.string()),
  price: z.nullable(money),
})

export const suggestProducts = query('catalog', 'GET products/suggestions', {
  summary: 'What a shopper may be about to search',
  input: z.object({
    q: z._default(text(0, queryLengthMax), ''),
    category: z.optional(wholeNumber(1, 99_999)),
    place: z._default(branchCode, 1),
    brands_selected: z.optional(commaList),
  }),
  reply: z.array(suggestion),
})

const historyEntry = z.object({ id: z.string(), description: z.string(), byUser: z.literal(true) })

export const listSearchHistory = query('catalog', 'GET search/history', {
  summary: 'The customer’s last searches, newest first',
  input: nothing,
  reply: z.array(historyEntry),
})

export const rememberSearches = command('catalog', 'POST search/history', {
  summary: 'Adds searches to the customer’s history, oldest first; what is there already moves to the front',
  input: z.strictObject({
    descriptions: z.array(text(1, queryLengthMax)).check(z.minLength(1), z.maxLength(searchHistoryMax)),
  }),
  reply: z.array(historyEntry),
})

export const forgetSearches = command('catalog', 'DELETE search/history', {
  summary: 'Deletes one search of the history by its id, or all without',
  input: z.object({ id: z.optional(z.uuid()) }),
  reply: z.array(historyEntry),
})

const accepted = z.object({ recorded: z.boolean() })
const queryId = z.uuid()

/**
 * The search-analytics events (SHELL-16); `queryID` is null where a list was not of a search, as in the lists' own
 * answers. Kept for customers only, and while the configuration's `search_analytics` is on.
 */
export const recordSearchClick = command('catalog', 'POST algolia-events/product-clicked-after-search', {
  summary: 'A product was opened from a search',
  input: z.strictObject({ product_code: productKey, queryID: maybeValue(queryId), position: wholeNumber(1, 10_000) }),
  reply: accepted,
})

export const recordSearchCart = command('catalog', 'POST algolia-events/product-added-to-cart', {
  summary: 'A product found by a search was put into the cart',
  input: z.strictObject({ product_code: productKey, queryID: maybeValue(queryId) }),
  reply: accepted,
})

export const recordProductView = command('catalog', 'POST algolia-events/product-viewed', {
  summary: 'A product’s page was seen',
  input: z.strictObject({ product_code: productKey, queryID: maybeValue(queryId) }),
  reply: accepted,
})
