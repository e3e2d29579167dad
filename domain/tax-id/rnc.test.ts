import fc from 'fast-check'
import stdnum from 'stdnum'
import { describe, expect, test } from 'vitest'
import { hasTaxIdForm, isKnownTaxId, isRnc, isTaxId, rncCheckDigit, refusalOfTaxId } from './rnc.ts'

const digitsOfLength = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
const valid = digitsOfLength(8).map((firstEight) => firstEight + rncCheckDigit(firstEight))

describe('isRnc', () => {
  test.each(['101850043', '1-01-85004-3', '101 85004 3'])('%j is one', (text) => {
    expect(isRnc(text)).toBe(true)
  })

  test.each([
    ['a wrong check digit', '101850042'],
    ['too short', '10185004'],
    ['too long', '1018500433'],
    ['letters', '10185004x'],
    ['a national ID', '00113918205'],
    ['nothing', ''],
  ])('%s is not', (_, text) => {
    expect(isRnc(text)).toBe(false)
  })

  test('a right check digit passes and any other fails', () => {
    fc.assert(
      fc.property(valid, fc.integer({ min: 1, max: 9 }), (number, by) => {
        expect(isRnc(number)).toBe(true)
        expect(isRnc(number.slice(0, 8) + ((Number(number[8]) + by) % 10))).toBe(false)
      }),
    )
  })

  test('a changed digit before it may pass: remainders 1 and 10 share a check digit', () => {
    expect([rncCheckDigit('00000006'), rncCheckDigit('00000005')]).toEqual([1, 1])
    expect(isRnc('000000061') && isRnc('000000051')).toBe(true)
  })

  test('it agrees with stdnum', () => {
    fc.assert(
      fc.property(fc.oneof(digitsOfLength(9), valid), (number) => {
        expect(isRnc(number)).toBe(stdnum.stdnum.DO?.rnc?.validate(number).isValid)
      }),
    )
  })
})

describe('isTaxId', () => {
  test('a company and a person may ask for a tax receipt', () => {
    expect(isTaxId('1-01-85004-3')).toBe(true)
    expect(isTaxId('001-1391820-5')).toBe(true)
    expect(isTaxId('101850042')).toBe(false)
    expect(isTaxId('00113918204')).toBe(false)
  })
})

test.each([
  ['101850043', true, true],
  ['00113918205', true, true],
  ['402-1234567-0', true, false],
  ['00013918205', false, false],
])('%s has the form of a tax number: %s, and needs no confirmation: %s', (text, hasForm, isSure) => {
  expect(hasTaxIdForm(text)).toBe(hasForm)
  if (hasForm) expect(refusalOfTaxId(text, false) === undefined).toBe(isSure)
  if (hasForm) expect(refusalOfTaxId(text, true)).toBeUndefined()
})

test.each([
  ['101850043', 'not-loaded', true],
  ['101850043', 'absent', true],
  ['1-01-85004-2', 'not-loaded', false],
  ['1-01-85004-2', 'absent', false],
  ['1-01-85004-2', 'active', true],
  ['1-01-85004-2', 'annulled', true],
  ['001-1391820-4', 'not-loaded', true],
  ['10185004', 'active', false],
] as const)('TAXPAYER-3: %s, which the register calls %s, can be a tax number: %s', (text, register, isKnown) => {
  expect(isKnownTaxId(text, register)).toBe(isKnown)
})
