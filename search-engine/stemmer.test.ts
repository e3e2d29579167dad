import { expect, test } from 'vitest'
import { stemOf } from './stemmer.ts'

test.each([
  ['funda', 'fundas'],
  ['cargador', 'cargadores'],
  ['battery', 'batteries'],
  ['case', 'cases'],
  ['pc', 'pc'],
])('%s and %s have the same stem', (singular, plural) => {
  expect(stemOf(plural)).toBe(stemOf(singular))
})

test.each(['glass', 'sim', '1000s', '128'])('%s is its own stem', (word) => {
  expect(stemOf(word)).toBe(word)
})
