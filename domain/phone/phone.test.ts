import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digitsOf, formatPhone, isPhone, phoneUrl, toE164Digits } from './phone.ts'

const three = fc
  .tuple(fc.integer({ min: 2, max: 9 }), fc.nat(99))
  .map(([first, rest]) => `${first}${String(rest).padStart(2, '0')}`)
const valid = fc
  .tuple(three, three, fc.nat(9999))
  .map(([area, exchange, rest]) => `1${area}${exchange}${String(rest).padStart(4, '0')}`)

test('the digits of a text', () => {
  expect(digitsOf('+1 (809) 555-1234 ext. ٣')).toBe('18095551234')
  expect(digitsOf('none')).toBe('')
})

describe('isPhone', () => {
  test.each(['18095551234', '+1 (809) 555-1234', '1-829-222-0000', '1.849.999.9999'])('%j is one', (text) => {
    expect(isPhone(text)).toBe(true)
  })

  test.each([
    ['ten digits', '8095551234'],
    ['twelve digits', '180955512345'],
    ['another country', '34600123456'],
    ['another country code before ten good digits', '38095551234'],
    ['an area that begins with 0', '10095551234'],
    ['an area that begins with 1', '11095551234'],
    ['an exchange that begins with 0', '18090551234'],
    ['an exchange that begins with 1', '18091551234'],
    ['nothing', ''],
  ])('%s is not', (_, text) => {
    expect(isPhone(text)).toBe(false)
  })
})

describe('toE164Digits', () => {
  test('a number without its country code gets it', () => {
    expect(toE164Digits('(809) 555-1234')).toBe('18095551234')
    expect(toE164Digits('+1 809 555 1234')).toBe('18095551234')
  })

  test('a text that is no phone number has none', () => {
    expect(toE164Digits('555-1234')).toBeUndefined()
    expect(toE164Digits('1095551234')).toBeUndefined()
  })
})

describe('formatPhone', () => {
  test('a number is written with its country code, its area code in brackets', () => {
    expect(formatPhone('18095551234')).toBe('+1 (809) 555-1234')
    expect(formatPhone('8095551234')).toBe('+1 (809) 555-1234')
  })

  test('a text that is no phone number stays as it is', () => {
    expect(formatPhone('+34 600 123 456')).toBe('+34 600 123 456')
  })

  test('a formatted number reads back as the same number', () => {
    fc.assert(
      fc.property(valid, (digits) => {
        expect(isPhone(digits)).toBe(true)
        expect(formatPhone(digits)).toMatch(/^\+1 \(\d{3}\) \d{3}-\d{4}$/)
        expect(toE164Digits(formatPhone(digits))).toBe(digits)
      }),
    )
  })
})

test('a phone number is called by its country code; a short one as it is', () => {
  expect(phoneUrl('(809) 555-1234')).toBe('tel:+18095551234')
  expect(phoneUrl('*611')).toBe('tel:*611')
  expect(phoneUrl('* 6 11')).toBe('tel:*611')
})
