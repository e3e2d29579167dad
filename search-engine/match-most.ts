import type { Accumulator } from './accumulator.ts'
import { type Bitset, bitsetOf, hasBit, listDocs, mostMatched, setBit } from './bitset.ts'
import { type FieldWeights, matchAll, scoreClause } from './match-clauses.ts'
import { matchNearly } from './near-matches.ts'
import { flagBits } from './posting-list.ts'
import { type Clause, rarestFirst } from './query.ts'

/** The clauses of a search that no document matches whole. */
export interface PartlyMatched {
  clauses: readonly Clause[]
  /** Those of the clauses that a document has to match, if any document matches all of these. */
  required: readonly Clause[]
  /** Whether all that match the required clauses are found, and not only those that miss one other clause. */
  isAllRequired: boolean
}

/**
 * Finds the documents that match the most clauses, and adds up the scores of the clauses that they match. With required
 * clauses it finds those that match these and at least all but one of all, else every document that matches the required;
 * where that is asked for, all of these at once: those that match more have the higher scores.
 */
export function matchMost(accumulator: Accumulator, query: PartlyMatched, fieldWeights: FieldWeights): number {
  const { stamps, scores, clauseScores, foundBits } = accumulator
  const { clauses } = query
  findMostMatched(accumulator, query, fieldWeights)
  // Each clause that was matched exchanged these two.
  const { found, remaining } = accumulator
  const count = listDocs(foundBits, found)
  for (let place = 0; place < count; place += 1) scores[found[place] as number] = 0
  for (const clause of clauses) {
    const matching = scoreClause(accumulator, clause, count, fieldWeights)
    for (let place = 0; place < matching; place += 1) {
      const doc = remaining[place] as number
      scores[doc] = (scores[doc] as number) + (clauseScores[doc] as number)
    }
  }
  const stamp = (accumulator.stamp += 1)
  for (let place = 0; place < count; place += 1) stamps[found[place] as number] = stamp
  return count
}

/**
 * Writes the documents that match the most clauses into `foundBits`. Mostly these are those that match all or all but one,
 * which are found from the postings of the rarest clauses; only where there are none all postings are counted.
 */
function findMostMatched(
  accumulator: Accumulator,
  { clauses, required, isAllRequired }: PartlyMatched,
  fieldWeights: FieldWeights,
): void {
  const { foundBits } = accumulator
  const possible = requiredDocs(accumulator, required, fieldWeights)
  if (possible && isAllRequired) return foundBits.set(possible)
  const near = findNearlyMatched(accumulator, clauses, fieldWeights)
  const found = possible ? near?.filter((doc) => hasBit(possible, doc)) : near
  if (found && found.length > 0) {
    foundBits.fill(0)
    for (const doc of found) setBit(foundBits, doc)
  } else foundBits.set(possible ?? mostMatched(setsOf(clauses, foundBits), foundBits.length))
}

/** The documents that match all required clauses; undefined where nothing is required, or no document matches it. */
function requiredDocs(
  accumulator: Accumulator,
  required: readonly Clause[],
  fieldWeights: FieldWeights,
): Bitset | undefined {
  if (required.length === 0) return undefined
  const count = matchAll(accumulator, rarestFirst(required), fieldWeights)
  return count > 0 ? bitsetOf(accumulator.found.subarray(0, count), accumulator.stamps.length) : undefined
}

/** The documents that match all clauses, else those that match all but one; undefined where there are none. */
function findNearlyMatched(
  accumulator: Accumulator,
  clauses: readonly Clause[],
  fieldWeights: FieldWeights,
): Uint32Array | undefined {
  const ordered = rarestFirst(clauses)
  const [, second, ...others] = ordered
  const count = matchNearly(accumulator, ordered, fieldWeights)
  const near = accumulator.found.slice(0, count)
  const complete = near.filter((doc) => accumulator.missed[doc] === 0)
  if (complete.length > 0 || !second) return complete
  const without = matchAll(accumulator, [second, ...others], fieldWeights)
  return count + without > 0 ? Uint32Array.from([...near, ...accumulator.found.subarray(0, without)]) : undefined
}

/** For each clause the set of its documents, written into `bits` until the next one is requested. */
function* setsOf(clauses: readonly Clause[], bits: Bitset): Generator<Bitset> {
  for (const { expansions } of clauses) {
    bits.fill(0)
    for (const { postings } of expansions) {
      const { values, length } = postings
      for (let place = 0; place < length; place += 1) setBit(bits, (values[place] as number) >>> flagBits)
    }
    yield bits
  }
}
