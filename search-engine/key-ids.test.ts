import { expect, test } from 'vitest'
import { createKeyIds } from './key-ids.ts'

test('each of 200,000 keys, many of them alike, has a number of its own, and a key without one is not found', () => {
  const ids = createKeyIds()
  const keys = Array.from({ length: 100_000 }, (_, n) => [`aria ${n}`, `${n} aria`]).flat()
  expect(keys.map((key) => ids.idOf(key))).toEqual([...keys.keys()])
  expect(keys.map((key) => ids.find(key))).toEqual([...keys.keys()])
  expect(['', 'aria', 'aria 100000', 'ária 1'].map((key) => ids.find(key))).toEqual([-1, -1, -1, -1])
  expect(ids.count()).toBe(keys.length)
})
