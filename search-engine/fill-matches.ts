import type { InvertedIndex } from './inverted-index.ts'
import { type Clause, type Query, isKindClause } from './query.ts'
import type { Scorer } from './scorer.ts'
import { stemOf } from './stemmer.ts'
import type { WordMatches } from './text-matches.ts'

/** Fewer documents than this are followed by those that match nearly all of the query. */
const fewDocs = 10
/** The best of these is this much below the last of the others. */
const behindShare = 0.9

/**
 * The matches of a query, followed by documents that match all of it but one word that only describes, where few match it
 * whole: after the one `wireless speaker` that says so come the other speakers. A word that names what is looked for, a
 * number, a name and a word beside no kind are never left out.
 */
export function fillMatches(
  { index, scorer }: { index: InvertedIndex; scorer: Scorer },
  { clauses }: Query,
  complete: WordMatches,
): WordMatches {
  if (clauses.length < 2 || complete.docs.length >= fewDocs) return complete
  const isKind = (clause: Clause) => isKindClause(index.thesaurus, clause)
  if (!clauses.some(isKind)) return complete
  const found = new Map<number, number>()
  for (const clause of clauses) {
    if (isKind(clause) || !describes(index, clause)) continue
    const { docs, scores } = scorer.collect(scorer.matchAll(clauses.filter((other) => other !== clause)))
    docs.forEach((doc, place) => found.set(doc, Math.max(found.get(doc) ?? 0, scores[place] as number)))
  }
  for (const doc of complete.docs) found.delete(doc)
  return found.size > 0 ? appended(complete, found) : complete
}

/** Whether a clause is a word of the thesaurus as it was typed. Any other one is a name. */
const describes = ({ thesaurus }: InvertedIndex, { tokens, correction }: Clause): boolean =>
  !correction && tokens.every(({ word }) => thesaurus.conceptsOf(stemOf(word)).length > 0)

function appended(complete: WordMatches, found: ReadonlyMap<number, number>): WordMatches {
  const { docs, scores } = complete
  const last = scores.reduce((least, score) => Math.min(least, score), Infinity)
  const best = [...found.values()].reduce((most, score) => Math.max(most, score), 0)
  const scale = Math.min(1, (last * behindShare) / best)
  return {
    ...complete,
    docs: Uint32Array.from([...docs, ...found.keys()]),
    scores: Float32Array.from([...scores, ...[...found.values()].map((score) => score * scale)]),
    partial: found.size,
  }
}
