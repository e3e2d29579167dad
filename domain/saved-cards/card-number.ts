import type { CardBrand } from './saved-card.ts'

interface BrandRule {
  brand: CardBrand
  /** How a number of this brand begins, as ranges of its first digits; all of a range have the same length. */
  starts: readonly (readonly [from: string, to: string])[]
  lengths: readonly number[]
  /** How many digits stand together, as on the card. */
  groups: readonly number[]
  codeLength: number
}

const inFours = [4, 4, 4, 4, 3]

const brandRules: readonly BrandRule[] = [
  { brand: 'visa', starts: [['4', '4']], lengths: [13, 16, 19], groups: inFours, codeLength: 3 },
  {
    brand: 'mastercard',
    starts: [
      ['51', '55'],
      ['2221', '2720'],
    ],
    lengths: [16],
    groups: inFours,
    codeLength: 3,
  },
  {
    brand: 'amex',
    starts: [
      ['34', '34'],
      ['37', '37'],
    ],
    lengths: [15],
    groups: [4, 6, 5],
    codeLength: 4,
  },
  {
    brand: 'discover',
    starts: [
      ['6011', '6011'],
      ['644', '649'],
      ['65', '65'],
    ],
    lengths: [16, 19],
    groups: inFours,
    codeLength: 3,
  },
]

/** The longest number of a card, in digits. */
export const cardDigitsMax = 19

/** The brand that a number belongs to by its first digits, also while it is being typed; undefined where none is known. */
export const brandOf = (digits: string): CardBrand | undefined => ruleOf(digits)?.brand

/**
 * Why a text of digits is no number of a card: no brand is known for it, or its length or check digit is wrong
 * (BALANCE-11).
 */
export function refusalOfNumber(digits: string): 'card-brand' | 'card-number' | undefined {
  const rule = ruleOf(digits)
  if (!rule) return 'card-brand'
  return rule.lengths.includes(digits.length) && hasCheckDigit(digits) ? undefined : 'card-number'
}

/** How many digits the security code of a brand has: four for American Express, else three. */
export function codeLengthOf(brand: CardBrand | undefined): number {
  return brandRules.find((rule) => rule.brand === brand)?.codeLength ?? 3
}

/** The digits of a number in the groups of its brand, complete or not: `3782 822463 10005`. */
export function groupNumber(digits: string): string {
  const parts: string[] = []
  let at = 0
  for (const size of ruleOf(digits)?.groups ?? inFours) {
    if (at < digits.length) parts.push(digits.slice(at, at + size))
    at += size
  }
  return parts.join(' ')
}

function ruleOf(digits: string): BrandRule | undefined {
  return brandRules.find(({ starts }) =>
    starts.some(([from, to]) => {
      const start = digits.slice(0, from.length)
      return start.length === from.length && start >= from && start <= to
    }),
  )
}

/** Whether the last digit is the check digit of the others (Luhn). */
function hasCheckDigit(digits: string): boolean {
  let sum = 0
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at])
    const doubled = digit * 2
    sum += at % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
