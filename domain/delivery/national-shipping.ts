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

/** The provinces that national shipping reaches at the same cost and in the same days. */
export type NationalBand = Omit<NationalRate, 'province'> & { provinces: string[] }

/** The rates of all provinces as few bands, the cheapest first (DELIVERY-16). */
export function nationalBandsOf(rates: readonly NationalRate[]): NationalBand[] {
  const bands = new Map<string, NationalBand>()
  for (const { province, ...rate } of rates) {
    const key = `${rate.costCentavos} ${rate.daysMin} ${rate.daysMax}`
    const band = bands.get(key)
    if (band) band.provinces.push(province)
    else bands.set(key, { ...rate, provinces: [province] })
  }
  return [...bands.values()].toSorted((a, b) => a.costCentavos - b.costCentavos || a.daysMax - b.daysMax)
}
