import { type Centavos, roundHalfAway } from '../money/money.ts'

/**
 * The US cents of an amount at a rate of RD$ for one US$, a half rounded away from zero, and at least one: a provider
 * takes no payment of nothing.
 */
export function dollarCents(centavos: Centavos, dopPerUsd: number): number {
  return Math.max(1, roundHalfAway(centavos / dopPerUsd))
}
