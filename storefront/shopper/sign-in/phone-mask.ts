import { digitsOf } from '#domain/phone/phone.ts'

const dominicanAreas = ['809', '829', '849']
const digitsMax = 10

/** The countries of the phone's picker (ACCOUNT-14). Both write +1 and ten digits. */
export type PhoneCountry = 'DO' | 'US'

/** The ten digits of what somebody typed or pasted, its country code dropped: no area code begins with 1. */
export function nationalDigits(typed: string): string {
  return digitsOf(typed).replace(/^1+/, '').slice(0, digitsMax)
}

/** A number as it grows: `+1 (809) 555-0131`, `+1 (809) 5`, and nothing for nothing (ACCOUNT-14). */
export function maskPhone(typed: string): string {
  const digits = nationalDigits(typed)
  if (digits.length === 0) return ''
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  if (!exchange) return `+1 (${area}`
  return `+1 (${area}) ${exchange}${line && `-${line}`}`
}

/**
 * The mask after a change of the field. A backspace over a bracket or space takes the digit before it, else it would
 * take nothing.
 */
export function remaskPhone(before: string, typed: string, isBackspace: boolean): string {
  const digits = nationalDigits(typed)
  const tookSignOnly = isBackspace && typed.length < before.length && digits === nationalDigits(before)
  return maskPhone(tookSignOnly ? digits.slice(0, -1) : digits)
}

/** The place in a masked number behind so many of its national digits, so that typing in the middle stays there. */
export function caretBehind(masked: string, digitsBefore: number): number {
  let left = digitsBefore
  for (let at = 3; at < masked.length; at += 1) {
    if (left === 0) return at
    if (/\d/.test(masked[at] as string)) left -= 1
  }
  return masked.length
}

/** The country that an area code names: three of them are Dominican. Undefined until it is complete. */
export function countryOf(typed: string): PhoneCountry | undefined {
  const area = nationalDigits(typed).slice(0, 3)
  if (area.length < 3) return undefined
  return dominicanAreas.includes(area) ? 'DO' : 'US'
}
