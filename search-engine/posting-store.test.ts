import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flagBits } from './posting-list.ts'
import { createPostingStore } from './posting-store.ts'

const listsCount = 5
const change = fc.record({
  list: fc.nat(listsCount - 1),
  doc: fc.nat(60),
  flags: fc.option(fc.nat((1 << flagBits) - 1)),
})

test('after any changes each list has its documents in ascending order, with the flags that were set last', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 400 }), (changes) => {
      const store = createPostingStore()
      const expected = Array.from({ length: listsCount }, () => new Map<number, number>())
      for (let list = 0; list < listsCount; list += 1) expect(store.add()).toBe(list)
      for (const { list, doc, flags } of changes) {
        if (flags === null) {
          store.remove(list, doc)
          expected[list]?.delete(doc)
        } else {
          store.set(list, doc, flags)
          expected[list]?.set(doc, flags)
        }
        expect(store.lengthOf(list)).toBe(expected[list]?.size)
      }
      for (const [list, docs] of expected.entries()) {
        const { values, length } = store.listOf(list)
        const ascending = [...docs].toSorted(([a], [b]) => a - b)
        expect([...values.subarray(0, length)]).toEqual(ascending.map(([doc, flags]) => (doc << flagBits) | flags))
      }
    }),
    { numRuns: 200 },
  )
})

test('a list that was read is the same object until the next change, and afterwards has the change', () => {
  const store = createPostingStore()
  const list = store.add()
  store.set(list, 1, 0)
  const before = store.listOf(list)
  expect(store.listOf(list)).toBe(before)
  store.set(list, 2, 0)
  expect(store.listOf(list).length).toBe(2)
})
