import { digitsOf } from '#domain/phone/phone.ts'

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

/**
 * The masked number after the field has changed. A backspace that removes only a bracket, space or hyphen also removes
 * the digit before it; otherwise the mask would put the character back and nothing would change.
 */
export function remaskPhone(before: string, typed: string, isBackspace: boolean): string {
  const digits = nationalDigits(typed)
  const hasRemovedNoDigit = isBackspace && typed.length < before.length && digits === nationalDigits(before)
  return maskPhone(hasRemovedNoDigit ? digits.slice(0, -1) : digits)
}

/** The index in a masked number behind so many national digits, for the cursor after an edit in the middle. */
export function caretBehind(masked: string, digitsBefore: number): number {
  let left = digitsBefore
  for (let at = 3; at < masked.length; at += 1) {
    if (left === 0) return at
    if (/\d/.test(masked[at] as string)) left -= 1
  }
  return masked.length
}

/** The country of an area code: three are Dominican. Undefined until the area code is complete. */
export function countryOf(typed: string): PhoneCountry | undefined {
  const area = nationalDigits(typed).slice(0, 3)
  if (area.length < 3) return undefined
  return dominicanAreas.includes(area) ? 'DO' : 'US'
}
