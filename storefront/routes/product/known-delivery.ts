import { useEffect, useState } from 'react'
import type { listAddresses } from '#contract/addresses.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { type Centavos, toCentavos } from '#domain/money/money.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { useShopper } from '../../shopper/shopper.tsx'

type Address = ReplyOf<typeof listAddresses>[number]

/** What a delivery to the customer's address costs, and what the customer calls it. */
export type KnownDelivery = { address: string; costCentavos: Centavos } & (
  | { kind: 'local' }
  | { kind: 'national'; days: { min: number; max: number } }
)

/**
 * How a branch delivers to the customer's default address: by its messenger, else by national shipping. Undefined until
 * it is fetched, for a visitor, and where there is no address or no delivery to it.
 */
export function useKnownDelivery(branchCode: number): KnownDelivery | undefined {
  const { user } = useShopper()
  const customerId = user?.id
  const [found, setFound] = useState<{ customerId: string; address: Address | undefined }>()
  useEffect(() => {
    if (!customerId) return
    let isCurrent = true
    fetchDefault().then(
      (address) => isCurrent && setFound({ customerId, address }),
      () => {},
    )
    return () => void (isCurrent = false)
  }, [customerId])
  if (!customerId || found?.customerId !== customerId || !found.address) return undefined
  return deliveryTo(found.address, branchCode)
}

async function fetchDefault(): Promise<Address | undefined> {
  const { listAddresses } = await import('#contract/addresses.ts')
  const addresses = await browserClient.call(listAddresses, {})
  return addresses.find((address) => address.default) ?? addresses[0]
}

/** How a branch delivers to an address, undefined where it does not. */
export function deliveryTo(
  { name, availability, national }: Pick<Address, 'name' | 'availability' | 'national'>,
  branchCode: number,
): KnownDelivery | undefined {
  const local = availability.find(({ branch_code, available }) => available && branch_code === branchCode)
  if (local && local.price !== null) return { kind: 'local', address: name, costCentavos: toCentavos(local.price) }
  if (!national) return undefined
  return {
    kind: 'national',
    address: name,
    costCentavos: toCentavos(national.price),
    days: national.working_days,
  }
}
