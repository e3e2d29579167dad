import fc from 'fast-check'
import { expect, test } from 'vitest'
import { docIdSetOf, docsOf } from './doc-id-set.ts'
import { docsInRange } from './sort-permutation.ts'

const size = 10_000
// Every number once, far from its own place: 7919 has no part in common with 10,000.
const order = Uint32Array.from({ length: size }, (_, place) => (place * 7_919) % size)
const place = fc.oneof(fc.nat(size), fc.constantFrom(0, 4_095, 4_096, 4_097, 8_192, size))

test('a range of a permutation, however long, is the set of the documents at its positions', () => {
  fc.assert(
    fc.property(place, place, (from, to) => {
      expect(docsOf(docsInRange(order, from, to, size))).toEqual(
        docsOf(docIdSetOf(order.subarray(from, Math.max(from, to)), size)),
      )
    }),
  )
})
