import { compatibleTerm, phraseKey } from './analyze-document.ts'
import { conceptsOf } from './thesaurus.ts'
import type { PostingList } from './posting-list.ts'
import { searchCodes } from './search-codes.ts'
import { type Query, type Clause, fuzzyMatch, parseQuery } from './query.ts'
import { type Scorer, createScorer } from './scorer.ts'
import { optionalConcept } from './synonyms.ts'
import { type InvertedIndex, expandTerm } from './inverted-index.ts'
import type { TextMatches } from './text-index.ts'
import { stemOf } from './tokenizer.ts'

const wholePhraseWorth = 0.2
const neighboursWorth = 0.05

export interface WordMatches extends TextMatches {
  /** Whether every word was found in each, and none was left out. */
  isWhole: boolean
}

const nothing: WordMatches = { docs: new Uint32Array(0), scores: new Float32Array(0), corrected: null, isWhole: false }
/** A corrected search may be corrected once more, as where a word was left out as well. */
const correctionsMax = 2
const keptSearchesMax = 1_000
/** Eight bytes each. */
const keptDocsMax = 1_000_000

/**
 * Searches of one set of terms. What is searched a second time is kept until the terms change: a search comes again
 * with every page and every branch, but most of what stands in the field while somebody types comes once.
 */
export function createMatcher(terms: InvertedIndex): (q: string) => TextMatches {
  /**
   * What was searched lately: its answer, or null where it came but once. Full, the latest become the earlier ones, and
   * those are let go all at once.
   */
  let latest = new Map<string, TextMatches | null>()
  let earlier = new Map<string, TextMatches | null>()
  let latestDocs = 0
  let version = -1
  /** One request asks the same several times. */
  let last: { q: string; matches: TextMatches } | undefined
  const scan = createScorer(terms)

  function keep(q: string, matches: TextMatches | null): void {
    if (latest.size >= keptSearchesMax || latestDocs >= keptDocsMax) startAnew(latest)
    latest.set(q, matches)
    latestDocs += matches?.docs.length ?? 0
  }

  function startAnew(before: Map<string, TextMatches | null>): void {
    earlier = before
    latest = new Map()
    latestDocs = 0
  }

  return (q) => {
    if (version !== terms.version()) {
      startAnew(new Map())
      last = undefined
      version = terms.version()
    }
    if (last?.q === q) return last.matches
    const before = latest.has(q) ? latest.get(q) : earlier.get(q)
    const matches = before ?? searchCodes(terms, q, () => searchWords(terms, scan, q))
    if (!latest.get(q)) keep(q, before === undefined ? null : matches)
    last = { q, matches }
    return matches
  }
}

/**
 * What the words of a search find. Where a word was mistyped the search is made again with the right one, so that it
 * finds exactly what that search would have found: what is read as several words at once would be wider.
 */
function searchWords(terms: InvertedIndex, scan: Scorer, q: string, turn = 1): WordMatches {
  const query = parseQuery(terms, q)
  const found = search(terms, scan, { ...query, clauses: chooseWords(scan, query.clauses) })
  if (!found.corrected || found.corrected === q || turn > correctionsMax) return found
  const again = searchWords(terms, scan, found.corrected, turn + 1)
  return again.docs.length > 0 ? { ...again, corrected: again.corrected ?? found.corrected } : found
}

/**
 * Of the words that a mistyped one may be, the likeliest that some document has together with the others; where none
 * is, the likeliest.
 */
function chooseWords(scan: Scorer, units: readonly Clause[]): Clause[] {
  const known = units.filter(({ expansions }) => expansions.length > 0)
  return units.map((unit) => {
    const others = known.filter((other) => other !== unit)
    const fits = (choice: Clause) => others.length === 0 || scan.matchAll([...others, choice]) > 0
    return unit.alternatives.length > 1 ? (unit.alternatives.find(fits) ?? (unit.alternatives[0] as Clause)) : unit
  })
}

function search(terms: InvertedIndex, scan: Scorer, query: Query): WordMatches {
  const known = query.clauses.filter(({ expansions }) => expansions.length > 0)
  if (known.length === 0) return nothing
  if (known.length === query.clauses.length) {
    const count = scan.matchAll(known)
    if (count > 0) return answer(terms, scan, query, count)
    const mended = withLess(terms, scan, query) ?? withTypo(terms, scan, query)
    if (mended) return mended
  }
  return { ...answer(terms, scan, query, scan.matchMost(known)), isWhole: false }
}

/**
 * No document has all words, and one of them is the weakest: what fits some model comes, else whatever the other words
 * mean.
 */
function withLess(terms: InvertedIndex, scan: Scorer, query: Query): WordMatches | undefined {
  const others = query.clauses.filter(({ tokens }) =>
    tokens.some(({ word }) => !conceptsOf(stemOf(word)).includes(optionalConcept)),
  )
  if (others.length === query.clauses.length || others.length === 0) return undefined
  const fitting: Clause = {
    tokens: [],
    expansions: expandTerm(terms, compatibleTerm, 1),
    correction: undefined,
    alternatives: [],
  }
  for (const units of [[...others, fitting], others]) {
    const count = scan.matchAll(units)
    if (count > 0) return answer(terms, scan, query, count)
  }
  return undefined
}

/** All words are known but no document has all: perhaps one of them is another, mistyped (`seda` for `senda`). */
function withTypo(terms: InvertedIndex, scan: Scorer, query: Query): WordMatches | undefined {
  for (const unit of query.clauses) {
    for (const mended of fuzzyMatch(terms, unit.tokens)?.alternatives ?? []) {
      const clauses = query.clauses.map((one) => (one === unit ? mended : one))
      const count = scan.matchAll(clauses)
      if (count > 0) return answer(terms, scan, { ...query, clauses }, count)
    }
  }
  return undefined
}

function answer(terms: InvertedIndex, scan: Scorer, query: Query, count: number): WordMatches {
  scan.boost(phrasesOf(terms, query), wholePhraseWorth)
  scan.boost(
    query.compounds.flatMap((joined) => terms.postingsOf(joined) ?? []),
    neighboursWorth,
  )
  return { ...scan.take(count), corrected: correctedText(query), isWhole: true }
}

/** The models and purposes that the search names whole, among all rows of words in it. */
function phrasesOf(terms: InvertedIndex, { clauses, tokens }: Query): PostingList[] {
  const insteadOf = new Map(
    clauses.flatMap((unit) => (unit.correction ? [[unit.tokens[0], unit.correction.word] as const] : [])),
  )
  const words = tokens.map((token) => ({ word: insteadOf.get(token) ?? token.word }))
  const found: PostingList[] = []
  for (let from = 0; from < words.length; from += 1) {
    for (let until = from + 1; until <= Math.min(words.length, from + 6); until += 1) {
      const postings = terms.phrase(phraseKey(words.slice(from, until)))
      if (postings && !found.includes(postings)) found.push(postings)
    }
  }
  return found
}

/** The search with its mistyped words mended and its unknown ones left out; null where it stands as it was typed. */
function correctedText({ text, tokens, clauses }: Query): string | null {
  if (clauses.every(({ correction, expansions }) => !correction && expansions.length > 0)) return null
  const unitOf = new Map(clauses.flatMap((unit) => unit.tokens.map((token) => [token, unit] as const)))
  let corrected = ''
  let until = 0
  for (const token of tokens) {
    const unit = unitOf.get(token)
    if (unit?.correction)
      corrected += unit.tokens[0] === token ? text.slice(until, token.from) + unit.correction.shown : ''
    else if (!unit || unit.expansions.length > 0) corrected += text.slice(until, token.until)
    until = token.until
  }
  // What stood between the words that were left out goes with them.
  return corrected.replace(/\s+/g, ' ').replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '')
}
