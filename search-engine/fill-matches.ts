import type { InvertedIndex } from './inverted-index.ts'
import { type Query, importanceOf } from './query.ts'
import type { Scorer } from './scorer.ts'
import type { WordMatches } from './text-matches.ts'

/** Fewer documents than this are followed by those that match nearly all of the query. */
const fewDocs = 24
/** At most so many follow. */
const partialMax = 96
/** The best of them is this much below the last of the others. */
const behindShare = 0.9

type Found = [doc: number, score: number]

/**
 * The matches of a query, followed by the best of those that miss one of its words, where few match it whole: after the
 * one `wireless speaker` that says so come the other speakers. What they miss lowers their score, the more the rarer it
 * is: a document without the word that names what is looked for comes last.
 */
export function fillMatches(
  { index, scorer }: { index: InvertedIndex; scorer: Scorer },
  { clauses }: Query,
  complete: WordMatches,
): WordMatches {
  if (clauses.length < 2 || complete.docs.length >= fewDocs) return complete
  const weights = clauses.map((clause) => scorer.rarityOf(clause) * importanceOf(index.thesaurus, clause))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const excluded = new Set(complete.docs)
  const best = new Map<number, number>()
  clauses.forEach((clause, nth) => {
    const share = 1 - (weights[nth] as number) / sum
    const matches = scorer.collect(scorer.matchAll(clauses.filter((other) => other !== clause)))
    for (const [doc, score] of bestOf(matches, excluded)) best.set(doc, Math.max(best.get(doc) ?? 0, share * score))
  })
  const found = [...best].toSorted(byScore).slice(0, partialMax)
  return found.length > 0 ? appended(complete, found) : complete
}

const byScore = ([doc, score]: Found, [otherDoc, otherScore]: Found): number => otherScore - score || doc - otherDoc

/** The best matches that are not excluded: a few of what may be a hundred thousand. */
function bestOf({ docs, scores }: { docs: Uint32Array; scores: Float32Array }, excluded: ReadonlySet<number>): Found[] {
  const atLeast = scores.length > partialMax + excluded.size ? nthHighest(scores, partialMax + excluded.size) : 0
  const found: Found[] = []
  docs.forEach((doc, place) => {
    const score = scores[place] as number
    if (score >= atLeast && !excluded.has(doc)) found.push([doc, score])
  })
  return found.toSorted(byScore).slice(0, partialMax)
}

const nthHighest = (scores: Float32Array, count: number): number => scores.toSorted()[scores.length - count] as number

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
