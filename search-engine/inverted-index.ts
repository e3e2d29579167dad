import { type CodeIndex, createCodeIndex } from './code-index.ts'
import { type TextDocument, conceptTerm, phraseTerm, analyzeDocument } from './analyze-document.ts'
import { createForwardIndex } from './forward-index.ts'
import { conceptsOf, synonymWords } from './thesaurus.ts'
import { type PostingList, createPostingList, removePosting, setPosting } from './posting-list.ts'
import { type Concept, hypernyms } from './synonyms.ts'
import { type Token, isNumber, stemOf } from './tokenizer.ts'
import { type Vocabulary, createVocabulary } from './vocabulary.ts'

/** What a document put in, by number, so that it can be taken out again. */
interface DocumentTerms {
  terms: number[]
  words: number[]
  compounds: number[]
  phrases: number[]
  titles: number[]
}

/** All documents by their terms, and the words that lead to the terms. */
export interface InvertedIndex {
  set(doc: number, document: TextDocument): void
  remove(doc: number): void
  /** How many numbers documents have been given: all are below. */
  maxDoc(): number
  postingsOf(term: string): PostingList | undefined
  /** The documents whose model or purpose is this row of words. */
  phrase(key: string): PostingList | undefined
  /** Words of letters; those of the table of meanings are always there. */
  words: Vocabulary
  /** Numbers, and words with numbers: `128`, `aria12`, `s21`. */
  compounds: Vocabulary
  codes: CodeIndex
  /** Rows of words that shoppers may search: models, and what the goods are called. */
  titles: Vocabulary
  /** Moves with every change. */
  version(): number
}

/** No documents yet, and the words of the table of meanings. */
export function createInvertedIndex(): InvertedIndex {
  const ids = new Map<string, number>()
  const postings: PostingList[] = []
  const phraseIds = new Map<string, number>()
  const phrases: PostingList[] = []
  const kept = createForwardIndex(5)
  const codeOf: (string | undefined)[] = []
  const words = createVocabulary()
  const compounds = createVocabulary()
  const codes = createCodeIndex()
  const titles = createVocabulary()
  let version = 0
  for (const { word, shown } of synonymWords) words.add(word, shown, 0)

  const idOf = (term: string): number => {
    const known = ids.get(term)
    if (known !== undefined) return known
    const id = postings.push(createPostingList()) - 1
    ids.set(term, id)
    return id
  }

  const keptOf = (doc: number): DocumentTerms | undefined => {
    const [terms, words, compounds, phrases, titles] = kept.find(doc) ?? []
    return terms && words && compounds && phrases && titles && { terms, words, compounds, phrases, titles }
  }

  const phraseIdOf = (phrase: string): number => {
    const known = phraseIds.get(phrase)
    if (known !== undefined) return known
    const id = phrases.push(createPostingList()) - 1
    phraseIds.set(phrase, id)
    return id
  }

  /** Takes out what an older writing of a document put in and the newer one, if there is one, does not. */
  function takeOut(doc: number, old: DocumentTerms, now?: DocumentTerms): void {
    const stay = new Set(now?.terms)
    for (const term of old.terms) if (!stay.has(term)) removePosting(postings[term] as PostingList, doc)
    const rows = new Set(now?.phrases)
    for (const phrase of old.phrases) if (!rows.has(phrase)) removePosting(phrases[phrase] as PostingList, doc)
    for (const word of old.words) words.drop(word)
    for (const word of old.compounds) compounds.drop(word)
    for (const title of old.titles) titles.drop(title)
  }

  function putIn(doc: number, document: TextDocument): DocumentTerms {
    const found = analyzeDocument(document)
    const now: DocumentTerms = {
      terms: [],
      words: [],
      compounds: [],
      phrases: [...found.phrases].map(phraseIdOf),
      titles: [],
    }
    for (const [term, kind] of found.terms) {
      const id = idOf(term)
      now.terms.push(id)
      setPosting(postings[id] as PostingList, doc, kind)
      if (hasNumber(term)) now.compounds.push(compounds.add(term, term, 3))
    }
    for (const [word, { shown, languages }] of found.words) now.words.push(words.add(word, shown, languages))
    for (const phrase of now.phrases) setPosting(phrases[phrase] as PostingList, doc, 1)
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
    maxDoc: () => codeOf.length,
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

/** A term with what it is weight as an answer to a word of the search. */
export interface Expansion {
  postings: PostingList
  weight: number
}

const meaningWorth = 0.94
/** Who writes a word of the table means its meaning, and rather what bears the very word. */
const literalWorth = 1.1
const widerWorth = 0.7

/**
 * The terms that a written word stands for: itself with its plurals, and what it means. Empty where no document bears
 * any.
 */
export function expandWord(terms: InvertedIndex, word: string, weight = 1): Expansion[] {
  const stem = stemOf(word)
  const meanings = isNumber(word) ? [] : conceptsOf(stem)
  return [
    ...expandTerm(terms, stem, weight * (meanings.length > 0 ? literalWorth : 1)),
    ...ofMeanings(terms, meanings, weight),
  ]
}

/** The terms that a phrase of the table stands for. */
export function expandPhrase(terms: InvertedIndex, tokens: readonly Token[], meaning: Concept): Expansion[] {
  const joined = stemOf(tokens.map(({ word }) => word).join(''))
  return [
    ...expandTerm(terms, phraseTerm(tokens), literalWorth),
    ...expandTerm(terms, joined, literalWorth),
    ...ofMeanings(terms, [meaning], 1),
  ]
}

function ofMeanings(terms: InvertedIndex, meanings: readonly Concept[], weight: number): Expansion[] {
  return meanings.flatMap((meaning) => {
    const found = expandTerm(terms, conceptTerm(meaning), meaningWorth * weight)
    return found.length > 0 || !hypernyms[meaning]
      ? found
      : expandTerm(terms, conceptTerm(hypernyms[meaning]), widerWorth * weight)
  })
}

/** A term with its weight, where a document bears it. */
export function expandTerm(terms: InvertedIndex, term: string, weight: number): Expansion[] {
  const postings = terms.postingsOf(term)
  return postings && postings.length > 0 ? [{ postings, weight }] : []
}
