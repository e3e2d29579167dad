import { expect, test } from 'vitest'
import { featuresOf } from './features.ts'

const wordsOf = (name: string, value: string) =>
  featuresOf([[name, value]])
    .map(({ en, es }) => `${en} | ${es}`)
    .join(' | ')

test.each([
  ['Network', '5G', '5G | 5G'],
  ['5G', 'Yes', '5G | 5G'],
  ['NFC', 'Yes', 'NFC | NFC'],
])('%s: %s is searched for as %s', (name, value, words) => {
  expect(wordsOf(name, value)).toBe(words)
})

test.each([
  ['Network', '4G LTE'],
  ['NFC', 'No'],
  ['Water resistance', 'No'],
  ['Display', '5G'],
])('%s: %s states no feature', (name, value) => {
  expect(wordsOf(name, value)).toBe('')
})

test('what withstands splashes is water resistant by its class, and what can be under water is waterproof too', () => {
  expect(wordsOf('Water resistance', 'IPX4')).toContain('water resistant, water resistance, IPX4')
  expect(wordsOf('Water resistance', 'IPX4')).not.toMatch(/waterproof|a prueba/)
  for (const value of ['IPX7', 'IP67', 'IP68']) {
    expect(wordsOf('Water resistance', value)).toContain(`resistencia al agua, ${value}`)
    expect(wordsOf('Water resistance', value)).toMatch(/waterproof.*a prueba de agua/)
  }
})
