import { standingOf } from '#domain/search/ranking.ts'
import { type Families, noRing } from './families.ts'

/** Nobody sees how the first of more results are mixed, and looking through them takes its time. */
const variedMax = 2_000

/** Some matches of a search and their ranks. */
export interface Ranked {
  /** The documents at these places are looked at. */
  docs: Uint32Array
  from: number
  to: number
  /** The sort key (`searchRank`) of the document at a place; undefined for one that is not in the list. */
  rankAt: (place: number) => number | undefined
}

/**
 * The documents whose model has a better one with the same standing: they follow the others of that standing, so that a
 * list does not begin with one model in all its colours (SEARCH-37). None in a list of more than 2,000.
 */
export function repeatedModels({ rings }: Families, { docs, from, to, rankAt }: Ranked): ReadonlySet<number> {
  const repeated = new Set<number>()
  if (to - from > variedMax) return repeated
  const best = new Map<number, { doc: number; rank: number }>()
  for (let place = from; place < to; place += 1) {
    const doc = docs[place] as number
    const ring = rings[doc] ?? noRing
    const rank = ring === noRing ? undefined : rankAt(place)
    if (rank === undefined) continue
    const key = standingOf(rank) * ringsMax + ring
    const other = best.get(key)
    if (other && other.rank >= rank) {
      repeated.add(doc)
      continue
    }
    if (other) repeated.add(other.doc)
    best.set(key, { doc, rank })
  }
  return repeated
}

/** Above the number of every ring. */
const ringsMax = 2 ** 30

/** The documents of a list whose model stands earlier in it. */
export function repeatedAmong(families: Families, docs: readonly number[]): ReadonlySet<number> {
  // Of equal ranks the first counts.
  return repeatedModels(families, { docs: Uint32Array.from(docs), from: 0, to: docs.length, rankAt: () => 0 })
}
