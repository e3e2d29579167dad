import { describe, expect, test } from 'vitest'
import { shortestMs } from '#domain/testing/shortest-ms.ts'
import type { AnalyzedDocument } from './analyzed-document.ts'
import { compoundsIn } from './compounds.ts'
import { stemOf } from './stemmer.ts'
import { conceptTerm, phraseKey, titleKey } from './term-keys.ts'
import { type TextIndex, type TextIndexOptions, createTextIndex } from './text-index.ts'
import { createThesaurus } from './thesaurus.ts'
import { tokenize } from './tokenizer.ts'

// A library, so that nothing in these tests is a product: a book has a title and a subject.
const thesaurus = createThesaurus({
  synonyms: { novel: ['novel', 'novela'], tale: ['tale', 'cuento', 'short story'], book: ['book', 'libro'] },
  hypernyms: { tale: 'novel' },
  stopWords: new Set(['the', 'of', 'a', 'de']),
})
const [titleField, subjectField] = [1, 2]

interface Book {
  title: string
  subject?: string
}

function analyze({ title, subject = '' }: Book, code: string): AnalyzedDocument {
  const terms = new Map<string, number>()
  const add = (term: string, field: number) => terms.set(term, (terms.get(term) ?? 0) | field)
  for (const [text, field] of [
    [title, titleField],
    [subject, subjectField],
  ] as const) {
    const tokens = tokenize(text)
    for (const { word } of tokens) {
      add(stemOf(word), field)
      for (const concept of thesaurus.conceptsOf(stemOf(word))) add(conceptTerm(concept), field)
    }
    for (const { word, last } of compoundsIn(tokens)) if (last > 0) add(word, field)
  }
  const tokens = tokenize(title)
  return {
    code,
    nameLength: tokens.length,
    terms,
    words: new Map(tokens.map(({ word, shown }) => [word, { shown, languages: 1 }])),
    phrases: new Set([phraseKey(thesaurus, tokens)]),
    titles: new Map([[titleKey(thesaurus, tokens), { shown: title, languages: 1 }]]),
  }
}

const options: TextIndexOptions = {
  queryLengthMax: 120,
  thesaurus,
  fieldWeight: (flags) => ((flags & titleField) !== 0 ? 0.9 : 0.5),
  optionalConcept: { concept: 'book', preferredTerm: 'bound', others: [] },
}

function indexOf(...books: Book[]): TextIndex {
  const index = createTextIndex(options)
  books.forEach((book, doc) => index.set(doc, analyze(book, `B-${100 + doc}`)))
  return index
}

/** The documents found, best first. */
function found(index: TextIndex, q: string): number[] {
  const { docs, scores } = index.search(q)
  return [...docs.keys()]
    .sort((a, b) => (scores[b] as number) - (scores[a] as number))
    .map((place) => docs[place] as number)
}

describe('a search', () => {
  const index = indexOf(
    { title: 'The old sea', subject: 'Novels' },
    { title: 'Sea of storms 1984', subject: 'Short stories' },
    { title: 'Ships', subject: 'The sea' },
  )

  test('finds the title before the subject', () => {
    expect(found(index, 'sea').at(-1)).toBe(2)
  })

  test('finds synonyms and narrower concepts', () => {
    expect(found(index, 'novela')).toEqual([0])
    expect(found(indexOf({ title: 'Tales' }), 'cuento')).toEqual([0])
  })

  test('finds unfinished, mistyped and joined words', () => {
    expect(found(index, 'stor')).toEqual([1])
    expect(found(index, 'stroms')).toEqual([1])
    expect(index.search('stroms').corrected).toBe('storms')
    expect(found(index, 'storms1984')).toEqual([1])
  })

  test('ranks a title that is named whole above a longer one', () => {
    expect(found(indexOf({ title: 'Old sea ships' }, { title: 'Old sea' }), 'old sea')).toEqual([1, 0])
  })

  test('finds a code before words', () => {
    expect(found(index, 'b101')).toEqual([1])
  })

  test('leaves out the optional concept where no document has it beside the other words', () => {
    expect(found(index, 'ships books')).toEqual([2])
  })

  test('finds the documents with most of the words where none has all', () => {
    expect(found(index, 'old sea ships')).toEqual([0, 2])
  })

  test('completes words and titles', () => {
    const texts = index.complete('sea st', { language: 1, max: 3 }).map(({ text }) => text)
    expect(texts).toEqual(['Sea of storms 1984', 'sea storms'])
  })
})

describe('cached results', () => {
  const searchAll = (index: TextIndex, ...texts: string[]) => texts.map((q) => index.search(q)).at(-1)

  test('a query that was searched twice is not searched a third time', () => {
    const index = indexOf({ title: 'The sea' }, { title: 'Storms' })
    const second = searchAll(index, 'sea', 'storms', 'sea')
    expect(searchAll(index, 'storms', 'sea')).toBe(second)
  })

  test('a cached query stays cached while many others are searched once', () => {
    const index = indexOf({ title: 'The sea' })
    const second = searchAll(index, 'sea', 'x', 'sea')
    for (let at = 0; at < 1_500; at += 1) index.search(`x${at}`)
    expect(index.search('sea')).toBe(second)
  })

  test('a change of the documents clears the cache', () => {
    const index = indexOf({ title: 'The sea' })
    searchAll(index, 'sea', 'x', 'sea', 'x', 'sea')
    index.remove(0)
    expect(found(index, 'sea')).toEqual([])
  })
})

test('hostile texts take no longer than others', () => {
  const syllables = 'ba ce di fo gu la me ni po ru sa te vi xo zu'.split(' ')
  const words = Array.from(
    { length: 3_000 },
    (_, n) => syllables[n % 15]! + syllables[(n >> 2) % 15]! + syllables[(n >> 4) % 15]! + syllables[(n >> 7) % 15]!,
  )
  const index = indexOf(...words.map((one, n) => ({ title: `${one} ${words[(n * 7) % 3_000]} ${n}` })))
  index.search('warm up')
  const texts = [
    'a '.repeat(60),
    'x'.repeat(100_000),
    'bacedifogulameniporusatevixo '.repeat(1_000),
    '1a2b3c4d5e6f7g8h9i'.repeat(100),
    'z z z z z z z z z z',
    '-'.repeat(120),
    'usb '.repeat(30),
    'q'.repeat(39) + ' ' + 'w'.repeat(39),
  ]
  const costOf = (text: string) =>
    // Each run is another text, since the index caches the results of the last ones.
    shortestMs((run) => {
      index.search(`${run}${text}`)
      index.complete(`${run}${text}`, { language: 1, max: 5 })
    })
  const ordinary = costOf('bacedi fogula menipo')
  for (const text of texts) expect(costOf(text) / ordinary, text.slice(0, 20)).toBeLessThan(10)
})

test('an index that was saved finds and completes the same, and takes the same changes', () => {
  const books = Array.from({ length: 60 }, (_, n) => ({
    title: `${['The old', 'A new', 'Círculo'][n % 3]} ${['sea', 'tale', 'ship', 'novela'][n % 4]} ${1900 + n} vol ${n % 7}`,
    subject: n % 2 ? 'Short stories' : 'Novels',
  }))
  const first = indexOf(...books)
  first.remove(7)
  first.set(8, analyze({ title: 'Lighthouse 8' }, 'B-108'))
  const second = createTextIndex(options, structuredClone(first.saved()))
  const shown = (index: TextIndex) => [
    ...['sea', 'novel 1912', 'old tale', 'B-1', 'B-108', 'lighthouse', 'ligthouse', 'circul', '19', 'vol 3'].map(
      (q) => {
        const { docs, scores, corrected } = index.search(q)
        return [q, [...docs], [...scores], corrected]
      },
    ),
    ...['c', 'the o', 'light', 'ol', 'new se'].map((typed) => index.complete(typed, { language: 1, max: 5 })),
  ]
  expect(shown(second)).toEqual(shown(first))
  for (const index of [first, second]) {
    index.set(7, analyze({ title: 'The sea again 1912' }, 'B-107'))
    index.set(60, analyze({ title: 'Circulo of ships' }, 'C-1'))
    index.remove(9)
  }
  expect(shown(second)).toEqual(shown(first))
})
