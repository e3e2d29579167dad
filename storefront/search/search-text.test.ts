import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasWords } from '#domain/catalogue/search-text.ts'
import { readQuery } from '../routes/shop/read-query.ts'
import { searchPath, searchText, searchTextMax } from './search-text.ts'

test('a search without a text lists everything', () => {
  expect(searchPath('  ')).toBe('/shop')
})

test('a search within a category keeps both', () => {
  expect(searchPath(' funda  nova ', 12)).toBe('/shop?q=funda+nova&category=12')
})

test('a long text is cut between characters', () => {
  const cut = searchText('😀'.repeat(70) + 'x')
  expect(cut.length).toBeLessThanOrEqual(searchTextMax)
  expect(cut).toBe('😀'.repeat(60))
})

test('whatever words are typed, the listing takes them as they are searched', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (typed) => {
      const text = searchText(typed)
      const query = readQuery(new URL(searchPath(typed), 'http://store.test').searchParams)
      if (hasWords(text)) expect(query.q).toBe(text)
    }),
  )
})
