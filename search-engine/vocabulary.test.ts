import { expect, test } from 'vitest'
import { createVocabulary } from './vocabulary.ts'

// Reversed, so that the words do not come in alphabetical order.
const texts = Array.from({ length: 100_000 }, (_, n) => (n * 7_919).toString(36).split('').toReversed().join(''))
const wordOf = (n: number) => texts[n] as string

function added(from: number, to: number, vocabulary = createVocabulary()) {
  for (let n = from; n < to; n += 1) vocabulary.add(wordOf(n), wordOf(n), 1)
  return vocabulary
}

function cpuOf(work: () => void): number {
  const before = process.cpuUsage().user
  work()
  return process.cpuUsage().user - before
}

test('sorting 10,000 new words in costs less than sorting 90,000 at first', () => {
  const ratios = [1, 2, 3].map(() => {
    const vocabulary = added(0, 90_000)
    const first = cpuOf(() => vocabulary.withPrefix('a', 1))
    return cpuOf(() => added(90_000, 100_000, vocabulary).withPrefix('a', 1)) / first
  })
  expect(ratios.toSorted((a, b) => a - b)[1]).toBeLessThan(1.5)
})

test.each([3, 500])('%i words that are added after a search are found in alphabetical order', (more) => {
  const vocabulary = added(0, 1_000)
  vocabulary.withPrefix('a', 1)
  added(1_000, 1_000 + more, vocabulary)
  const words = vocabulary.withPrefix('', 2_000).map(vocabulary.wordOf)
  expect(words).toEqual(Array.from({ length: 1_000 + more }, (_, n) => wordOf(n)).toSorted())
})
