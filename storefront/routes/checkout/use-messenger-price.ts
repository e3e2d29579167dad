import { type Centavos, sumCentavos } from '#domain/money/money.ts'
import { useZones } from '../../addresses/use-zones.ts'
import type { DeliveryOption } from '../../checkout/checkout-state.ts'
import { type Addresses, reachOf } from './use-addresses.ts'

const noCodes: readonly number[] = []

/**
 * What a messenger costs at least for an order of some branches: to the cheapest known address, else the shortest way of
 * each branch. Undefined until it is known, and where a branch has no messenger.
 */
export function useMessengerPrice(addresses: Addresses, branchCodes: readonly number[]): Centavos | undefined {
  const known = leastOf(addresses, 'local_delivery', branchCodes)
  const zones = useZones(addresses.status === 'loading' || known !== undefined ? noCodes : branchCodes)
  if (known !== undefined) return known
  const prices = branchCodes.map((code) => (zones?.get(code) ?? []).map(({ fromCentavos }) => fromCentavos))
  return prices.every((each) => each.length > 0) ? sumCentavos(prices.map((each) => Math.min(...each))) : undefined
}

/** What a delivery method costs to the cheapest known address; undefined where it reaches none. */
export function leastOf(
  { list }: Addresses,
  option: DeliveryOption,
  branchCodes: readonly number[],
): Centavos | undefined {
  const prices = list.flatMap((address) => reachOf(address, option, branchCodes).priceCentavos ?? [])
  return prices.length > 0 ? Math.min(...prices) : undefined
}
