import { expect, test } from 'vitest'
import { phoneticKey } from './phonetic-key.ts'

test.each([
  ['iphone', 'ifone'],
  ['celular', 'selular'],
  ['cable', 'cavle'],
  ['audífonos', 'haudífonoz'],
  ['parrilla', 'pariya'],
])('%s sounds like %s', (word, other) => {
  expect(phoneticKey(other)).toBe(phoneticKey(word))
})

test('casa does not sound like cama', () => {
  expect(phoneticKey('casa')).not.toBe(phoneticKey('cama'))
})
