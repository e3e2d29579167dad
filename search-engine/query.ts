import { joinTokens } from './compounds.ts'
import type { Expansion } from './term-expansion.ts'
import { stemOf } from './stemmer.ts'
import type { Thesaurus } from './thesaurus.ts'
import type { Concept } from './thesaurus-data.ts'
import { type Token, isNumber } from './tokenizer.ts'

/** Of a longer query the first clauses are searched. */
export const clausesMax = 8
/** Of a longer query the first tokens are read: a clause may have two. */
export const tokensMax = 2 * clausesMax

/** A part of a query that documents must match: a word, or several tokens that are one word (`power bank`, `iphone13`). */
export interface Clause {
  tokens: readonly Token[]
  /** The terms that match the clause; empty where no document contains any, however the word is read. */
  expansions: readonly Expansion[]
  /** The word that is searched in place of a mistyped one. */
  correction: { word: string; shown: string } | undefined
  /** For a mistyped word, the clauses of all words that it may be, the likeliest first. */
  alternatives: readonly Clause[]
}

/** A query, read against the words of the index. */
export interface Query {
  /** The normalized text; the places of tokens are places in it. */
  text: string
  tokens: readonly Token[]
  clauses: readonly Clause[]
  /** What the query prefers beside what it names. */
  preferences: readonly { preference: string; token: Token }[]
}

/** A clause that needs no correction. */
export const exactClause = (tokens: readonly Token[], expansions: readonly Expansion[]): Clause => ({
  tokens,
  expansions,
  correction: undefined,
  alternatives: [],
})

/** What the words of a clause mean together, or else each by itself: a `laptop bag` is no laptop. */
export const conceptsIn = (thesaurus: Thesaurus, { tokens }: Clause): Concept[] => {
  const stems = tokens.map(({ word }) => stemOf(word))
  const phrases = thesaurus.phrasesIn(tokens, stems)
  return phrases.length > 0 ? phrases.map(({ concept }) => concept) : stems.flatMap(thesaurus.conceptsOf)
}

/** Whether a clause means a concept: its word, or its words together. */
export const isNameOf = (thesaurus: Thesaurus, { tokens }: Clause, concept: Concept): boolean => {
  const stems = tokens.map(({ word }) => stemOf(word))
  if (stems.length === 1) return thesaurus.conceptsOf(stems[0] as string).includes(concept)
  return thesaurus.phrasesIn(tokens, stems).some((phrase) => phrase.concept === concept)
}

/** Whether a clause means a concept or a narrower one. */
export const isOfConcept = (thesaurus: Thesaurus, clause: Clause, concept: Concept): boolean =>
  conceptsIn(thesaurus, clause).some((own) => own === concept || thesaurus.hypernymOf(own) === concept)

/** A clause as it is written in the text of its query. */
export const textOf = ({ tokens }: Clause, text: string): string => text.slice(tokens[0]?.from, tokens.at(-1)?.until)

/** Whether a clause names what a document is. */
export const isKindClause = (thesaurus: Thesaurus, clause: Clause): boolean =>
  conceptsIn(thesaurus, clause).some(thesaurus.isKind)

/** Whether tokens are the number of a model: `15`, `s7`, `13c`, `a05s`. */
export const isModelNumber = (tokens: readonly Token[]): boolean => /^\p{L}?\d{1,3}\p{L}?$/u.test(joinTokens(tokens))

/** Whether a clause is a number, which says nothing without the words that it stands beside. */
export const isNumberClause = ({ tokens }: Clause): boolean =>
  tokens.every(({ word }) => isNumber(word)) || isModelNumber(tokens)

/** Whether a clause names nothing alone: the number of a model, an edition of it such as `pro`, a colour, or a letter or two. */
export const namesNothing = (thesaurus: Thesaurus, clause: Clause): boolean =>
  isNumberClause(clause) ||
  isVariantClause(thesaurus, clause) ||
  clause.tokens.every(({ word }) => word.length <= shortLength || thesaurus.isEdition(word))

const shortLength = 2

/** Whether a clause says which version of one thing is meant, such as a colour. */
export const isVariantClause = (thesaurus: Thesaurus, clause: Clause): boolean =>
  conceptsIn(thesaurus, clause).some(thesaurus.isVariant)

/** How much more a clause counts that names what a document is, among documents that do not match all clauses. */
const kindTimes = 2

/** How much less one counts by which versions of one document differ. */
const variantTimes = 0.3

/** How much a clause counts among documents that do not match all clauses, apart from its rarity. */
export const importanceOf = (thesaurus: Thesaurus, clause: Clause): number => {
  if (isKindClause(thesaurus, clause)) return kindTimes
  return isVariantClause(thesaurus, clause) ? variantTimes : 1
}

/** The clauses that some document matches. */
export const matchedClauses = (clauses: readonly Clause[]): Clause[] =>
  clauses.filter(({ expansions }) => expansions.length > 0)

/** How many documents match a clause; one that matches several of its terms counts for each. */
export const postingsCount = ({ expansions }: Clause): number =>
  expansions.reduce((sum, { postings }) => sum + postings.length, 0)

/** The clauses, those first that the fewest documents match. */
export const rarestFirst = (clauses: readonly Clause[]): readonly [Clause, ...Clause[]] =>
  clauses.toSorted((a, b) => postingsCount(a) - postingsCount(b)) as [Clause, ...Clause[]]
