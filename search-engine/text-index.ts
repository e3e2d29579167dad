import type { AnalyzedDocument } from './analyzed-document.ts'
import type { Completion, CompletionOptions } from './completion.ts'
import { createCompleter } from './completions.ts'
import { createFillMatches } from './fill-matches.ts'
import { type SavedIndex, createInvertedIndex } from './inverted-index.ts'
import { createIsForOther } from './other-purposes.ts'
import { flagMask } from './posting-list.ts'
import { cacheResults } from './result-cache.ts'
import { createScorer } from './scorer.ts'
import { namesCodes, searchCodes } from './search-codes.ts'
import { searchWords } from './search-words.ts'
import type { OptionalConcept } from './word-search.ts'
import type { Languages } from './vocabulary.ts'
import type { TextMatches } from './text-matches.ts'
import { createWordImportance } from './word-importance.ts'
import type { Thesaurus } from './thesaurus.ts'

export interface TextIndexOptions {
  /** The longest query in characters. A longer one is cut: more words make no search better, and none may be slow. */
  queryLengthMax: number
  thesaurus: Thesaurus
  /** The weight of a term, from 0 to 1, by the flags of the fields in which a document contains it. */
  fieldWeight(flags: number): number
  optionalConcept?: OptionalConcept
  /** Documents with this term come first where a query names no kind of document. */
  preferredTerm?: string
  /** Documents with this term come last where a query has a number and none of the thesaurus's words of editions. */
  editionTerm?: string
  /** The languages in which a word that describes follows the one that it describes, as in Spanish. */
  describedAfter?: Languages
}

/** Documents by number, searched by their texts. */
export interface TextIndex {
  /** Adds a document, or replaces the one of this number. Numbers begin at 0 and should have few gaps. */
  set(doc: number, document: AnalyzedDocument): void
  remove(doc: number): void
  search(q: string): TextMatches
  /** Texts that complete the one that is being typed. */
  complete(typed: string, options: CompletionOptions): Completion[]
  /** All that the index holds of its documents: not a copy. */
  saved(): SavedIndex
}

/**
 * An empty text index, or one that was saved with the same options. A search matches words in several languages, with
 * their plurals, synonyms and compounds, words that are unfinished or have a typo or two, and codes.
 */
export function createTextIndex(options: TextIndexOptions, saved?: SavedIndex): TextIndex {
  const { queryLengthMax, thesaurus, fieldWeight, optionalConcept: optional, preferredTerm, editionTerm } = options
  const fieldWeights = Float32Array.from({ length: flagMask + 1 }, (_, flags) => fieldWeight(flags))
  const inverted = createInvertedIndex(thesaurus, saved)
  const index = { ...inverted, importance: createWordImportance(inverted, { fieldWeights, preferredTerm }) }
  const scorer = createScorer(index, fieldWeights)
  const { describedAfter = 0 } = options
  const isForOther = createIsForOther(index, optional)
  const matching = { optional, isForOther, describedAfter, preferredTerm, editionTerm }
  const whole = { index, scorer, fieldWeights, ...matching, fillMatches: undefined }
  const filled = { ...whole, fillMatches: createFillMatches(whole) }
  const search = cacheResults(
    (q, isFilled = true) => searchCodes(index, q, () => searchWords(isFilled ? filled : whole, q)),
    index.version,
  )
  const complete = createCompleter(index, search, describedAfter)
  return {
    set: index.set,
    remove: index.remove,
    // Codes are no words: several of them may be longer than what people type.
    search: (q) => search(namesCodes(q) ? q : q.slice(0, queryLengthMax)),
    complete: (typed, completionOptions) => complete(typed.slice(0, queryLengthMax), completionOptions),
    saved: index.saved,
  }
}
