import { expect, test } from 'vitest'
import { findByWords } from './find-by-words.ts'

const places = ['Vitrina Naco Santo Domingo', 'Vitrina Santiago Los Jardines', 'Vitrina Higüey La Altagracia']
const find = (query: string) => findByWords(places, query, (place) => [place])

test('every word is found at any place of a text, without accents', () => {
  expect(find('higuey')).toEqual([places[2]])
  expect(find('domingo naco')).toEqual([places[0]])
  expect(find('santi')).toEqual([places[1]])
})

test.each(['santigo', 'santiiago', 'santuago', 'satniago', 'satnia'])('one typo finds the place: %s', (query) => {
  expect(find(query)).toEqual([places[1]])
})

test('two typos, and a typo in a word of three letters find nothing', () => {
  expect(find('snatuago')).toEqual([])
  expect(find('nca')).toEqual([])
})

test('a query without words finds everything', () => {
  expect(find(' - ')).toEqual(places)
})
