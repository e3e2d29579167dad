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

/** Scores are counted in so many steps up to the highest. */
const steps = 1_024
/** Of the matches within the lowest step that counts, at most so many are compared. */
const tiesMax = 4 * partialMax

/** The best matches that are not excluded, the best first: a few of what may be a hundred thousand, which are not sorted. */
function bestOf({ docs, scores }: { docs: Uint32Array; scores: Float32Array }, excluded: ReadonlySet<number>): Found[] {
  const stepOf = stepsUpTo(scores)
  const lowest = lowestStep(scores, stepOf, partialMax + excluded.size)
  const found: Found[] = []
  let ties = 0
  for (let place = 0; place < docs.length; place += 1) {
    const step = stepOf(scores[place] as number)
    if (step < lowest || excluded.has(docs[place] as number)) continue
    if (step === lowest && (ties += 1) > tiesMax) continue
    found.push([docs[place] as number, scores[place] as number])
  }
  return found.toSorted(byScore).slice(0, partialMax)
}

function stepsUpTo(scores: Float32Array): (score: number) => number {
  let highest = 0
  for (let place = 0; place < scores.length; place += 1) highest = Math.max(highest, scores[place] as number)
  return (score) => (highest > 0 ? Math.floor((score / highest) * steps) : 0)
}

/** The highest step that, with all above it, has at least `count` scores; 0 where there are fewer. */
function lowestStep(scores: Float32Array, stepOf: (score: number) => number, count: number): number {
  if (scores.length <= count) return 0
  const counts = new Uint32Array(steps + 1)
  for (let place = 0; place < scores.length; place += 1) {
    const step = stepOf(scores[place] as number)
    counts[step] = (counts[step] as number) + 1
  }
  let step = steps
  for (let sum = counts[step] as number; sum < count && step > 0; sum += counts[step] as number) step -= 1
  return step
}

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
