import { expect, test } from 'vitest'
import { closedProductsOf } from './closed-products.ts'

for (const [storeVariant, categoryId, closed, products] of [
  ['main', 1, 'none', 'phones'],
  ['main', 34, 'all', 'glass'],
  ['main', 16, 'earbuds', 'headphones'],
  ['main', 2, 'accessories', 'watches and accessories, which share a category'],
  ['main', 53, 'all', 'tripods'],
  ['main', 999, 'accessories', 'a category that the table does not have'],
  ['variant', 14, 'all', 'glass'],
  ['variant', 16, 'none', 'watches'],
  ['variant', 22, 'all', 'accessories'],
] as const)
  test(`RETURN-13: of ${products} in the ${storeVariant} store has to be closed: ${closed}`, () =>
    expect(closedProductsOf(storeVariant, categoryId)).toBe(closed))
