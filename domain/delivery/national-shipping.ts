import { provinceOf } from '../addresses/province-of.ts'
import type { Centavos } from '../money/money.ts'

/** What sending an order to a province costs, and in how many working days it arrives. */
export interface NationalRate {
  /** The province's name as in `provinces`. */
  province: string
  costCentavos: Centavos
  daysMin: number
  daysMax: number
}

/**
 * The rate of national shipping to an address (DELIVERY-10). Undefined where the table lacks its province, and where its
 * texts do not say in which province it lies: the store then does not ship there.
 */
export function nationalRateTo(
  rates: readonly NationalRate[],
  address: { province: string; city: string },
): NationalRate | undefined {
  const province = provinceOf(address)
  return province === undefined ? undefined : rates.find((rate) => rate.province === province)
}
