import type { FillMatches } from './fill-matches.ts'
import type { Scorer } from './scorer.ts'
import type { Concept } from './thesaurus-data.ts'
import type { Languages } from './vocabulary.ts'
import type { JudgedIndex } from './word-importance.ts'

/** A concept that says little beside another word, so that a query matches without it as well. */
export interface OptionalConcept {
  concept: Concept
  /** Of documents without it those with this term come first. */
  preferredTerm: string
  /** Documents with one of these concepts come last: they are made for something else. */
  others: readonly Concept[]
}

/** What a search by words needs. */
export interface WordSearch {
  index: JudgedIndex
  scorer: Scorer
  /** The weight of each combination of fields. */
  fieldWeights: Float32Array
  optional: OptionalConcept | undefined
  /** Whether a document is made for other devices than the optional concept. */
  isForOther: (doc: number) => boolean
  /** The languages in which what describes a thing stands behind it. */
  describedAfter: Languages
  /** Documents with this term come first where a query names no kind of document. */
  preferredTerm: string | undefined
  /** Documents with this term come last where a query has a number and no edition. */
  editionTerm: string | undefined
  /** Lets documents that miss a word follow where few match all of the query; undefined where nobody reads them. */
  fillMatches: FillMatches | undefined
}
