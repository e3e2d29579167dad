import type { JudgedIndex } from './word-importance.ts'
import type { Search } from './result-cache.ts'
import type { Token } from './tokenizer.ts'
import type { Languages } from './vocabulary.ts'

/** Which completions are requested. */
export interface CompletionOptions {
  /** 1 English, 2 Spanish. Words of another one are given only behind or for a whole word of it. */
  language: Languages
  max: number
  /** Which documents count, where not all do. */
  isAmong?: ((doc: number) => boolean) | undefined
}

/** A text that somebody may be about to type. */
export interface Completion {
  text: string
  /** The number of documents that contain the word or title that completes it. */
  count: number
}

/** What completing a text needs. */
export interface Completing {
  index: JudgedIndex
  search: Search
  options: CompletionOptions
  /** The languages in which a word that describes follows the one that it describes. */
  describedAfter: Languages
}

/** A text that is being typed, up to its unfinished last word. */
export interface Typed {
  text: string
  tokens: readonly Token[]
  last: Token
}

/** Of the words or titles with a prefix, at most this many are compared. */
export const candidatesMax = 200
