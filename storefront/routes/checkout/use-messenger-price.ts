import { type Centavos, sumCentavos } from '#domain/money/money.ts'
import { useZones } from '../../addresses/use-zones.ts'
import { type Addresses, reachOf } from './use-addresses.ts'

const noCodes: readonly number[] = []

/**
 * What a messenger costs at least for an order of some branches: to the cheapest known address, else the shortest way of
 * each branch. Undefined until it is known, and where a branch has no messenger.
 */
export function useMessengerPrice({ status, list }: Addresses, branchCodes: readonly number[]): Centavos | undefined {
  const known = list.flatMap((address) => reachOf(address, 'local_delivery', branchCodes).priceCentavos ?? [])
  const zones = useZones(status === 'loading' || known.length > 0 ? noCodes : branchCodes)
  if (known.length > 0) return Math.min(...known)
  const prices = branchCodes.map((code) => (zones?.get(code) ?? []).map(({ fromCentavos }) => fromCentavos))
  return prices.every((each) => each.length > 0) ? sumCentavos(prices.map((each) => Math.min(...each))) : undefined
}
