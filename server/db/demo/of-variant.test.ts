import { expect, test } from 'vitest'
import { categoryCode, categoryNames } from '#domain/products/category-codes.ts'
import { demoCategories } from './categories.ts'
import { categoriesIn, categoryIdIn, otherVariantOf } from './of-variant.ts'

test.each(['main', 'variant'] as const)(
  'no two categories of the %s variant share a number or a slug',
  (storeVariant) => {
    const categories = categoriesIn(storeVariant)
    expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length)
    expect(new Set(categories.map(({ slug }) => slug)).size).toBe(categories.length)
  },
)

test('the main variant has the categories unchanged', () => {
  expect(categoriesIn('main')).toEqual(demoCategories)
})

test.each(categoryNames)('the variant has the category %s under its number there', (name) => {
  expect(categoriesIn('variant').map(({ id }) => id)).toContain(categoryCode('variant', name))
})

test('watches and other accessories have different categories in the variant', () => {
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
