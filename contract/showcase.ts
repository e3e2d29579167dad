import * as z from 'zod/mini'
import { commaList, productCard } from './products.ts'
import { query } from './endpoint.ts'
import { branchCode, instant, nothing } from './fields.ts'

/** The lists of the home page (HOME-4). */
export const listHots = query('catalog', 'GET products/hots', {
  summary: 'What sells best right now, of the named brands or of all',
  input: z.object({ place: z._default(branchCode, 1), brands_selected: z.optional(commaList) }),
  reply: z.object({ docs: z.array(productCard) }),
})

/**
 * Whoever shows them passes over the first and shows at most ten (HOME-4): it is the one that the flash offers open
 * with.
 */
export const listOffers = query('catalog', 'GET products/offers', {
  summary: 'The running offers, the largest discount first',
  input: z.object({ place_id: z._default(branchCode, 1), brands_selected: z.optional(commaList) }),
  reply: z.object({
    offers: z.object({ docs: z.array(productCard) }),
    /**
     * When the flash offers end: the earliest end of the running offers of their category (HOME-4); null where none of
     * them ends.
     */
    flash_offers_end: z.nullable(instant),
  }),
})

export const listTopCategories = query('catalog', 'GET categories/top', {
  summary: 'The categories a shopper is most likely to look for, the most sought first',
  input: nothing,
  reply: z.array(
    z.object({
      category_id: z.number(),
      category_name: z.string(),
      slug: z.string(),
      count: z.number(),
      /** A studio picture without width and ending. */
      picture_url: z.string(),
    }),
  ),
})
