import { type Bitset, setBit, createBitset, listDocs, bitAt, mostMatched } from './bitset.ts'
import {
  categoryQualifierField,
  attributeField,
  categoryField,
  compatibilityField,
  nameField,
} from './analyze-document.ts'
import { type PostingList, shouldProbe, flagBits, flagsIn, flagMask } from './posting-list.ts'
import type { Clause } from './query.ts'
import type { Expansion, InvertedIndex } from './inverted-index.ts'

/** What a word is weight by where a document bears it; a thing's own name counts most, what it is for least. */
const worths = Float32Array.from({ length: flagMask + 1 }, (_, kind) => {
  const has = (bit: number) => (kind & bit) !== 0
  const best = has(categoryField)
    ? 0.92
    : has(nameField)
      ? 0.88
      : has(attributeField)
        ? 0.75
        : has(compatibilityField)
          ? 0.6
          : has(categoryQualifierField)
            ? 0.5
            : 0
  return has(nameField) && has(categoryField) ? 1 : best
})
export type Scorer = ReturnType<typeof createScorer>

/** The arrays that searches count in: one number for each document, used again and again. */
export function createScorer(terms: InvertedIndex) {
  let marks = new Uint32Array(0)
  let sums = new Float32Array(0)
  let bests = new Float32Array(0)
  let found = new Uint32Array(0)
  let next = new Uint32Array(0)
  /** Which documents are looked for. */
  let bits = createBitset(0)
  /** What of a list was found to be among them. */
  let passing = new Uint32Array(0)
  let mark = 0
  let parts = 1

  function makeRoom(): void {
    const end = terms.maxDoc()
    if (marks.length < end) {
      const size = Math.ceil(end * 1.25)
      marks = new Uint32Array(size)
      sums = new Float32Array(size)
      bests = new Float32Array(size)
      found = new Uint32Array(size)
      next = new Uint32Array(size)
      bits = createBitset(size)
      passing = new Uint32Array(size)
      mark = 0
    }
    if (mark > 0xfffffff0) {
      marks.fill(0)
      mark = 0
    }
  }

  const sizeOf = ({ expansions }: Clause) => expansions.reduce((sum, { postings }) => sum + postings.length, 0)

  function first(unit: Clause): number {
    mark += 1
    let count = 0
    for (const { postings, weight } of unit.expansions) {
      const { values, length } = postings
      for (let place = 0; place < length; place += 1) {
        const value = values[place] as number
        const doc = value >>> flagBits
        const score = weight * (worths[value & flagMask] as number)
        if (marks[doc] !== mark) {
          marks[doc] = mark
          sums[doc] = score
          found[count++] = doc
        } else if (score > (sums[doc] as number)) sums[doc] = score
      }
    }
    return count
  }

  /** Reads what a term says of the documents found so far, which are `count` and have their bits. */
  function readAmong({ postings, weight }: Expansion, count: number, take: (doc: number, score: number) => void): void {
    const { values, length } = postings
    if (shouldProbe(count, length)) {
      for (let place = 0; place < count; place += 1) {
        const doc = found[place] as number
        const kind = flagsIn(postings, doc)
        if (kind >= 0) take(doc, weight * (worths[kind] as number))
      }
      return
    }
    let passed = 0
    for (let place = 0; place < length; place += 1) {
      const value = values[place] as number
      passing[passed] = value
      passed += bitAt(bits, value >>> flagBits)
    }
    for (let place = 0; place < passed; place += 1) {
      const value = passing[place] as number
      take(value >>> flagBits, weight * (worths[value & flagMask] as number))
    }
  }

  /** The documents that bear each unit, until the next are asked for. */
  function* setsOf(units: readonly Clause[]): Generator<Bitset> {
    for (const { expansions } of units) {
      bits.fill(0)
      for (const { postings } of expansions) {
        const { values, length } = postings
        for (let place = 0; place < length; place += 1) setBit(bits, (values[place] as number) >>> flagBits)
      }
      yield bits
    }
  }

  /** Keeps of the documents found so far those that bear this unit as well. */
  function narrow(unit: Clause, before: number): number {
    mark += 1
    bits.fill(0)
    for (let place = 0; place < before; place += 1) setBit(bits, found[place] as number)
    let count = 0
    const take = (doc: number, score: number) => {
      if (marks[doc] !== mark) {
        marks[doc] = mark
        bests[doc] = score
        next[count++] = doc
      } else if (score > (bests[doc] as number)) bests[doc] = score
    }
    for (const expansion of unit.expansions) readAmong(expansion, before, take)
    for (let place = 0; place < count; place += 1) {
      const doc = next[place] as number
      sums[doc] = (sums[doc] as number) + (bests[doc] as number)
    }
    ;[found, next] = [next, found]
    return count
  }

  return {
    /** Finds the documents that bear every unit, and answers with how many. */
    matchAll(units: readonly Clause[]): number {
      makeRoom()
      parts = units.length
      const [rarest, ...others] = units.toSorted((a, b) => sizeOf(a) - sizeOf(b)) as [Clause, ...Clause[]]
      let count = first(rarest)
      for (const unit of others) {
        if (count === 0) return 0
        count = narrow(unit, count)
      }
      return count
    },
    /** Finds the documents that bear more of the units than any other. */
    matchMost(units: readonly Clause[]): number {
      makeRoom()
      parts = units.length
      bits.set(mostMatched(setsOf(units), bits.length))
      const count = listDocs(bits, found)
      for (let place = 0; place < count; place += 1) sums[found[place] as number] = 0
      const take = (doc: number, score: number) => {
        if (marks[doc] !== mark) {
          marks[doc] = mark
          sums[doc] = (sums[doc] as number) + score
          bests[doc] = score
        } else if (score > (bests[doc] as number)) {
          sums[doc] = (sums[doc] as number) + score - (bests[doc] as number)
          bests[doc] = score
        }
      }
      for (const unit of units) {
        mark += 1
        for (const expansion of unit.expansions) readAmong(expansion, count, take)
      }
      mark += 1
      for (let place = 0; place < count; place += 1) marks[found[place] as number] = mark
      return count
    },
    /** Adds to the score of those that were found and bear any of these, once each. */
    boost(lists: readonly PostingList[], weight: number): void {
      if (lists.length === 0) return
      const raised = mark + 1
      for (const { values, length } of lists) {
        for (let place = 0; place < length; place += 1) {
          const doc = (values[place] as number) >>> flagBits
          if (marks[doc] !== mark) continue
          marks[doc] = raised
          sums[doc] = (sums[doc] as number) + weight * parts
        }
      }
      for (const { values, length } of lists) {
        for (let place = 0; place < length; place += 1) {
          const doc = (values[place] as number) >>> flagBits
          if (marks[doc] === raised) marks[doc] = mark
        }
      }
    },
    take(count: number): { docs: Uint32Array; scores: Float32Array } {
      const docs = found.slice(0, count)
      const scores = new Float32Array(count)
      for (let place = 0; place < count; place += 1) scores[place] = (sums[docs[place] as number] as number) / parts
      return { docs, scores }
    },
  }
}
