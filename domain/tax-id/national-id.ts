import type { Refusal } from '../refusal.ts'
import { type RegisterStatus, isRegistered } from './taxpayer.ts'

const digits = /^(?!000)\d{11}$/
const withoutSeparators = (text: string) => text.replace(/[- ]/g, '')

/**
 * Whether a text is a Dominican national ID (cédula, ACCOUNT-15): 11 digits once dashes and spaces are gone, the first
 * three not 000, the last a check digit over the others. Any single mistyped digit is noticed.
 */
export function isNationalId(text: string): boolean {
  const number = withoutSeparators(text)
  return digits.test(number) && nationalIdCheckDigit(number.slice(0, 10)) === Number(number[10])
}

/**
 * Whether a text has the form of a national ID, its check digit apart: 11 digits once dashes and spaces are gone, the
 * first three not 000. Hundreds of cards that were issued have a wrong check digit (ACCOUNT-35).
 */
export function hasNationalIdForm(text: string): boolean {
  return digits.test(withoutSeparators(text))
}

/**
 * The refusal of a national ID whose check digit is wrong, until its owner has confirmed that the card has this number
 * (ACCOUNT-35). The tax authority's register decides where it has the number (TAXPAYER-3).
 */
export function refusalOfNationalId(
  text: string,
  isConfirmed: boolean,
  register: RegisterStatus = 'not-loaded',
): Refusal<'identification-unconfirmed'> | undefined {
  if (isConfirmed || isNationalId(text) || isRegistered(register)) return undefined
  return { code: 'identification-unconfirmed' }
}

/** A national ID as it stands on the card, `001-1391820-5`. Another text stays as it is. */
export function formatNationalId(text: string): string {
  return hasNationalIdForm(text) ? withoutSeparators(text).replace(/^(.{3})(.{7})(.)$/, '$1-$2-$3') : text
}

/**
 * The check digit of a national ID's first ten digits: weights 1 and 2 in turn, the digits of a product above 9 summed,
 * then what is missing to the next ten. `0011391820` gives 5.
 */
export function nationalIdCheckDigit(firstTen: string): number {
  const sum = [...firstTen].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return (10 - (sum % 10)) % 10
}
