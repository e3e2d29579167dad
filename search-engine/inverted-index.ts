import type { AnalyzedDocument } from './analyzed-document.ts'
import { type CodeIndex, createCodeIndex } from './code-index.ts'
import { type ForwardIndex, type SavedForward, createForwardIndex } from './forward-index.ts'
import type { PostingList } from './posting-list.ts'
import { createSortedWords, listFrom } from './sorted-words.ts'
import { type SavedTerms, type TermTable, createTermTable } from './term-table.ts'
import type { Thesaurus } from './thesaurus.ts'
import { codeKey, hasDigit } from './tokenizer.ts'
import { type SavedVocabulary, type Vocabulary, createVocabulary, knownIn } from './vocabulary.ts'

/** From terms to the documents that contain them, with the vocabularies that lead from typed words to terms. */
export interface InvertedIndex {
  /** Adds a document, or replaces the one of this number. */
  set(doc: number, document: AnalyzedDocument): void
  remove(doc: number): void
  /** All document numbers are below this one. */
  maxDoc(): number
  /** How many words the longest of a document's names has, at most 255. */
  lengthOf(doc: number): number
  /** The documents that contain a term, with the flags of its fields. */
  postingsOf(term: string): PostingList | undefined
  /** The documents that have a row of words among their name phrases. */
  postingsOfPhrase(phraseKey: string): PostingList | undefined
  thesaurus: Thesaurus
  /** Words of letters, among them all single words of the thesaurus. */
  words: Vocabulary
  /** Terms with digits: `128`, `aria12`, `s21`. */
  compounds: Compounds
  codes: CodeIndex
  /** The documents with exactly this code, capitals and dashes included. */
  withCode(code: string): number[]
  /** Titles by their keys. */
  titles: Vocabulary
  /** A number that changes with every change of a document. */
  version(): number
  /** All that the index holds of its documents: not a copy. */
  saved(): SavedIndex
}

/** What an index holds, as it may be written to a file and read by the same code. */
export interface SavedIndex {
  terms: SavedTerms
  phrases: SavedTerms
  /** The terms with digits. */
  withDigits: string[]
  words: SavedVocabulary
  titles: SavedVocabulary
  forward: SavedForward
  /** The code of each document. */
  codeOf: (string | undefined)[]
  /** How many words the longest name of each document has. */
  lengths: Uint8Array<ArrayBuffer>
}

/** Terms with digits. */
export interface Compounds {
  /** Those in use that begin with `prefix`, in alphabetical order, at most `max`. */
  withPrefix(prefix: string, max: number): string[]
}

/** The numbers of what a document added, so that a later change can remove it. */
interface DocumentTerms {
  terms: number[]
  words: number[]
  phrases: number[]
  titles: number[]
}

type Tables = { terms: TermTable; phrases: TermTable } & Pick<InvertedIndex, 'words' | 'titles'>

const lengthMax = 255

/** An index without documents, which knows the words of the thesaurus; or one that was saved with the same thesaurus. */
export function createInvertedIndex(thesaurus: Thesaurus, saved?: SavedIndex): InvertedIndex {
  const [words, titles] = [createVocabulary(saved?.words), createVocabulary(saved?.titles)]
  const withDigits = saved?.withDigits ?? []
  const terms = createTermTable(saved?.terms, (term) => void (hasDigit(term) && withDigits.push(term)))
  const tables: Tables = { terms, phrases: createTermTable(saved?.phrases), words, titles }
  const forward = createForwardIndex(4, saved?.forward)
  const codeOf = saved?.codeOf ?? []
  const codes = createCodeIndex(codeOf)
  let lengths = saved?.lengths ?? new Uint8Array(1_024)
  let version = 0
  if (!saved) for (const { word, shown, languages } of thesaurus.words) words.add(word, shown, knownIn(languages))

  return {
    set(doc, document) {
      version += 1
      const before = termsOf(forward, doc)
      const now = addTerms(tables, doc, document)
      forward.set(doc, [now.terms, now.words, now.phrases, now.titles])
      lengths = withSpaceFor(lengths, doc)
      lengths[doc] = Math.min(lengthMax, document.nameLength)
      const code = codeOf[doc]
      codeOf[doc] = document.code
      if (code !== document.code) {
        codes.add(document.code, doc)
        if (code !== undefined) codes.remove(code, doc)
      }
      if (before) removeTerms(tables, doc, before, now)
    },
    remove(doc) {
      const before = termsOf(forward, doc)
      if (!before) return
      version += 1
      forward.remove(doc)
      codes.remove(codeOf[doc] as string, doc)
      codeOf[doc] = undefined
      removeTerms(tables, doc, before)
    },
    maxDoc: () => codeOf.length,
    lengthOf: (doc) => lengths[doc] ?? 0,
    postingsOf: terms.find,
    postingsOfPhrase: tables.phrases.find,
    thesaurus,
    words,
    compounds: createCompounds(withDigits, terms),
    codes,
    withCode: (code) => codes.withKey(codeKey(code)).filter((doc) => codeOf[doc] === code),
    titles,
    version: () => version,
    saved: () => ({
      terms: terms.saved(),
      phrases: tables.phrases.saved(),
      withDigits,
      words: words.saved(),
      titles: titles.saved(),
      forward: forward.saved(),
      codeOf,
      lengths,
    }),
  }
}

function withSpaceFor(lengths: Uint8Array<ArrayBuffer>, doc: number): Uint8Array<ArrayBuffer> {
  if (doc < lengths.length) return lengths
  const longer = new Uint8Array(Math.ceil((doc + 1) * 1.25))
  longer.set(lengths)
  return longer
}

function termsOf(forward: ForwardIndex, doc: number): DocumentTerms | undefined {
  const [terms, words, phrases, titles] = forward.find(doc) ?? []
  return terms && words && phrases && titles && { terms, words, phrases, titles }
}

function createCompounds(withDigits: readonly string[], terms: TermTable): Compounds {
  const sorted = createSortedWords(withDigits)
  return {
    withPrefix: (prefix, max) => listFrom(sorted, { prefix, max }, (term) => (terms.has(term) ? term : undefined)),
  }
}

function addTerms(tables: Tables, doc: number, document: AnalyzedDocument): DocumentTerms {
  const added: DocumentTerms = { terms: [], words: [], phrases: [], titles: [] }
  for (const [term, flags] of document.terms) added.terms.push(tables.terms.set(term, doc, flags))
  for (const [word, { shown, languages }] of document.words) added.words.push(tables.words.add(word, shown, languages))
  for (const phrase of document.phrases) added.phrases.push(tables.phrases.set(phrase, doc, 1))
  for (const [title, { shown, languages }] of document.titles)
    added.titles.push(tables.titles.add(title, shown, languages))
  return added
}

/**
 * Removes what a document added before and no longer has. Most terms of a changed document stay, and only a term that
 * went or came shifts its posting list.
 */
function removeTerms(tables: Tables, doc: number, before: DocumentTerms, now?: DocumentTerms): void {
  const terms = new Set(now?.terms)
  for (const id of before.terms) if (!terms.has(id)) tables.terms.remove(id, doc)
  const phrases = new Set(now?.phrases)
  for (const id of before.phrases) if (!phrases.has(id)) tables.phrases.remove(id, doc)
  for (const id of before.words) tables.words.remove(id)
  for (const id of before.titles) tables.titles.remove(id)
}
