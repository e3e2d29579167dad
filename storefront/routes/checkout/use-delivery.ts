import { useCallback, useEffect, useState } from 'react'
import { CallFailed } from '#contract/client.ts'
import { toCentavos } from '#domain/money/money.ts'
import { type CheckoutState, changeCheckout, readCheckout } from '../../checkout/checkout-state.ts'
import { browserClient } from '../../shopper/browser-client.ts'

export type DeliveryProblem = 'out-of-range' | 'not-reserved' | 'failed'

/** Fetches the price of the chosen delivery method whenever the choice changes (CHECKOUT-11); pickup is free. */
export function useDelivery({ option, addressId, delivery, reservation, attempt }: CheckoutState) {
  const [problem, setProblem] = useState<DeliveryProblem>()
  const [tries, setTries] = useState(0)
  const needsPrice = delivery === undefined && attempt === undefined

  useEffect(() => {
    setProblem(undefined)
    if (!needsPrice) return
    if (option === 'pick_up') return changeCheckout({ delivery: { totalCentavos: 0, minutes: 0 } })
    if (!addressId) return
    let isStale = false
    fetchDeliveryPrice(addressId).then(
      (priced) => !isStale && changeCheckout({ delivery: priced }),
      (error: unknown) => !isStale && setProblem(problemOf(error)),
    )
    return () => {
      isStale = true
    }
  }, [option, addressId, needsPrice, reservation.id, tries])

  const retry = useCallback(() => setTries((before) => before + 1), [])
  return {
    problem,
    retry,
    isWorking: needsPrice && option === 'local_delivery' && addressId !== undefined && problem === undefined,
  }
}

async function fetchDeliveryPrice(addressId: string): Promise<NonNullable<CheckoutState['delivery']>> {
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

function problemOf(error: unknown): DeliveryProblem {
  const reason = error instanceof CallFailed ? error.reason : ''
  if (reason === 'address-out-of-range' || reason === 'not-found') return 'out-of-range'
  return reason === 'verification-needed' ? 'not-reserved' : 'failed'
}

/** Chooses a delivery method or address. Its price is then unknown, and the review has to be confirmed again (CHECKOUT-11). */
export function chooseDelivery(choice: Partial<Pick<CheckoutState, 'option' | 'addressId'>>): void {
  const current = readCheckout()
  if (
    current &&
    choice.option === (choice.option && current.option) &&
    choice.addressId === (choice.addressId && current.addressId)
  )
    return
  changeCheckout({ ...choice, delivery: undefined, isConfirmed: false })
}
