import { useCallback, useEffect, useState } from 'react'
import { type Centavos, sumCentavos, toCentavos } from '#domain/money/money.ts'
import type { Address } from '../../addresses/address.ts'
import type { DeliveryOption } from '../../checkout/checkout-state.ts'
import { browserClient } from '../../shopper/browser-client.ts'

export interface Addresses {
  status: 'loading' | 'failed' | 'ready'
  /** The default one first. */
  list: readonly Address[]
  load: () => Promise<void>
  /** Adds an address, or replaces it. */
  put: (address: Address) => void
}

/** The customer's addresses, loaded after the first paint. */
export function useAddresses(): Addresses {
  const [known, setKnown] = useState<Pick<Addresses, 'status' | 'list'>>({ status: 'loading', list: [] })
  const load = useCallback(async () => {
    try {
      const { listAddresses: endpoint } = await import('#contract/addresses.ts')
      setKnown({ status: 'ready', list: await browserClient.call(endpoint, {}) })
    } catch {
      setKnown({ status: 'failed', list: [] })
    }
  }, [])
  useEffect(() => void load(), [load])
  const put = useCallback(
    (address: Address) =>
      setKnown(({ list }) => {
        const isKnown = list.some(({ id }) => id === address.id)
        const all = isKnown ? list.map((each) => (each.id === address.id ? address : each)) : [...list, address]
        return { status: 'ready', list: all }
      }),
    [],
  )
  return { ...known, load, put }
}

/** What a delivery method needs of an address, and what it costs there for all branches of the order together. */
export interface Reach {
  isReached: boolean
  priceCentavos: Centavos | undefined
  /** The branches whose messengers do not go there; empty for national shipping. */
  without: readonly number[]
}

/** Whether a delivery method reaches an address from all branches of the order. */
export function reachOf(address: Address, option: DeliveryOption, branchCodes: readonly number[]): Reach {
  if (option === 'nacional_delivery') {
    const { national } = address
    const priceCentavos = national ? toCentavos(national.price) * branchCodes.length : undefined
    return { isReached: national !== null, priceCentavos, without: [] }
  }
  const offers = branchCodes.map((code) =>
    address.availability.find((branch) => branch.branch_code === code && branch.available),
  )
  const without = branchCodes.filter((_, index) => !offers[index])
  const prices = offers.flatMap((offer) => (typeof offer?.price === 'number' ? [toCentavos(offer.price)] : []))
  const hasPrice = without.length === 0 && prices.length === branchCodes.length
  return { isReached: without.length === 0, priceCentavos: hasPrice ? sumCentavos(prices) : undefined, without }
}
