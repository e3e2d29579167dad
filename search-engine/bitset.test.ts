import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bitsetOf, createBitset, listDocs, mostMatched } from './bitset.ts'

const docsEnd = 100
const docs = fc.uniqueArray(fc.nat(docsEnd - 1), { maxLength: 40 })

test('the documents that are in most of any number of sets are found', () => {
  fc.assert(
    fc.property(fc.array(docs, { maxLength: 12 }), (sets) => {
      const counts = Array.from({ length: docsEnd }, (_, doc) => sets.filter((set) => set.includes(doc)).length)
      const most = Math.max(...counts)
      const bits = mostMatched(
        sets.map((set) => bitsetOf(Uint32Array.from(set), docsEnd)),
        createBitset(docsEnd).length,
      )
      const found = new Uint32Array(docsEnd)
      const count = listDocs(bits, found)
      expect([...found.subarray(0, count)]).toEqual(
        most === 0 ? [] : [...counts.keys()].filter((doc) => counts[doc] === most),
      )
    }),
  )
})
