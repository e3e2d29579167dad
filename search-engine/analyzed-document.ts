import type { Languages } from './vocabulary.ts'

/** How a word or a title is written, and in which languages. */
export interface WrittenForm {
  shown: string
  languages: Languages
}

/**
 * A document as the index stores it. An analyzer outside this package makes it of the document's texts and decides which
 * fields there are: the index knows them as flags only.
 */
export interface AnalyzedDocument {
  /** An identifier that may be searched whole or by its beginning. */
  code: string
  /** How many words its name has, the longest where there are several: a word says more in a short name. */
  nameLength: number
  /** Stems, concepts (`=cover`) and compounds (`aria12`), each with the flags of the fields that contain it. */
  terms: ReadonlyMap<string, number>
  /** The words of letters as they are written, by their form without accents: candidates of corrections. */
  words: ReadonlyMap<string, WrittenForm>
  /** The name phrases (`phraseKey`): rows of words that match better when a query contains them whole. */
  phrases: ReadonlySet<string>
  /** Texts that complete a query, by `titleKey`: `funda silicona` shown as `funda de silicona`. */
  titles: ReadonlyMap<string, WrittenForm>
}
