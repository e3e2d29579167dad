import { aside, beside, category, fits, own } from './document-words.ts'
import { type Postings, kindBits, kindIn, kindMask } from './postings.ts'
import type { Unit } from './query.ts'
import type { Terms } from './terms.ts'

/** What a word is worth by where a document bears it; a thing's own name counts most, what it is for least. */
const worths = Float32Array.from({ length: kindMask + 1 }, (_, kind) => {
  const has = (bit: number) => (kind & bit) !== 0
  const best = has(category) ? 0.92 : has(own) ? 0.88 : has(beside) ? 0.75 : has(fits) ? 0.6 : has(aside) ? 0.5 : 0
  return has(own) && has(category) ? 1 : best
})
export type Scan = ReturnType<typeof createScan>

/** The arrays that searches count in: one number for each document, used again and again. */
export function createScan(terms: Terms) {
  let marks = new Uint32Array(0)
  let sums = new Float32Array(0)
  let bests = new Float32Array(0)
  let found = new Uint32Array(0)
  let next = new Uint32Array(0)
  /** All 0 between two searches. */
  let hits = new Uint8Array(0)
  let mark = 0
  let parts = 1

  function makeRoom(): void {
    const end = terms.docsEnd()
    if (marks.length < end) {
      const size = Math.ceil(end * 1.25)
      marks = new Uint32Array(size)
      sums = new Float32Array(size)
      bests = new Float32Array(size)
      found = new Uint32Array(size)
      next = new Uint32Array(size)
      hits = new Uint8Array(size)
      mark = 0
    }
    if (mark > 0xfffffff0) {
      marks.fill(0)
      mark = 0
    }
  }

  const sizeOf = ({ expansions }: Unit) => expansions.reduce((sum, { postings }) => sum + postings.length, 0)

  function first(unit: Unit): number {
    mark += 1
    let count = 0
    for (const { postings, worth } of unit.expansions) {
      const { values, length } = postings
      for (let place = 0; place < length; place += 1) {
        const value = values[place] as number
        const doc = value >>> kindBits
        const score = worth * (worths[value & kindMask] as number)
        if (marks[doc] !== mark) {
          marks[doc] = mark
          sums[doc] = score
          found[count++] = doc
        } else if (score > (sums[doc] as number)) sums[doc] = score
      }
    }
    return count
  }

  /** Keeps of the documents found so far those that bear this unit as well. */
  function narrow(unit: Unit, before: number): number {
    const previous = mark
    mark += 1
    let count = 0
    const take = (doc: number, score: number) => {
      if (marks[doc] === previous) {
        marks[doc] = mark
        bests[doc] = score
        next[count++] = doc
      } else if (marks[doc] === mark && score > (bests[doc] as number)) bests[doc] = score
    }
    for (const { postings, worth } of unit.expansions) {
      const { values, length } = postings
      if (before * 16 < length) {
        // Few are left: asking for each is less than reading the whole list.
        for (let place = 0; place < before; place += 1) {
          const doc = found[place] as number
          const kind = kindIn(postings, doc)
          if (kind >= 0) take(doc, worth * (worths[kind] as number))
        }
      } else {
        for (let place = 0; place < length; place += 1) {
          const value = values[place] as number
          const doc = value >>> kindBits
          if ((marks[doc] as number) >= previous) take(doc, worth * (worths[value & kindMask] as number))
        }
      }
    }
    for (let place = 0; place < count; place += 1) {
      const doc = next[place] as number
      sums[doc] = (sums[doc] as number) + (bests[doc] as number)
    }
    ;[found, next] = [next, found]
    return count
  }

  return {
    /** Finds the documents that bear every unit, and answers with how many. */
    all(units: readonly Unit[]): number {
      makeRoom()
      parts = units.length
      const [rarest, ...others] = units.toSorted((a, b) => sizeOf(a) - sizeOf(b)) as [Unit, ...Unit[]]
      let count = first(rarest)
      for (const unit of others) {
        if (count === 0) return 0
        count = narrow(unit, count)
      }
      return count
    },
    /** Finds the documents that bear more of the units than any other. */
    most(units: readonly Unit[]): number {
      makeRoom()
      parts = units.length
      let touched = 0
      let most = 0
      for (const [before, unit] of units.toSorted((a, b) => sizeOf(a) - sizeOf(b)).entries()) {
        mark += 1
        // Who bears none of the rarer units can bear no more than are left.
        const mayEnter = units.length - before >= most
        for (const { postings, worth } of unit.expansions) {
          const { values, length } = postings
          for (let place = 0; place < length; place += 1) {
            const value = values[place] as number
            const doc = value >>> kindBits
            const hit = hits[doc] as number
            if (hit === 0 && !mayEnter) continue
            const score = worth * (worths[value & kindMask] as number)
            if (marks[doc] === mark) {
              sums[doc] = (sums[doc] as number) + Math.max(0, score - (bests[doc] as number))
              bests[doc] = Math.max(score, bests[doc] as number)
              continue
            }
            if (hit === 0) next[touched++] = doc
            sums[doc] = hit === 0 ? score : (sums[doc] as number) + score
            bests[doc] = score
            marks[doc] = mark
            hits[doc] = hit + 1
            if (hit === most) most += 1
          }
        }
      }
      mark += 1
      let count = 0
      for (let place = 0; place < touched; place += 1) {
        const doc = next[place] as number
        if (hits[doc] === most) {
          marks[doc] = mark
          found[count++] = doc
        }
        hits[doc] = 0
      }
      return count
    },
    /** Adds to the score of those that were found and bear any of these, once each. */
    raise(lists: readonly Postings[], worth: number): void {
      if (lists.length === 0) return
      const raised = mark + 1
      for (const { values, length } of lists) {
        for (let place = 0; place < length; place += 1) {
          const doc = (values[place] as number) >>> kindBits
          if (marks[doc] !== mark) continue
          marks[doc] = raised
          sums[doc] = (sums[doc] as number) + worth * parts
        }
      }
      for (const { values, length } of lists) {
        for (let place = 0; place < length; place += 1) {
          const doc = (values[place] as number) >>> kindBits
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
