import { expect, test } from 'vitest'
import { memoize, memoizeUntilCleared } from './memoize.ts'

/** A memoized length of texts, and the texts for which it was computed. */
function counting() {
  const read: string[] = []
  return { read, lengthOf: memoize((text) => read.push(text) && { length: text.length }) }
}

test('a repeated text is computed once', () => {
  const { read, lengthOf } = counting()
  expect(lengthOf('Kora')).toEqual({ length: 4 })
  expect(lengthOf('Kora')).toBe(lengthOf('Kora'))
  expect(lengthOf('Lumen')).toEqual({ length: 5 })
  expect(read).toEqual(['Kora', 'Lumen'])
})

test('the cache never exceeds its limit, however many texts come', () => {
  const { read, lengthOf } = counting()
  for (let n = 0; n <= 5_000; n += 1) lengthOf(`text ${n}`)
  lengthOf('text 5000')
  lengthOf('text 0')
  expect(read.slice(-2)).toEqual(['text 5000', 'text 0'])
})

test('after it was cleared a text is computed again', () => {
  let turn = 0
  const memo = memoizeUntilCleared((text) => `${text} ${(turn += 1)}`, 10)
  expect([memo.of('Kora'), memo.of('Kora')]).toEqual(['Kora 1', 'Kora 1'])
  memo.clear()
  expect(memo.of('Kora')).toBe('Kora 2')
})
