import { useCallback, useEffect, useState } from 'react'
import { type Centavos, sumCentavos, toCentavos } from '#domain/money/money.ts'
import type { Address } from '../../addresses/address.ts'
import { browserClient } from '../../shopper/browser-client.ts'

export interface Addresses {
  status: 'loading' | 'failed' | 'ready'
  /** The default one first. */
  list: readonly Address[]
  load: () => Promise<void>
  add: (address: Address) => void
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
  const add = useCallback(
    (address: Address) => setKnown(({ list }) => ({ status: 'ready', list: [...list, address] })),
    [],
  )
  return { ...known, load, add }
}

/** The order's branches that do not deliver to an address. An address can be chosen only if there are none. */
export function branchesWithout(address: Address, branchCodes: readonly number[]): number[] {
  return branchCodes.filter(
    (code) => !address.availability.some((branch) => branch.branch_code === code && branch.available),
  )
}

/** The delivery price of all the order's branches together, in centavos; undefined where one of them has none. */
export function priceTo(address: Address, branchCodes: readonly number[]): Centavos | undefined {
  const prices = branchCodes.map((code) => address.availability.find((branch) => branch.branch_code === code)?.price)
  return prices.every((price) => typeof price === 'number') ? sumCentavos(prices.map(toCentavos)) : undefined
}
