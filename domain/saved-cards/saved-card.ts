export const cardBrands = ['visa', 'mastercard', 'amex', 'discover'] as const
export type CardBrand = (typeof cardBrands)[number]

/** The longest name of a card's holder, in characters. */
export const cardHolderMax = 99

/** A list shows this many cards of a customer, the newest ones beside the default one. */
export const savedCardsMax = 50

/** Whether a text can be the name on a card: no digits, so that nobody stores a number or a code as a name (BALANCE-9). */
export function isCardHolder(name: string): boolean {
  return /\p{L}/u.test(name) && !/\p{N}/u.test(name)
}

// The country has no summer time: midnight is 4:00 UTC all year.
const midnightUtcHour = 4

/** Whether a card's last month is over in the store's time zone. */
export function isCardExpired({ month, year }: { month: number; year: number }, now: Date): boolean {
  const isStillLastMonth = now.getUTCDate() === 1 && now.getUTCHours() < midnightUtcHour
  const monthsNow = now.getUTCFullYear() * 12 + now.getUTCMonth() - (isStillLastMonth ? 1 : 0)
  // `month` counts from one, so this is the month after the card's last one.
  return monthsNow >= year * 12 + month
}
