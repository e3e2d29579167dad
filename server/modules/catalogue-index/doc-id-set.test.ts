import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DocIdSet, countDocs, difference, docIdSetOf, docsOf, intersectAll } from './doc-id-set.ts'

const size = 200
const doc = fc.nat(size - 1)
/** Some sets were made when there were fewer documents. */
const set = fc.tuple(fc.array(doc), fc.constantFrom(size, 150, 64, 1)).map(([docs, below]) =>
  docIdSetOf(
    docs.filter((one) => one < below),
    below,
  ),
)
const list = (docs: DocIdSet) => [...docsOf(docs)]

test('an intersection gives the documents in all sets, and those in all but one', () => {
  fc.assert(
    fc.property(set, fc.array(set, { maxLength: 5 }), (among, sets) => {
      const missedBy = (one: number) => sets.filter((other) => !list(other).includes(one)).length
      const { all, allButOne } = intersectAll(among, sets, size, new Int32Array(20).fill(-1))
      expect(list(all)).toEqual(list(among).filter((one) => missedBy(one) === 0))
      expect(list(allButOne)).toEqual(list(among).filter((one) => missedBy(one) === 1))
      expect(all.size).toBe(countDocs(all))
    }),
  )
})

test('a difference is what one set has and the other has not, with its size', () => {
  fc.assert(
    fc.property(set, set, (one, other) => {
      const left = difference(one, other)
      expect(list(left)).toEqual(list(one).filter((doc) => !list(other).includes(doc)))
      expect(left.size).toBe(list(left).length)
    }),
  )
})
