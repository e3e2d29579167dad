import { digitsOf } from '#domain/phone/phone.ts'
import { cardDigitsMax, groupNumber } from '#domain/saved-cards/card-number.ts'
import type { DigitMask } from '../ui/digit-mask.ts'

/** The mask of a card's number: the groups of its brand. */
export const numberMask: DigitMask = {
  digitsOf: (typed) => digitsOf(typed).slice(0, cardDigitsMax),
  format: groupNumber,
  prefixLength: 0,
}

/** The mask of an expiry, `08/29` or `08/2029`; `8/29` gets its zero. */
export const expiryMask: DigitMask = {
  digitsOf: (typed) => digitsOf(/^\s*\d\s*[/.-]/.test(typed) ? `0${typed.trimStart()}` : typed).slice(0, 6),
  format: (digits) => [digits.slice(0, 2), digits.slice(2)].filter(Boolean).join('/'),
  prefixLength: 0,
}

/** The mask of a security code with so many digits. */
export const codeMask = (length: number): DigitMask => ({
  digitsOf: (typed) => digitsOf(typed).slice(0, length),
  format: (digits) => digits,
  prefixLength: 0,
})
