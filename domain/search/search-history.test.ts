import { expect, test } from 'vitest'
import { searchKey, withSearches } from './search-history.ts'

const of = (...descriptions: string[]) => descriptions.map((description) => ({ description }))

test('searches that differ in case and spare spaces are the same', () => {
  expect(searchKey('  Funda   ROJA ')).toBe('funda roja')
})

test('a repeated search moves to the front, as it was written last', () => {
  expect(withSearches(of('Funda', 'mica'), of('cable', 'FUNDA '), 10)).toEqual(of('FUNDA ', 'cable', 'mica'))
})

test('a full history drops the oldest search', () => {
  expect(withSearches(of('b', 'a'), of('c'), 2)).toEqual(of('c', 'b'))
})

test('an empty text is not a search', () => {
  expect(withSearches(of(' '), of(''), 5)).toEqual([])
})

test('punctuation alone is not a search', () => {
  expect(withSearches(of('%', 'mica'), of('\u{1F600}', '?!', 'C++'), 5)).toEqual(of('C++', 'mica'))
})
