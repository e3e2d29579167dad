import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vainSearchOf } from './vain-search.ts'

test.each([
  ['  Zumbador,  AZUL ', 'zumbador azul'],
  ['audífonos', 'audifonos'],
  ['galaxy s99', 'galaxy s99'],
])('%j is counted as %j', (query, text) => {
  expect(vainSearchOf(query)).toBe(text)
})

test.each([
  'ana@example.com',
  '809 555 0142',
  'ana 809-555-0142',
  '00113918204',
  '12345',
  'https://example.com/x',
  'www.example.com',
  'x',
  '?!',
  'a'.repeat(61),
])('%j is not counted', (query) => {
  expect(vainSearchOf(query)).toBeUndefined()
})

test('what is counted has letters, at most five digits and no signs', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string()), (query) => {
      const text = vainSearchOf(query)
      if (text === undefined) return
      expect(text).toMatch(/^(?=.*\p{L})[\p{L}\p{N} ]{2,60}$/u)
      expect(text.match(/\p{N}/gu)?.length ?? 0).toBeLessThanOrEqual(5)
    }),
  )
})
