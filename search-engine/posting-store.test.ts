import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flagBits, flagsIn } from './posting-list.ts'
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

test('a list remains the same object while thousands of others are read', () => {
  const store = createPostingStore()
  for (let list = 0; list < 7_000; list += 1) store.set(store.add(), 1, 0)
  const before = store.listOf(0)
  for (let list = 1; list < 3_500; list += 1) store.listOf(list)
  expect(store.listOf(0)).toBe(before)
  for (let list = 3_500; list < 7_000; list += 1) store.listOf(list)
  expect(store.listOf(0)).toBe(before)
})

test('a long list that is read again gives the flags of each document, and after a change those of then', () => {
  const store = createPostingStore()
  const list = store.add()
  for (let doc = 0; doc < 3_000; doc += 3) store.set(list, doc, doc % 128)
  const flags = () => [0, 1, 300, 2_997, 2_998, 9_999].map((doc) => flagsIn(store.listOf(list), doc))
  for (let turn = 0; turn < 3; turn += 1) expect(flags()).toEqual([0, -1, 300 % 128, 2_997 % 128, -1, -1])
  store.remove(list, 300)
  store.set(list, 1, 127)
  for (let turn = 0; turn < 3; turn += 1) expect(flags()).toEqual([0, 127, -1, 2_997 % 128, -1, -1])
})
