import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oversizedField } from './json-bounds.ts'

const list = (length: number) => `[${Array.from({ length }, () => '1').join(',')}]`

test.each([
  ['nested to depth 20', `{"a":${'['.repeat(19)}${']'.repeat(19)}}`, undefined],
  ['nested to depth 21', `{"a":1,"b\\u0020":${'['.repeat(20)}${']'.repeat(20)}}`, 'b '],
  ['with a list of 1,000', `{"a":${list(1_000)}}`, undefined],
  ['with a list of 1,001', `{"a":[],"b":{"c":${list(1_001)}}}`, 'b'],
  ['with fifty long lists', `{"a":[${Array.from({ length: 51 }, () => list(1_000)).join(',')}]}`, 'a'],
  ['with brackets and commas in a text', `{"a":"${'[{,'.repeat(60_000)}\\"[["}`, undefined],
  ['with too many lists in no field', '['.repeat(21), ''],
  ['that breaks off in a text', '{"a', undefined],
  ['without anything', '', undefined],
])('in a document %s the oversized field is found', (_, text, field) => {
  expect(oversizedField(text)).toBe(field)
})

test('any small and flat JSON passes', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), (text) => {
      expect(oversizedField(text)).toBeUndefined()
    }),
  )
})
