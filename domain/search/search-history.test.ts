import { expect, test } from 'vitest'
import { searchKey, withSearches } from './search-history.ts'

const of = (...descriptions: string[]) => descriptions.map((description) => ({ description }))

test('case and spare spaces make no other search', () => {
  expect(searchKey('  Funda   ROJA ')).toBe('funda roja')
})

test('what is searched again moves to the front, as it was written last', () => {
  expect(withSearches(of('Funda', 'mica'), of('cable', 'FUNDA '), 10)).toEqual(of('FUNDA ', 'cable', 'mica'))
})

test('the oldest leave', () => {
  expect(withSearches(of('b', 'a'), of('c'), 2)).toEqual(of('c', 'b'))
})

test('nothing is no search', () => {
  expect(withSearches(of(' '), of(''), 5)).toEqual([])
})

test('signs alone are no search', () => {
  expect(withSearches(of('%', 'mica'), of('\u{1F600}', '?!', 'C++'), 5)).toEqual(of('C++', 'mica'))
})
