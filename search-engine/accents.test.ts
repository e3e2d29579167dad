import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutAccents } from '#domain/products/search-text.ts'
import { stripAccents } from './accents.ts'

test('accents are stripped from any text as the pages strip them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(stripAccents(text)).toBe(withoutAccents(text))
    }),
  )
  expect(stripAccents('Audífonos, cordón')).toBe('Audifonos, cordon')
  expect(stripAccents('Galaxy™')).toBe('Galaxy™')
})
