import * as z from 'zod/mini'
import { comparedLinesMax } from '#domain/cart/lacking-at.ts'
import { comparedMax } from '#domain/products/compare-list.ts'
import { viewedMax } from '#domain/products/recently-viewed.ts'
import { productCard, productDetail, shownStock } from './products.ts'
import { query } from './endpoint.ts'
import { branchCode, chosenCodes } from './fields.ts'

const comparedProduct = z.extend(productCard, {
  specifications: productDetail.shape.specifications,
  garanty: z.number(),
})

export const compareProducts = query('catalog', 'GET products/compare', {
  summary: 'Compare up to four products, in the requested order; unknown codes are left out',
  input: z.object({ codes: chosenCodes(comparedMax), place: z._default(branchCode, 1) }),
  reply: z.object({ products: z.array(comparedProduct) }),
})

export const listCards = query('catalog', 'GET products/cards', {
  summary:
    'List the cards of up to twelve products with current prices and stock, in the requested order; unknown codes are left out',
  input: z.object({ codes: chosenCodes(viewedMax), place: z._default(branchCode, 1) }),
  reply: z.object({ docs: z.array(productCard) }),
})

export const listBranchStock = query('catalog', 'GET products/branches', {
  summary: 'List which open branches have up to twenty products, and how many; unknown codes are left out',
  input: z.object({ codes: chosenCodes(comparedLinesMax) }),
  reply: z.object({
    docs: z.array(
      z.object({
        codarticulo: z.string(),
        /** The branches with at least one free unit. */
        branchesAvailable: z.array(z.object({ pos_id: z.number(), existencia: shownStock })),
      }),
    ),
  }),
})
