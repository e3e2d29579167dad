import * as z from 'zod/mini'
import { queryLengthMax } from '#domain/search/normalize-query.ts'
import { commaList, productKey } from './products.ts'
import { command, query } from './endpoint.ts'
import { branchCode, maybeValue, money, nothing, text, wholeNumber } from './fields.ts'

/** The number of searches that a history holds at most, per browser and per account (SHELL-15). */
export const searchHistoryMax = 10

/**
 * A suggestion under the search field (SEARCH-18). `description` is the text to search for when the shopper selects it.
 * `byUser` marks the caller's own earlier searches. A `product` suggestion has a picture and a price, `words` for a popular model a picture and its lowest price; a `category`
 * suggestion names the category to search in. `all` is the search for the typed text itself, where it finds products. `page` is a
 * page that says what the text asks for, such as a policy, by its title.
 */
export const suggestion = z.object({
  id: z.string(),
  description: z.string(),
  byUser: z.boolean(),
  kind: z.enum(['words', 'category', 'brand', 'product', 'history', 'all', 'page']),
  category_id: z.nullable(z.number()),
  /** Of `category`: whether the text is its name or a word for it, as `phone` is for Phones; `pho` only begins it. */
  is_exact: z.nullable(z.boolean()),
  codarticulo: z.nullable(z.string()),
  picture_url: z.nullable(z.string()),
  price: z.nullable(money),
  /** Of a product: the device that the text names and that the product fits, as `Lumen Aria 12 Pro`. */
  fits: z.nullable(z.string()),
  /** Of `page`: where it leads. */
  path: z.nullable(z.string()),
  /** Of `all`: how many documents the search lists with `by_model`. */
  total: z.nullable(z.number()),
})

export const suggestProducts = query('catalog', 'GET products/suggestions', {
  summary: 'Suggest searches, products and categories for the text that a shopper has typed so far',
  input: z.object({
    q: z._default(text(0, queryLengthMax), ''),
    category: z.optional(wholeNumber(1, 99_999)),
    place: z._default(branchCode, 1),
    brands_selected: z.optional(commaList),
    /** Codes of the products that are shown already: those that still fit stay. */
    shown: z.optional(commaList),
  }),
  reply: z.array(suggestion),
})

const historyEntry = z.object({ id: z.string(), description: z.string(), byUser: z.literal(true) })

export const listSearchHistory = query('catalog', 'GET search/history', {
  summary: 'List the customer’s last searches, newest first',
  input: nothing,
  reply: z.array(historyEntry),
})

export const addToSearchHistory = command('catalog', 'POST search/history', {
  summary: 'Add searches to the customer’s history, oldest first; a search that is there already moves to the front',
  input: z.strictObject({
    descriptions: z.array(text(1, queryLengthMax)).check(z.minLength(1), z.maxLength(searchHistoryMax)),
  }),
  reply: z.array(historyEntry),
})

export const deleteSearchHistory = command('catalog', 'DELETE search/history', {
  summary: 'Delete one search of the customer’s history by its id, or all without an id',
  input: z.object({ id: z.optional(z.uuid()) }),
  reply: z.array(historyEntry),
})

const accepted = z.object({ recorded: z.boolean() })
const queryId = z.uuid()

/**
 * The search-analytics events (SHELL-16). `queryID` is that of the product list, null when nothing was searched. The
 * store records events of customers only, and only while the configuration's `search_analytics` is on.
 */
export const recordSearchClick = command('catalog', 'POST algolia-events/product-clicked-after-search', {
  summary: 'Record that a shopper opened a product from a search',
  input: z.strictObject({ product_code: productKey, queryID: maybeValue(queryId), position: wholeNumber(1, 10_000) }),
  reply: accepted,
})

export const recordSearchCart = command('catalog', 'POST algolia-events/product-added-to-cart', {
  summary: 'Record that a shopper added a product found by a search to the cart',
  input: z.strictObject({ product_code: productKey, queryID: maybeValue(queryId) }),
  reply: accepted,
})

export const recordProductView = command('catalog', 'POST algolia-events/product-viewed', {
  summary: 'Record that a shopper saw a product’s page',
  input: z.strictObject({ product_code: productKey, queryID: maybeValue(queryId) }),
  reply: accepted,
})
