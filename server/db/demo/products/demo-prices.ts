import type { PriceRow, SpecialPrice } from '#domain/products/unit-price.ts'
import type { Seeded } from '../seeded.ts'

/** Shares of the first price: businesses pay about 8 % less at level 2, resellers 15 % less at level 3. */
const levelShares = [1, 0.92, 0.85]
/** The unit price of an accessory from three and from ten units on, as shares of the first price. */
const quantityShares = [
  [1, 1],
  [3, 0.95],
  [10, 0.9],
] as const
/** Above this price there are no quantity prices. */
const accessoryPesosMax = 1_500

/** Three levels of prices, with quantity prices for accessories; whole pesos, no level above the one before. */
export function demoPrices(pesos: number): PriceRow[] {
  const steps = pesos <= accessoryPesosMax ? quantityShares : quantityShares.slice(0, 1)
  return levelShares.flatMap((levelShare, index) =>
    steps.map(([minQuantity, share]) => ({
      level: index + 1,
      minQuantity,
      priceCentavos: Math.round(pesos * levelShare * share) * 100,
    })),
  )
}

const dayMs = 86_400_000

/**
 * An offer 10 to 40 % below the price: most run at `now`, some have ended, some are still to come, some require two
 * or three units. Null for products without an offer; `isNeeded` forces one that runs and applies to a single unit.
 */
export function demoSpecial(pesos: number, isNeeded: boolean, now: Date, chance: Seeded): SpecialPrice | null {
  const dice = chance.next()
  const at = (days: number) => new Date(now.getTime() + days * dayMs)
  const percent = chance.whole(10, 40)
  const length = chance.whole(6, 45)
  const priceCentavos = Math.round((pesos * (100 - percent)) / 100) * 100
  if (isNeeded || dice < 0.09)
    return { priceCentavos, minQuantity: 1, from: at(-chance.whole(1, 20)), until: at(length) }
  if (dice < 0.11) return { priceCentavos, minQuantity: chance.whole(2, 3), from: at(-5), until: at(length) }
  if (dice < 0.13) return { priceCentavos, minQuantity: 1, from: at(-60), until: at(-length) }
  if (dice < 0.15) return { priceCentavos, minQuantity: 1, from: at(length), until: at(length + 14) }
  return null
}
