import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSortedWords } from './sorted-words.ts'

const someWords = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 4 }), { maxLength: 60 })

test('the words that begin with a text are in their order, whenever they were added', () => {
  fc.assert(
    fc.property(fc.array(someWords, { maxLength: 8 }), fc.constantFrom('', 'a', 'bc'), (batches, prefix) => {
      const words: string[] = []
      const sorted = createSortedWords(words)
      for (const batch of batches) {
        words.push(...batch)
        expect(sorted.beginningWith(prefix)).toEqual(words.filter((word) => word.startsWith(prefix)).toSorted())
      }
    }),
  )
})
