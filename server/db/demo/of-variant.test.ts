import { expect, test } from 'vitest'
import { categoryCode } from '#domain/products/category-codes.ts'
import { demoCategories } from './categories.ts'
import { categoriesIn, categoryIdIn, otherVariantOf } from './of-variant.ts'

test.each(['main', 'variant'] as const)(
  'no two categories of the %s variant share a number or an address',
  (storeVariant) => {
    const categories = categoriesIn(storeVariant)
    expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length)
    expect(new Set(categories.map(({ slug }) => slug)).size).toBe(categories.length)
  },
)

test('the main variant has the categories unchanged', () => {
  expect(categoriesIn('main')).toEqual(demoCategories)
})

test.each([
  'headphones',
  'chargers',
  'cables',
  'speakers',
  'batteries',
  'phoneCases',
  'touch',
  'powerBanks',
  'glass',
  'smartWatches',
  'accessories',
] as const)('the variant has a category of its own number for %s', (name) => {
  expect(categoriesIn('variant').map(({ id }) => id)).toContain(categoryCode('variant', name))
})

test('watches and what holds a phone part ways in the variant', () => {
  expect(categoryIdIn('variant', 2, 'Lumen Aria Watch smart watch')).toBe(16)
  expect(categoryIdIn('variant', 2, 'Vitrina Parada desk stand for phones')).toBe(22)
  expect(categoryIdIn('main', 2, 'Vitrina Parada desk stand for phones')).toBe(2)
})

test('a database that was filled for the other variant is detected', () => {
  expect(otherVariantOf(categoriesIn('main'), 'variant')).toBe('main')
  expect(otherVariantOf(categoriesIn('variant'), 'main')).toBe('variant')
  expect(otherVariantOf(categoriesIn('main'), 'main')).toBeUndefined()
  expect(otherVariantOf([{ id: 7, slug: 'shoes' }], 'main')).toBeUndefined()
})
