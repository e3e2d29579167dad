import { expect, test } from 'vitest'
import { stemOf } from './stemmer.ts'
import { createThesaurus } from './thesaurus.ts'
import { tokenize } from './tokenizer.ts'

const thesaurus = createThesaurus({
  synonyms: {
    novel: ['novela', 'novel'],
    shortStory: ['short story', 'cuento'],
    collection: ['short story collection'],
    tale: ['cuento'],
  },
  hypernyms: { shortStory: 'tale' },
  stopWords: new Set(['de', 'la', 'of']),
})

const phrases = (text: string) => {
  const tokens = tokenize(text)
  return thesaurus.phrasesIn(
    tokens,
    tokens.map(({ word }) => stemOf(word)),
  )
}

test('a word has its concepts in the singular and in the plural', () => {
  expect(thesaurus.conceptsOf(stemOf('novelas'))).toEqual(['novel'])
  expect(thesaurus.conceptsOf(stemOf('cuento'))).toEqual(['shortStory', 'tale'])
  expect(thesaurus.conceptsOf(stemOf('poema'))).toEqual([])
})

test('the longest phrase is found, with stop words between its words', () => {
  expect(phrases('a short story')).toEqual([{ concept: 'shortStory', places: [1, 2] }])
  expect(phrases('short stories of la collection')).toEqual([{ concept: 'collection', places: [0, 1, 4] }])
  expect(phrases('short red story')).toEqual([])
})

test('a narrower concept has a hypernym', () => {
  expect(thesaurus.hypernymOf('shortStory')).toBe('tale')
  expect(thesaurus.hypernymOf('novel')).toBeUndefined()
})
