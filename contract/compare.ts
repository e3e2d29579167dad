import * as z from 'zod/mini'
import { comparedMax } from '#domain/products/compare-list.ts'
import { viewedMax } from '#domain/products/recently-viewed.ts'
import { productCard, productDetail } from './products.ts'
import { query } from './endpoint.ts'
import { branchCode, productCode, text } from './fields.ts'

/** A list of product codes in a query string, such as `A-1,B-2`; a repeated code counts once. */
const chosenCodes = (max: number) =>
  z.pipe(
    z.pipe(
      text(1, 41 * max),
      z.transform((value) => [...new Set(value.split(',').filter(Boolean))]),
    ),
    z.array(productCode).check(z.minLength(1), z.maxLength(max)),
  )

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
