import { useCallback, useEffect, useState } from 'react'
import { CallFailed } from '#contract/client.ts'
import { toCentavos } from '#domain/money/money.ts'
import { type CheckoutState, type DeliveryOption, changeCheckout, readCheckout } from '../../checkout/checkout-state.ts'
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
    fetchDeliveryPrice(option, addressId).then(
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
    isWorking: needsPrice && option !== 'pick_up' && addressId !== undefined && problem === undefined,
  }
}

async function fetchDeliveryPrice(
  option: DeliveryOption,
  addressId: string,
): Promise<NonNullable<CheckoutState['delivery']>> {
  const { calculateDelivery } = await import('#contract/orders.ts')
  const { total_delivery, branches, working_days } = await browserClient.call(calculateDelivery, {
    option_id: option === 'local_delivery' ? 1 : 2,
    address_id: addressId,
  })
  return {
    totalCentavos: toCentavos(total_delivery),
    minutes: Math.max(0, ...branches.map((branch) => branch.minutes)),
    branches: branches.map(({ branch_code, price }) => ({ branchCode: branch_code, costCentavos: toCentavos(price) })),
    ...(working_days && { workingDays: working_days }),
  }
}

const unreachable = new Set(['address-out-of-range', 'address-without-place', 'delivery-not-offered', 'not-found'])

function problemOf(error: unknown): DeliveryProblem {
  const reason = error instanceof CallFailed ? error.reason : ''
  if (unreachable.has(reason)) return 'out-of-range'
  return reason === 'verification-needed' ? 'not-reserved' : 'failed'
}

type Choice = Partial<Pick<CheckoutState, 'option' | 'addressId' | 'isOptionChosen' | 'isByDefault'>>

/**
 * Chooses a delivery method or address. Its price is then unknown, and the review has to be confirmed again
 * (CHECKOUT-11). Another method begins without an address: not every one reaches the same.
 */
export function chooseDelivery(choice: Choice): void {
  const current = readCheckout()
  if (!current) return
  const { option = current.option, isOptionChosen = true, isByDefault = false } = choice
  const addressId = choice.addressId ?? (option === current.option ? current.addressId : undefined)
  if (option === current.option && addressId === current.addressId)
    return changeCheckout({ isOptionChosen, isByDefault })
  changeCheckout({ option, addressId, isOptionChosen, isByDefault, delivery: undefined, isConfirmed: false })
}

/** Chooses what the shopper has left open, and nothing where they have chosen since the page was drawn. */
export function chooseWhereOpen(choice: Pick<Choice, 'option' | 'addressId'>): void {
  const current = readCheckout()
  const isOpen = choice.option ? current?.isOptionChosen === false : current?.addressId === undefined
  if (isOpen) chooseDelivery({ ...choice, isByDefault: choice.option !== undefined || current?.isByDefault === true })
}
