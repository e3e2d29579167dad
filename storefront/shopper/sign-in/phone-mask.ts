import { digitsOf } from '#domain/phone/phone.ts'
import type { DigitMask } from '../../ui/digit-mask.ts'

const dominicanAreas = ['809', '829', '849']
const digitsMax = 10

/** The countries of the phone field (ACCOUNT-14). The numbers of both are +1 and ten digits. */
export type PhoneCountry = 'DO' | 'US'

/**
 * The national digits of a typed or pasted number, at most ten. A leading 1 is the country code, since no area code
 * begins with 1.
 */
export function nationalDigits(typed: string): string {
  return digitsOf(typed).replace(/^1+/, '').slice(0, digitsMax)
}

/**
 * A typed number in its mask, complete or not: `+1 (809) 555-0131`, `+1 (809) 5`; empty without digits (ACCOUNT-14).
 */
export function maskPhone(typed: string): string {
  const digits = nationalDigits(typed)
  if (digits.length === 0) return ''
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  if (!exchange) return `+1 (${area}`
  return `+1 (${area}) ${exchange}${line && `-${line}`}`
}

/** The mask of the phone field; `+1 ` is its fixed beginning. */
export const phoneMask: DigitMask = { digitsOf: nationalDigits, format: maskPhone, prefixLength: 3 }

/** The country of an area code: three are Dominican. Undefined until the area code is complete. */
export function countryOf(typed: string): PhoneCountry | undefined {
  const area = nationalDigits(typed).slice(0, 3)
  if (area.length < 3) return undefined
  return dominicanAreas.includes(area) ? 'DO' : 'US'
}
