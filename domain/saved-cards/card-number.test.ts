import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandOf, codeLengthOf, groupNumber, refusalOfNumber } from './card-number.ts'

test.each([
  ['4242424242424242', 'visa'],
  ['4222222222222', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['378282246310005', 'amex'],
  ['6011111111111117', 'discover'],
] as const)('%s is a number of the brand %s', (digits, brand) => {
  expect(brandOf(digits)).toBe(brand)
  expect(refusalOfNumber(digits)).toBeUndefined()
})

test('the brand shows with the first digits, and not before', () => {
  expect(brandOf('')).toBeUndefined()
  expect(brandOf('4')).toBe('visa')
  expect(brandOf('3')).toBeUndefined()
  expect(brandOf('37')).toBe('amex')
  expect(brandOf('222')).toBeUndefined()
  expect(['2220', '2221', '2720', '2721'].map(brandOf)).toEqual([undefined, 'mastercard', 'mastercard', undefined])
  expect(['50', '51', '55', '56'].map(brandOf)).toEqual([undefined, 'mastercard', 'mastercard', undefined])
})

test.each([
  ['', 'card-brand'],
  ['0000000000000000', 'card-brand'],
  ['3530111333300000', 'card-brand'],
  ['4242', 'card-number'],
  ['4242424242424241', 'card-number'],
  ['42424242424242424', 'card-number'],
  ['37828224631000', 'card-number'],
])('“%s” is refused with %s', (digits, refusal) => {
  expect(refusalOfNumber(digits)).toBe(refusal)
})

test('a number with one wrong digit is never accepted', () => {
  const number = '4242424242424242'
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 9 }), (at, more) => {
      const wrong = (Number(number[at]) + more) % 10
      return refusalOfNumber(`${number.slice(0, at)}${wrong}${number.slice(at + 1)}`) === 'card-number'
    }),
  )
})

test('digits stand in the groups of their brand', () => {
  expect(groupNumber('')).toBe('')
  expect(groupNumber('42424')).toBe('4242 4')
  expect(groupNumber('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(groupNumber('378282246310005')).toBe('3782 822463 10005')
  expect(groupNumber('4000000000000000006')).toBe('4000 0000 0000 0000 006')
})

test('the code of American Express has four digits, others have three', () => {
  expect(codeLengthOf('amex')).toBe(4)
  expect([codeLengthOf('visa'), codeLengthOf(undefined)]).toEqual([3, 3])
})
