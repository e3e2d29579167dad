import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stripAccents as stripAccentsInPages } from '#domain/search/fold-text.ts'
import { stripAccents } from './accents.ts'

test('the search and the pages strip the same accents from any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(stripAccents(text)).toBe(stripAccentsInPages(text))
    }),
  )
  expect(stripAccents('Audífonos, cordón')).toBe('Audifonos, cordon')
  expect(stripAccents('Galaxy™')).toBe('Galaxy™')
})
