import type { InvertedIndex } from './inverted-index.ts'
import { type Clause, type Query, importanceOf, isNumberClause } from './query.ts'
import type { Scorer } from './scorer.ts'
import type { WordMatches } from './text-matches.ts'

/** Fewer documents than this are followed by those that match nearly all of the query. */
const fewDocs = 24
/** At most so many follow. */
const partialMax = 96
/** The best of them is this much below the last of the others. */
const behindShare = 0.9

/** Of so many combinations of words the best documents are cached. */
const cachedMax = 1_000

type Found = [doc: number, score: number]
type ScoredDocs = Pick<WordMatches, 'docs' | 'scores'>

/**
 * The matches of a query, followed by the best of those that miss one of its words, where few match it whole: after the
 * one `wireless speaker` that says so come the other speakers. What they miss lowers their score, the more the rarer it
 * is: a document without the word that names what is looked for comes last.
 */
export type FillMatches = (query: Query, complete: WordMatches) => WordMatches

/** Fills the matches of an index. */
export function createFillMatches({ index, scorer }: { index: InvertedIndex; scorer: Scorer }): FillMatches {
  const bestMatches = cacheBestMatches(index, scorer)
  return ({ clauses }, complete) => {
    if (clauses.length < 2 || complete.docs.length >= fewDocs) return complete
    const weights = new Map(
      clauses.map((clause) => [clause, scorer.rarityOf(clause) * importanceOf(index.thesaurus, clause)]),
    )
    const sum = clauses.reduce((total, clause) => total + (weights.get(clause) as number), 0)
    const shareWithout = (missing: Clause) => 1 - (weights.get(missing) as number) / sum
    const best = createBest(partialMax)
    for (const { missing, docs, scores } of scorer.collectNear(clauses)) {
      if (isOnlyNumbers(missing)) continue
      const share = shareWithout(missing)
      for (let place = 0; place < docs.length; place += 1) {
        best.add(docs[place] as number, share * (scores[place] as number))
      }
    }
    const found = addWithoutRarest()
    return found.length > 0 ? appended(complete, found) : complete

    /** Whether without this clause nothing but numbers is left, which name no thing: an `Onza 15` is no `Lumen 15`. */
    function isOnlyNumbers(missing: Clause): boolean {
      return clauses.every((clause) => clause === missing || isNumberClause(clause))
    }

    /** Those that miss the rarest word are many, and often none of them would be among the best. */
    function addWithoutRarest(): readonly Found[] {
      const [rarest] = scorer.rarestFirst(clauses)
      const others = clauses.filter((clause) => clause !== rarest)
      const share = shareWithout(rarest)
      const before = best.found()
      if (isOnlyNumbers(rarest)) return before
      const last = before[partialMax - 1]
      if (last && share * scorer.scoreMax(others) < last[1]) return before
      const excluded = new Set(complete.docs)
      const { docs, scores } = bestMatches(others)
      for (let place = 0; place < docs.length; place += 1) {
        const doc = docs[place] as number
        if (!excluded.has(doc)) best.add(doc, share * (scores[place] as number))
      }
      return best.found()
    }
  }
}

/**
 * The best documents that match all clauses, as many as follow and as are excluded there. Without their rarest word, such
 * as a maker, many queries are the same: the documents are cached until one changes.
 */
function cacheBestMatches(index: InvertedIndex, scorer: Scorer): (clauses: readonly Clause[]) => ScoredDocs {
  let cached = new Map<string, ScoredDocs>()
  let version = -1
  return (clauses) => {
    if (version !== index.version() || cached.size >= cachedMax) cached = new Map()
    version = index.version()
    const key = clauses.map(keyOf).join(' + ')
    const known = cached.get(key) ?? readBest(scorer, clauses)
    cached.set(key, known)
    return known
  }
}

/** The same word has other expansions where it may be unfinished, and where another one is searched in its place. */
const keyOf = ({ tokens, correction, expansions }: Clause): string =>
  `${tokens.map(({ word }) => word).join(' ')} ${expansions.length}${correction ? ` = ${correction.word}` : ''}`

function readBest(scorer: Scorer, clauses: readonly Clause[]): ScoredDocs {
  const { docs, scores } = scorer.collect(scorer.matchAll(clauses))
  const best = createBest(partialMax + fewDocs)
  for (let place = 0; place < docs.length; place += 1) best.add(docs[place] as number, scores[place] as number)
  const found = best.found()
  return { docs: Uint32Array.from(found, ([doc]) => doc), scores: Float32Array.from(found, ([, score]) => score) }
}

/** The best of many documents, without sorting all of them. */
interface Best {
  add(doc: number, score: number): void
  /** The best first; of documents with the same score the lower numbers. */
  found(): readonly Found[]
}

function createBest(max: number): Best {
  let buffer: Found[] = []
  let [lastDoc, least]: Found = [Infinity, -Infinity]
  function prune(): Found[] {
    buffer = buffer.sort(byScore).slice(0, max)
    if (buffer.length === max) [lastDoc, least] = buffer.at(-1) as Found
    return buffer
  }
  return {
    add(doc, score) {
      if (score < least || (score === least && doc > lastDoc)) return
      if (buffer.push([doc, score]) >= 3 * max) prune()
    },
    found: prune,
  }
}

const byScore = ([doc, score]: Found, [otherDoc, otherScore]: Found): number => otherScore - score || doc - otherDoc

function appended(complete: WordMatches, found: readonly Found[]): WordMatches {
  const { docs, scores } = complete
  const last = scores.reduce((least, score) => Math.min(least, score), Infinity)
  const [, best] = found[0] as Found
  const scale = Math.min(1, (last * behindShare) / best)
  return {
    ...complete,
    docs: Uint32Array.from([...docs, ...found.map(([doc]) => doc)]),
    scores: Float32Array.from([...scores, ...found.map(([, score]) => score * scale)]),
    partial: found.length,
  }
}
