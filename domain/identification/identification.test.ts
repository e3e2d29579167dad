import { expect, test } from 'vitest'
import { isIdentificationRequired, needsBack, readIdentification } from './identification.ts'

test.each([
  ['001-1391820-5', false, { kind: 'national-id', number: '00113918205' }],
  ['001-1391820-4', false, { kind: 'national-id', number: '00113918204' }],
  ['1-01-85004-3', false, { kind: 'rnc', number: '101850043' }],
  ['1-01-85004-2', false, { kind: 'rnc', number: '101850042' }],
  ['ab 123456', true, { kind: 'passport', number: 'AB123456' }],
  ['00113918205', true, { kind: 'passport', number: '00113918205' }],
])('%j with the foreigner flag %j is read', (text, isForeigner, expected) => {
  expect(readIdentification(text, isForeigner)).toEqual(expected)
})

test.each([
  ['a national ID of the prefix 000', '00013918205', false],
  ['ten digits', '0011391820', false],
  ['a passport without the flag', 'AB123456', false],
  ['a passport without a digit', 'ABCDEF', true],
  ['a passport of four signs', 'A123', true],
  ['a passport of 21 signs', 'A12345678901234567890', true],
  ['other signs', 'AB_123456', true],
])('%s is none', (_, text, isForeigner) => {
  expect(readIdentification(text, isForeigner)).toBeUndefined()
})

test('only a card has a back', () => {
  expect((['national-id', 'rnc', 'passport'] as const).map(needsBack)).toEqual([true, false, false])
})

test('a purpose for businesses asks businesses alone, any other asks everybody', () => {
  expect([false, true].map((isBusiness) => isIdentificationRequired(['business'], isBusiness))).toEqual([false, true])
  expect([false, true].map((isBusiness) => isIdentificationRequired(['business', 'credit'], isBusiness))).toEqual([
    true,
    true,
  ])
  expect(isIdentificationRequired([], true)).toBe(false)
})
