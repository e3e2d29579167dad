import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasWords } from '#domain/search/fold-text.ts'
import { normalizeQuery } from '#domain/search/normalize-query.ts'
import { parseQuery } from '../routes/shop/parse-query.ts'
import { searchPath } from './search-path.ts'

test('a search without a text lists everything', () => {
  expect(searchPath('  ')).toBe('/shop')
})

test('the path of a search within a category has both', () => {
  expect(searchPath(' funda  nova ', 12)).toBe('/shop?q=funda+nova&category=12')
})

test('for any typed words, the path has the normalized text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (typed) => {
      const text = normalizeQuery(typed)
      const query = parseQuery(new URL(searchPath(typed), 'http://store.test').searchParams)
      if (hasWords(text)) expect(query.q).toBe(text)
    }),
  )
})
