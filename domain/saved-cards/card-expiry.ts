import { isCardExpired } from './saved-card.ts'

export interface CardExpiry {
  month: number
  /** With four digits. */
  year: number
}

// No card is valid for longer.
const yearsMax = 20

/**
 * Reads a typed expiry: `08/2029`, `8/29`, `0829` or `08 2029`. Two digits of a year are of this century. Undefined for
 * anything else; the month may still be one that does not exist.
 */
export function readExpiry(typed: string): CardExpiry | undefined {
  const text = typed.trim()
  const [, month, year] =
    /^(\d{1,2})\s{0,3}[/\-. ]\s{0,3}(\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{4}|\d{2})$/.exec(text) ?? []
  if (month === undefined || year === undefined) return undefined
  return { month: Number(month), year: Number(year) + (year.length === 2 ? 2000 : 0) }
}

/** Why an expiry is refused: no such month or year, or the card's last month is over (BALANCE-11). */
export function refusalOfExpiry({ month, year }: CardExpiry, now: Date): 'card-expiry' | 'card-expired' | undefined {
  const isMonth = Number.isInteger(month) && month >= 1 && month <= 12
  const isYear = Number.isInteger(year) && year >= 2000 && year <= now.getUTCFullYear() + yearsMax
  if (!isMonth || !isYear) return 'card-expiry'
  return isCardExpired({ month, year }, now) ? 'card-expired' : undefined
}
