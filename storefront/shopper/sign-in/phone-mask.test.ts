import { describe, expect, test } from 'vitest'
import { caretBehind, remask } from '../../ui/digit-mask.ts'
import { countryOf, maskPhone, phoneMask } from './phone-mask.ts'

describe('maskPhone', () => {
  test.each([
    ['', ''],
    ['8', '+1 (8'],
    ['809', '+1 (809'],
    ['8095', '+1 (809) 5'],
    ['8095550131', '+1 (809) 555-0131'],
    ['+18095550131', '+1 (809) 555-0131'],
    ['1 809 555 0131 99', '+1 (809) 555-0131'],
    ['+1 (', ''],
  ])('%j is shown as %j', (typed, shown) => {
    expect(maskPhone(typed)).toBe(shown)
  })
})

describe('the mask of a phone', () => {
  const remaskPhone = (before: string, typed: string, isBackspace: boolean) =>
    remask(phoneMask, { before, typed, isBackspace })

  test('a backspace over a bracket, space or hyphen removes the digit before it', () => {
    expect(remaskPhone('+1 (809) 5', '+1 (809) ', true)).toBe('+1 (809')
    expect(remaskPhone('+1 (809) 555-0', '+1 (809) 555-', true)).toBe('+1 (809) 555')
    expect(remaskPhone('+1 (8', '+1 (', true)).toBe('')
  })
})

test('the caret stays behind the digits that stood before it', () => {
  expect(caretBehind('+1 (809) 555-0131', 3, phoneMask.prefixLength)).toBe(7)
  expect(caretBehind('+1 (809) 555-0131', 4, phoneMask.prefixLength)).toBe(10)
  expect(caretBehind('+1 (809) 555-0131', 10, phoneMask.prefixLength)).toBe(17)
})

test('the area code names the country once it is complete', () => {
  expect(countryOf('+1 (80')).toBeUndefined()
  expect(countryOf('+1 (829) 5')).toBe('DO')
  expect(countryOf('+1 (305) 5')).toBe('US')
})
