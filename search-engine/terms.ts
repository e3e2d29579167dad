import { type Codes, createCodes } from './codes.ts'
import { type TextDocument, termOf, termOfPhrase, wordsOf } from './document-words.ts'
import { createKeptLists } from './kept-lists.ts'
import { meaningsOf, tableWords } from './meanings.ts'
import { type Postings, createPostings, removePosting, setPosting } from './postings.ts'
import { type Meaning, wider } from './synonyms.ts'
import { type Token, isNumber, stemOf } from './tokens.ts'
import { type Vocabulary, createVocabulary } from './vocabulary.ts'

/** What a document put in, by number, so that it can be taken out again. */
interface Kept {
  terms: number[]
  words: number[]
  compounds: number[]
  phrases: number[]
  titles: number[]
}

/** All documents by their terms, and the words that lead to the terms. */
export interface Terms {
  set(doc: number, document: TextDocument): void
  remove(doc: number): void
  /** How many numbers documents have been given: all are below. */
  docsEnd(): number
  postingsOf(term: string): Postings | undefined
  /** The documents whose model or purpose is this row of words. */
  phrase(key: string): Postings | undefined
  /** Words of letters; those of the table of meanings are always there. */
  words: Vocabulary
  /** Numbers, and words with numbers: `128`, `aria12`, `s21`. */
  compounds: Vocabulary
  codes: Codes
  /** Rows of words that shoppers may search: models, and what the goods are called. */
  titles: Vocabulary
  /** Moves with every change. */
  version(): number
}

/** No documents yet, and the words of the table of meanings. */
export function createTerms(): Terms {
  const ids = new Map<string, number>()
  const postings: Postings[] = []
  const phraseIds = new Map<string, number>()
  const phrases: Postings[] = []
  const kept = createKeptLists(5)
  const codeOf: (string | undefined)[] = []
  const words = createVocabulary()
  const compounds = createVocabulary()
  const codes = createCodes()
  const titles = createVocabulary()
  let version = 0
  for (const { word, shown } of tableWords) words.add(word, shown, 0)

  const idOf = (term: string): number => {
    const known = ids.get(term)
    if (known !== undefined) return known
    const id = postings.push(createPostings()) - 1
    ids.set(term, id)
    return id
  }

  const keptOf = (doc: number): Kept | undefined => {
    const [terms, words, compounds, phrases, titles] = kept.find(doc) ?? []
    return terms && words && compounds && phrases && titles && { terms, words, compounds, phrases, titles }
  }

  const phraseIdOf = (phrase: string): number => {
    const known = phraseIds.get(phrase)
    if (known !== undefined) return known
    const id = phrases.push(createPostings()) - 1
    phraseIds.set(phrase, id)
    return id
  }

  /** Takes out what an older writing of a document put in and the newer one, if there is one, does not. */
  function takeOut(doc: number, old: Kept, now?: Kept): void {
    const stay = new Set(now?.terms)
    for (const term of old.terms) if (!stay.has(term)) removePosting(postings[term] as Postings, doc)
    const rows = new Set(now?.phrases)
    for (const phrase of old.phrases) if (!rows.has(phrase)) removePosting(phrases[phrase] as Postings, doc)
    for (const word of old.words) words.drop(word)
    for (const word of old.compounds) compounds.drop(word)
    for (const title of old.titles) titles.drop(title)
  }

  function putIn(doc: number, document: TextDocument): Kept {
    const found = wordsOf(document)
    const now: Kept = { terms: [], words: [], compounds: [], phrases: [...found.phrases].map(phraseIdOf), titles: [] }
    for (const [term, kind] of found.terms) {
      const id = idOf(term)
      now.terms.push(id)
      setPosting(postings[id] as Postings, doc, kind)
      if (hasNumber(term)) now.compounds.push(compounds.add(term, term, 3))
    }
    for (const [word, { shown, languages }] of found.words) now.words.push(words.add(word, shown, languages))
    for (const phrase of now.phrases) setPosting(phrases[phrase] as Postings, doc, 1)
    for (const [title, { shown, languages }] of found.titles) now.titles.push(titles.add(title, shown, languages))
    return now
  }

  return {
    // Most of a document's words stay when it changes: only what differs moves the long lists.
    set(doc, document) {
      version += 1
      const old = keptOf(doc)
      const oldCode = codeOf[doc]
      const now = putIn(doc, document)
      kept.set(doc, [now.terms, now.words, now.compounds, now.phrases, now.titles])
      codeOf[doc] = document.code
      if (oldCode !== document.code) codes.add(document.code, doc)
      if (oldCode !== undefined && oldCode !== document.code) codes.remove(oldCode, doc)
      if (old) takeOut(doc, old, now)
    },
    remove(doc) {
      const old = keptOf(doc)
      if (!old) return
      version += 1
      kept.remove(doc)
      codes.remove(codeOf[doc] as string, doc)
      codeOf[doc] = undefined
      takeOut(doc, old)
    },
    docsEnd: () => codeOf.length,
    postingsOf: (term) => {
      const id = ids.get(term)
      return id === undefined ? undefined : postings[id]
    },
    phrase: (key) => {
      const id = phraseIds.get(key)
      return id === undefined ? undefined : phrases[id]
    },
    words,
    compounds,
    codes,
    titles,
    version: () => version,
  }
}

const hasNumber = (term: string): boolean => isNumber(term) || /\p{N}/u.test(term)

/** A term with what it is worth as an answer to a word of the search. */
export interface Expansion {
  postings: Postings
  worth: number
}

const meaningWorth = 0.94
/** Who writes a word of the table means its meaning, and rather what bears the very word. */
const literalWorth = 1.1
const widerWorth = 0.7

/**
 * The terms that a written word stands for: itself with its plurals, and what it means. Empty where no document bears
 * any.
 */
export function termsFor(terms: Terms, word: string, worth = 1): Expansion[] {
  const stem = stemOf(word)
  const meanings = isNumber(word) ? [] : meaningsOf(stem)
  return [
    ...borne(terms, stem, worth * (meanings.length > 0 ? literalWorth : 1)),
    ...ofMeanings(terms, meanings, worth),
  ]
}

/** The terms that a phrase of the table stands for. */
export function termsForPhrase(terms: Terms, tokens: readonly Token[], meaning: Meaning): Expansion[] {
  const joined = stemOf(tokens.map(({ word }) => word).join(''))
  return [
    ...borne(terms, termOfPhrase(tokens), literalWorth),
    ...borne(terms, joined, literalWorth),
    ...ofMeanings(terms, [meaning], 1),
  ]
}

function ofMeanings(terms: Terms, meanings: readonly Meaning[], worth: number): Expansion[] {
  return meanings.flatMap((meaning) => {
    const found = borne(terms, termOf(meaning), meaningWorth * worth)
    return found.length > 0 || !wider[meaning] ? found : borne(terms, termOf(wider[meaning]), widerWorth * worth)
  })
}

/** A term with its worth, where a document bears it. */
export function borne(terms: Terms, term: string, worth: number): Expansion[] {
  const postings = terms.postingsOf(term)
  return postings && postings.length > 0 ? [{ postings, worth }] : []
}
