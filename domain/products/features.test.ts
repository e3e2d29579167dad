import { expect, test } from 'vitest'
import { featuresOf } from './features.ts'

const textsOf = (name: string, value: string) =>
  featuresOf([[name, value]])
    .map(({ en, es }) => `${en} | ${es}`)
    .join(' | ')

test.each([
  ['Network', '5G', '5G | 5G'],
  ['5G', 'Yes', '5G | 5G'],
  ['NFC', 'Yes', 'NFC | NFC'],
  ['Memory', '8 GB', '8 GB RAM | 8 GB RAM'],
])('%s: %s is searched for as %s', (name, value, texts) => {
  expect(textsOf(name, value)).toBe(texts)
})

test.each([
  ['Network', '4G LTE'],
  ['NFC', 'No'],
  ['Water resistance', 'No'],
  ['Display', '5G'],
])('%s: %s states no feature', (name, value) => {
  expect(textsOf(name, value)).toBe('')
})

test('what withstands splashes is water resistant by its class, and what can be under water is waterproof too', () => {
  expect(textsOf('Water resistance', 'IPX4')).toContain('IPX4 water resistant, water resistance')
  expect(textsOf('Water resistance', 'IPX4')).not.toMatch(/waterproof|a prueba/)
  for (const value of ['IPX7', 'IP67', 'IP68']) {
    expect(textsOf('Water resistance', value)).toContain(`${value} resistente al agua, resistencia al agua`)
    expect(textsOf('Water resistance', value)).toMatch(/waterproof.*a prueba de agua/)
  }
})
