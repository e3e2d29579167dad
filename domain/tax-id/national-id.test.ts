import fc from 'fast-check'
import stdnum from 'stdnum'
import { describe, expect, test } from 'vitest'
import {
  formatNationalId,
  hasNationalIdForm,
  isNationalId,
  nationalIdCheckDigit,
  refusalOfNationalId,
} from './national-id.ts'

const digitsOfLength = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
const valid = digitsOfLength(10)
  .filter((firstTen) => !firstTen.startsWith('000'))
  .map((firstTen) => firstTen + nationalIdCheckDigit(firstTen))

describe('isNationalId', () => {
  test.each(['00113918205', '001-1391820-5', ' 001 1391820 5 '])('%j is one', (text) => {
    expect(isNationalId(text)).toBe(true)
  })

  test.each([
    ['a wrong check digit', '00113918204'],
    ['too short', '0011391820'],
    ['too long', '001139182055'],
    ['a prefix of 000', '00000000000'],
    ['letters', '0011391820a'],
    ['other signs', '001.1391820.5'],
    ['other numerals', '٠٠١١٣٩١٨٢٠٥'],
    ['nothing', ''],
  ])('%s is not', (_, text) => {
    expect(isNationalId(text)).toBe(false)
  })

  test('a right check digit passes', () => {
    fc.assert(fc.property(valid, (number) => isNationalId(number)))
  })

  // Doubling and summing digits maps the ten digits to ten different values, so a single change always moves the sum.
  test('any one changed digit is noticed', () => {
    fc.assert(
      fc.property(valid, fc.nat(10), fc.integer({ min: 1, max: 9 }), (number, position, by) => {
        const changed = (Number(number[position]) + by) % 10
        expect(isNationalId(number.slice(0, position) + changed + number.slice(position + 1))).toBe(false)
      }),
    )
  })

  test('it agrees with stdnum, but for the prefix 000', () => {
    fc.assert(
      fc.property(fc.oneof(digitsOfLength(11), valid), (number) => {
        const expected = stdnum.stdnum.DO?.cedula?.validate(number).isValid && !number.startsWith('000')
        expect(isNationalId(number)).toBe(expected)
      }),
    )
  })
})

test.each([
  ['001-1391820-4', true],
  ['00113918205', true],
  ['000-1391820-5', false],
  ['0011391820', false],
  ['001139182055', false],
  ['AB123456789', false],
])('%j has the form of a national ID: %s', (text, hasForm) => {
  expect(hasNationalIdForm(text)).toBe(hasForm)
})

test('a wrong check digit is refused until the number is confirmed', () => {
  expect(refusalOfNationalId('00113918205', false)).toBeUndefined()
  expect(refusalOfNationalId('00113918204', false)).toEqual({ code: 'identification-unconfirmed' })
  expect(refusalOfNationalId('00113918204', true)).toBeUndefined()
})

test('a national ID is written as on the card, another text stays as it is', () => {
  expect(formatNationalId('00113918205')).toBe('001-1391820-5')
  expect(formatNationalId('001 1391820-5')).toBe('001-1391820-5')
  expect(formatNationalId('AB123')).toBe('AB123')
})
