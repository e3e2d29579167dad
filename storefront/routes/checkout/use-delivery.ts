import { useCallback, useEffect, useState } from 'react'
import { CallFailed } from '#contract/client.ts'
import { toCentavos } from '#domain/money/money.ts'
import { type CheckoutState, changeCheckout, readCheckout } from '../../checkout/checkout-state.ts'
import { browserClient } from '../../shopper/browser-client.ts'

export type DeliveryTrouble = 'out-of-range' | 'not-held' | 'failed'

/** Prices the chosen way of delivery whenever it changes (CHECKOUT-11); picking up is free. */
export function useDelivery({ option, addressId, delivery, held, attempt }: CheckoutState) {
  const [trouble, setTrouble] = useState<DeliveryTrouble>()
  const [turn, setTurn] = useState(0)
  const isWanted = delivery === undefined && attempt === undefined

  useEffect(() => {
    setTrouble(undefined)
    if (!isWanted) return
    if (option === 'pick_up') return changeCheckout({ delivery: { totalCentavos: 0, minutes: 0 } })
    if (!addressId) return
    let isLeft = false
    priceWay(addressId).then(
      (priced) => !isLeft && changeCheckout({ delivery: priced }),
      (error: unknown) => !isLeft && setTrouble(troubleOf(error)),
    )
    return () => {
      isLeft = true
    }
  }, [option, addressId, isWanted, held.id, turn])

  const again = useCallback(() => setTurn((before) => before + 1), [])
  return {
    trouble,
    again,
    isWorking: isWanted && option === 'local_delivery' && addressId !== undefined && trouble === undefined,
  }
}

async function priceWay(addressId: string): Promise<NonNullable<CheckoutState['delivery']>> {
  const { calculateDelivery } = await import('#contract/orders.ts')
  const { total_delivery, branches } = await browserClient.call(calculateDelivery, {
    option_id: 1,
    address_id: addressId,
  })
  return {
    totalCentavos: toCentavos(total_delivery),
    minutes: Math.max(0, ...branches.map((branch) => branch.minutes)),
  }
}

function troubleOf(error: unknown): DeliveryTrouble {
  const reason = error instanceof CallFailed ? error.reason : ''
  if (reason === 'address-out-of-range' || reason === 'not-found') return 'out-of-range'
  return reason === 'verification-needed' ? 'not-held' : 'failed'
}

/** Chooses another way; its price, and with it the payment, has to be worked out anew (CHECKOUT-11). */
export function chooseWay(way: Partial<Pick<CheckoutState, 'option' | 'addressId'>>): void {
  const current = readCheckout()
  if (
    current &&
    way.option === (way.option && current.option) &&
    way.addressId === (way.addressId && current.addressId)
  )
    return
  changeCheckout({ ...way, delivery: undefined, isConfirmed: false })
}
