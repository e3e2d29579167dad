import { joinTokens } from './compounds.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { type PostingList, intersection } from './posting-list.ts'
import { stemOf } from './stemmer.ts'
import { conceptTerm, phraseTerm } from './term-keys.ts'
import type { Concept } from './thesaurus-data.ts'
import { type Token, isNumber } from './tokenizer.ts'

/** A term that matches a word of the query, with its weight: 1 for the word itself, less for what is further off. */
export interface Expansion {
  postings: PostingList
  weight: number
}

const conceptWeight = 0.94
/** A phrase of the thesaurus is searched by its concept, and documents with its very words come before the others. */
const phraseWeight = 1.1
const hypernymWeight = 0.7

/**
 * The terms that a typed word stands for: itself with its plurals, itself as a compound, and its concepts. `case` stands
 * for the stem `cas` and for `=cover`, and `backups` for `backup` and for `Back-UPS`. Empty where no document contains any
 * of them. All weights are multiplied by `weight`.
 */
export function expandWord(index: InvertedIndex, word: string, weight = 1): Expansion[] {
  const stem = stemOf(word)
  const concepts = isNumber(word) ? [] : index.thesaurus.conceptsOf(stem)
  // Documents have compounds as they are written, without a stem.
  const compound = stem === word ? [] : expandTerm(index, word, weight)
  return [...expandTerm(index, stem, weight), ...compound, ...expandConcepts(index, concepts, weight)]
}

/**
 * The terms that a phrase of the thesaurus stands for: as it is written, as one word, and its concept; and the documents
 * with all its words, wherever they stand: `SD memory card` for `sd card`.
 */
export function expandPhrase(index: InvertedIndex, tokens: readonly Token[], concept: Concept): Expansion[] {
  const whole = expandAllWords(index, tokens)
  return [
    ...expandTerm(index, phraseTerm(index.thesaurus, tokens), phraseWeight),
    ...expandTerm(index, stemOf(joinTokens(tokens)), phraseWeight),
    ...whole,
    // Beside what has all words, the broader kind is no match: `flip phone` means no other phone.
    ...(whole.length > 0
      ? expandTerm(index, conceptTerm(concept), conceptWeight)
      : expandConcepts(index, [concept], 1)),
  ]
}

/** The documents with all these words, wherever they stand; empty where there are none. */
export function expandAllWords(index: InvertedIndex, tokens: readonly Token[]): Expansion[] {
  const lists = tokens.flatMap(({ word }) => index.postingsOf(stemOf(word)) ?? [])
  const postings = lists.length === tokens.length ? intersection(lists) : undefined
  return postings && postings.length > 0 ? [{ postings, weight: phraseWeight }] : []
}

/** The documents of those of the terms that some document contains. */
export const listsOf = ({ postingsOf }: InvertedIndex, terms: readonly string[]): PostingList[] =>
  terms.flatMap((term) => postingsOf(term) ?? [])

/** One term with its weight; empty where no document contains it. */
export function expandTerm(index: InvertedIndex, term: string, weight: number): Expansion[] {
  const postings = index.postingsOf(term)
  return postings && postings.length > 0 ? [{ postings, weight }] : []
}

/** The terms of concepts; for a concept that no document has, that of its hypernym. */
function expandConcepts(index: InvertedIndex, concepts: readonly Concept[], weight: number): Expansion[] {
  return concepts.flatMap((concept) => {
    const found = expandTerm(index, conceptTerm(concept), conceptWeight * weight)
    const hypernym = index.thesaurus.hypernymOf(concept)
    if (found.length > 0 || hypernym === undefined) return found
    return expandTerm(index, conceptTerm(hypernym), hypernymWeight * weight)
  })
}
