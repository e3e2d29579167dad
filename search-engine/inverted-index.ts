import type { AnalyzedDocument } from './analyzed-document.ts'
import { type CodeIndex, createCodeIndex } from './code-index.ts'
import { type ForwardIndex, createForwardIndex } from './forward-index.ts'
import { type PostingList, removePosting, setPosting } from './posting-list.ts'
import { type TermTable, createTermTable } from './term-table.ts'
import type { Thesaurus } from './thesaurus.ts'
import { hasDigit } from './tokenizer.ts'
import { type Vocabulary, createVocabulary } from './vocabulary.ts'

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
  compounds: Vocabulary
  codes: CodeIndex
  /** Titles by their keys. */
  titles: Vocabulary
  /** A number that changes with every change of a document. */
  version(): number
}

/** The numbers of what a document added, so that a later change can remove it. */
interface DocumentTerms {
  terms: number[]
  words: number[]
  compounds: number[]
  phrases: number[]
  titles: number[]
}

type Tables = { terms: TermTable; phrases: TermTable } & Pick<InvertedIndex, 'words' | 'compounds' | 'titles'>

const allLanguages = 3
const lengthMax = 255

/** An index without documents, which knows the words of the thesaurus. */
export function createInvertedIndex(thesaurus: Thesaurus): InvertedIndex {
  const [words, compounds, titles] = [createVocabulary(), createVocabulary(), createVocabulary()]
  const tables: Tables = { terms: createTermTable(), phrases: createTermTable(), words, compounds, titles }
  const forward = createForwardIndex(5)
  const codes = createCodeIndex()
  const codeOf: (string | undefined)[] = []
  let lengths = new Uint8Array(1_024)
  let version = 0
  for (const { word, shown } of thesaurus.words) words.add(word, shown, 0)

  return {
    set(doc, document) {
      version += 1
      const before = termsOf(forward, doc)
      const now = addTerms(tables, doc, document)
      forward.set(doc, [now.terms, now.words, now.compounds, now.phrases, now.titles])
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
    postingsOf: tables.terms.find,
    postingsOfPhrase: tables.phrases.find,
    thesaurus,
    words,
    compounds,
    codes,
    titles,
    version: () => version,
  }
}

function withSpaceFor(lengths: Uint8Array<ArrayBuffer>, doc: number): Uint8Array<ArrayBuffer> {
  if (doc < lengths.length) return lengths
  const longer = new Uint8Array(Math.ceil((doc + 1) * 1.25))
  longer.set(lengths)
  return longer
}

function termsOf(forward: ForwardIndex, doc: number): DocumentTerms | undefined {
  const [terms, words, compounds, phrases, titles] = forward.find(doc) ?? []
  return terms && words && compounds && phrases && titles && { terms, words, compounds, phrases, titles }
}

function addTerms(tables: Tables, doc: number, document: AnalyzedDocument): DocumentTerms {
  const added: DocumentTerms = { terms: [], words: [], compounds: [], phrases: [], titles: [] }
  for (const [term, flags] of document.terms) {
    const id = tables.terms.idOf(term)
    added.terms.push(id)
    setPosting(tables.terms.listOf(id), doc, flags)
    if (hasDigit(term)) added.compounds.push(tables.compounds.add(term, term, allLanguages))
  }
  for (const [word, { shown, languages }] of document.words) added.words.push(tables.words.add(word, shown, languages))
  for (const phrase of document.phrases) {
    const id = tables.phrases.idOf(phrase)
    added.phrases.push(id)
    setPosting(tables.phrases.listOf(id), doc, 1)
  }
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
  for (const id of before.terms) if (!terms.has(id)) removePosting(tables.terms.listOf(id), doc)
  const phrases = new Set(now?.phrases)
  for (const id of before.phrases) if (!phrases.has(id)) removePosting(tables.phrases.listOf(id), doc)
  for (const id of before.words) tables.words.remove(id)
  for (const id of before.compounds) tables.compounds.remove(id)
  for (const id of before.titles) tables.titles.remove(id)
}
