import { digitsOf } from '#domain/phone/phone.ts'
import type { DigitMask } from './digit-mask.ts'

const digitsMax = 11

/** The mask of a national ID, `000-0000000-0`. */
export const nationalIdMask: DigitMask = {
  digitsOf: (typed) => digitsOf(typed).slice(0, digitsMax),
  format: (digits) => [digits.slice(0, 3), digits.slice(3, 10), digits.slice(10)].filter(Boolean).join('-'),
  prefixLength: 0,
}
