import { useEffect, useEffectEvent, useState } from 'react'
import { type CheckoutState, changeCheckout } from '../../checkout/checkout-state.ts'
import { branchCodesOf, hasSomethingToReview } from './steps.ts'
import { type Addresses, reachOf } from './use-addresses.ts'
import { type useDelivery, chooseWhereOpen } from './use-delivery.ts'

/** How long the page may look for the best method before it lets the shopper choose. */
const patienceMs = 2_000

interface Props {
  checkout: CheckoutState
  addresses: Addresses
  delivery: ReturnType<typeof useDelivery>
  /** Whether the page shows the first step of a checkout that has just begun. */
  isBeginning: boolean
  onStraight: () => void
}

/**
 * Chooses the delivery that the shopper has left open, and completes the first two steps where that leaves nothing to
 * decide and nothing to review (CHECKOUT-22). `isUndecided` while the method is open; `isQuiet` while the page cannot
 * know yet which step it will show.
 */
export function useStraightWay({ checkout, addresses, delivery, isBeginning, onStraight }: Props) {
  const branchCodes = branchCodesOf(checkout)
  const isUndecided = useBestMethod(checkout, addresses, branchCodes)
  const { isByDefault, isAddressDone, option, addressId } = checkout
  const isKnown = isByDefault === true && addresses.status === 'ready' && delivery.problem === undefined
  const isPlain = branchCodes.length === 1 && !hasSomethingToReview(checkout)
  const isGoing = isBeginning && isKnown && isPlain && !isAddressDone && (option === 'pick_up' || Boolean(addressId))
  const isPriced = checkout.delivery !== undefined
  const [hasGone, setGone] = useState(false)
  const go = useEffectEvent(() => {
    setGone(true)
    changeCheckout({ isAddressDone: true, isConfirmed: true })
    onStraight()
  })
  useEffect(() => {
    if (isGoing && isPriced) go()
  }, [isGoing, isPriced])
  const isLate = useIsLate()
  // The first step is not shown on the way to the payment: what had been scrolled to would be another place then.
  const isOnItsWay = isUndecided || isGoing || hasGone
  return { isUndecided, isQuiet: isBeginning && isOnItsWay && branchCodes.length === 1 && !isLate }
}

/**
 * Chooses the messenger where all branches deliver to a known address, else picking up, as long as the shopper has chosen
 * nothing. True while that is open.
 */
function useBestMethod(checkout: CheckoutState, { status, list }: Addresses, branchCodes: readonly number[]): boolean {
  const isOpen = checkout.isOptionChosen === false && checkout.option === 'pick_up'
  const addressId = list.find((address) => reachOf(address, 'local_delivery', branchCodes).isReached)?.id
  useEffect(() => {
    if (isOpen && status !== 'loading')
      chooseWhereOpen(addressId ? { option: 'local_delivery', addressId } : { option: 'pick_up' })
  }, [isOpen, status, addressId])
  return isOpen
}

/** Whether the page has been open for longer than a shopper waits gladly. */
function useIsLate(): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
