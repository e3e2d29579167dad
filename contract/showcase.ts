import * as z from 'zod/mini'
import { commaList, productCard } from './products.ts'
import { query } from './endpoint.ts'
import { branchCode, instant, nothing } from './fields.ts'

/** The lists of the home page (HOME-4). */
export const listHots = query('catalog', 'GET products/hots', {
  summary: 'List the top sellers, of the named brands or of all',
  input: z.object({ place: z._default(branchCode, 1), brands_selected: z.optional(commaList) }),
  reply: z.object({ docs: z.array(productCard) }),
})

/** The home page shows at most ten of them after the first, because the first also opens the flash offers (HOME-4). */
export const listOffers = query('catalog', 'GET products/offers', {
  summary: 'List the running offers, the largest discount first',
  input: z.object({ place_id: z._default(branchCode, 1), brands_selected: z.optional(commaList) }),
  reply: z.object({
    offers: z.object({ docs: z.array(productCard) }),
    /** The end of the flash offers: the earliest end of the running offers of their category (HOME-9), or null. */
    flash_offers_end: z.nullable(instant),
  }),
})

/** The phones of the home page (HOME-13). A model is shown by the cheapest of its products that the branch can sell. */
export const listPhones = query('catalog', 'GET products/phones', {
  summary: 'List the most popular models of phones with their lowest price, and the phones by price',
  input: z.object({ place: z._default(branchCode, 1) }),
  reply: z.object({
    /** Twelve at most. `has_dearer`: other products of the model cost more. */
    docs: z.array(z.extend(productCard, { has_dearer: z.boolean() })),
    /**
     * The ends in whole RD$, null where the band has no such end; `count` is the number of its products, `models` of the
     * cards that their list has with `by_model`.
     */
    price_bands: z.array(
      z.object({
        from: z.nullable(z.number()),
        to: z.nullable(z.number()),
        count: z.number(),
        models: z.number(),
      }),
    ),
  }),
})

export const listTopCategories = query('catalog', 'GET categories/top', {
  summary: 'List the most popular categories, the most popular first',
  input: nothing,
  reply: z.array(
    z.object({
      category_id: z.number(),
      category_name: z.string(),
      slug: z.string(),
      count: z.number(),
      /** The path of a studio picture without width and file extension. */
      picture_url: z.string(),
    }),
  ),
})
