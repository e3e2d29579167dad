import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHistory, searchesLike, withSearch, withoutSearch } from './history-rules.ts'

test('the newest search is first', () => {
  expect(withSearch(['funda'], 'cable')).toEqual(['cable', 'funda'])
})

test('a search that is there moves to the front, as it was written last', () => {
  expect(withSearch(['cable', 'batería'], 'Batería')).toEqual(['Batería', 'cable'])
})

test('ten searches are stored, and an eleventh replaces the oldest', () => {
  const ten = Array.from({ length: 10 }, (_, at) => `search ${at}`)
  expect(withSearch(ten, 'one more')).toEqual(['one more', ...ten.slice(0, 9)])
})

test('an empty search is none', () => {
  expect(withSearch(['cable'], '   ')).toEqual(['cable'])
})

test('punctuation alone is no search, and one that an older page stored is not shown', () => {
  expect(withSearch(['cable'], '%')).toEqual(['cable'])
  expect(readHistory('["\u{1F600}","funda","?!"]')).toEqual(['funda'])
})

test('a search is deleted ignoring its case', () => {
  expect(withoutSearch(['cable', 'funda'], 'CABLE')).toEqual(['funda'])
})

test('the typed text finds the searches with a word that begins with it', () => {
  expect(searchesLike(['cable usb', 'funda nova', 'showcase'], 'nov')).toEqual(['funda nova'])
  expect(searchesLike(['cable usb', 'funda nova', 'showcase'], 'case')).toEqual([])
})

test('from any stored text, at most ten different searches are read', () => {
  expect(readHistory('["a","a",7,null,"b"]')).toEqual(['a', 'b'])
  expect(readHistory('{"a":1}')).toEqual([])
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      const history = readHistory(stored)
      expect(history.length).toBeLessThanOrEqual(10)
      expect(history.every((text) => typeof text === 'string' && text.length <= 120)).toBe(true)
    }),
  )
})
