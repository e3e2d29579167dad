import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTopK } from './top-k.ts'

test('the best ids are those that sorting all of them by score would put first', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { maxLength: 2_000 }), fc.nat(60), (scores, max) => {
      const topK = createTopK(max, (a, b) => a - b)
      for (const [id, score] of scores.entries()) topK.add(id, score)
      const sorted = [...scores.keys()].toSorted((a, b) => (scores[b] as number) - (scores[a] as number) || a - b)
      expect(topK.best()).toEqual(sorted.slice(0, max))
    }),
  )
})

test('a score below the last of the best cannot enter', () => {
  const topK = createTopK(1, (a, b) => a - b)
  for (let id = 0; id < 200; id += 1) topK.add(id, id)
  expect([topK.canEnter(0), topK.canEnter(1_000)]).toEqual([false, true])
})
