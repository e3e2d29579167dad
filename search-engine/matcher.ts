import { fitted, phraseOf } from './document-words.ts'
import { meaningsOf } from './meanings.ts'
import type { Postings } from './postings.ts'
import { matchCodes } from './match-codes.ts'
import { type Query, type Unit, forgiven, readQuery } from './query.ts'
import { type Scan, createScan } from './scan.ts'
import { weakest } from './synonyms.ts'
import { type Terms, borne } from './terms.ts'
import type { TextMatches } from './text-index.ts'
import { stemOf } from './tokens.ts'

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
export function createMatcher(terms: Terms): (q: string) => TextMatches {
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
  const scan = createScan(terms)

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
    const matches = before ?? matchCodes(terms, q, () => searchWords(terms, scan, q))
    if (!latest.get(q)) keep(q, before === undefined ? null : matches)
    last = { q, matches }
    return matches
  }
}

/**
 * What the words of a search find. Where a word was mistyped the search is made again with the right one, so that it
 * finds exactly what that search would have found: what is read as several words at once would be wider.
 */
function searchWords(terms: Terms, scan: Scan, q: string, turn = 1): WordMatches {
  const query = readQuery(terms, q)
  const found = search(terms, scan, { ...query, units: chooseWords(scan, query.units) })
  if (!found.corrected || found.corrected === q || turn > correctionsMax) return found
  const again = searchWords(terms, scan, found.corrected, turn + 1)
  return again.docs.length > 0 ? { ...again, corrected: again.corrected ?? found.corrected } : found
}

/**
 * Of the words that a mistyped one may be, the likeliest that some document has together with the others; where none
 * is, the likeliest.
 */
function chooseWords(scan: Scan, units: readonly Unit[]): Unit[] {
  const known = units.filter(({ expansions }) => expansions.length > 0)
  return units.map((unit) => {
    const others = known.filter((other) => other !== unit)
    const fits = (choice: Unit) => others.length === 0 || scan.all([...others, choice]) > 0
    return unit.choices.length > 1 ? (unit.choices.find(fits) ?? (unit.choices[0] as Unit)) : unit
  })
}

function search(terms: Terms, scan: Scan, query: Query): WordMatches {
  const known = query.units.filter(({ expansions }) => expansions.length > 0)
  if (known.length === 0) return nothing
  if (known.length === query.units.length) {
    const count = scan.all(known)
    if (count > 0) return answer(terms, scan, query, count)
    const mended = withLess(terms, scan, query) ?? withTypo(terms, scan, query)
    if (mended) return mended
  }
  return { ...answer(terms, scan, query, scan.most(known)), isWhole: false }
}

/**
 * No document has all words, and one of them is the weakest: what fits some model comes, else whatever the other words
 * mean.
 */
function withLess(terms: Terms, scan: Scan, query: Query): WordMatches | undefined {
  const others = query.units.filter(({ tokens }) =>
    tokens.some(({ word }) => !meaningsOf(stemOf(word)).includes(weakest)),
  )
  if (others.length === query.units.length || others.length === 0) return undefined
  const fitting: Unit = { tokens: [], expansions: borne(terms, fitted, 1), instead: undefined, choices: [] }
  for (const units of [[...others, fitting], others]) {
    const count = scan.all(units)
    if (count > 0) return answer(terms, scan, query, count)
  }
  return undefined
}

/** All words are known but no document has all: perhaps one of them is another, mistyped (`seda` for `senda`). */
function withTypo(terms: Terms, scan: Scan, query: Query): WordMatches | undefined {
  for (const unit of query.units) {
    for (const mended of forgiven(terms, unit.tokens)?.choices ?? []) {
      const units = query.units.map((one) => (one === unit ? mended : one))
      const count = scan.all(units)
      if (count > 0) return answer(terms, scan, { ...query, units }, count)
    }
  }
  return undefined
}

function answer(terms: Terms, scan: Scan, query: Query, count: number): WordMatches {
  scan.raise(phrasesOf(terms, query), wholePhraseWorth)
  scan.raise(
    query.joined.flatMap((joined) => terms.postingsOf(joined) ?? []),
    neighboursWorth,
  )
  return { ...scan.take(count), corrected: correctedText(query), isWhole: true }
}

/** The models and purposes that the search names whole, among all rows of words in it. */
function phrasesOf(terms: Terms, { units, tokens }: Query): Postings[] {
  const insteadOf = new Map(
    units.flatMap((unit) => (unit.instead ? [[unit.tokens[0], unit.instead.word] as const] : [])),
  )
  const words = tokens.map((token) => ({ word: insteadOf.get(token) ?? token.word }))
  const found: Postings[] = []
  for (let from = 0; from < words.length; from += 1) {
    for (let until = from + 1; until <= Math.min(words.length, from + 6); until += 1) {
      const postings = terms.phrase(phraseOf(words.slice(from, until)))
      if (postings && !found.includes(postings)) found.push(postings)
    }
  }
  return found
}

/** The search with its mistyped words mended and its unknown ones left out; null where it stands as it was typed. */
function correctedText({ text, tokens, units }: Query): string | null {
  if (units.every(({ instead, expansions }) => !instead && expansions.length > 0)) return null
  const unitOf = new Map(units.flatMap((unit) => unit.tokens.map((token) => [token, unit] as const)))
  let corrected = ''
  let until = 0
  for (const token of tokens) {
    const unit = unitOf.get(token)
    if (unit?.instead) corrected += unit.tokens[0] === token ? text.slice(until, token.from) + unit.instead.shown : ''
    else if (!unit || unit.expansions.length > 0) corrected += text.slice(until, token.until)
    until = token.until
  }
  // What stood between the words that were left out goes with them.
  return corrected.replace(/\s+/g, ' ').replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '')
}
