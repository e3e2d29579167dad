import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallFailed } from '#contract/client.ts'
import { initCarts } from '../../cart/cart-store.ts'
import { changeCheckout, readCheckout } from '../../checkout/checkout-state.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { openSignIn } from '../../shopper/sign-in-dialog.ts'
import { newKey } from '../../shopper/idempotency-key.ts'
import { attemptOf, isOutcomeUnknown } from './place-order.ts'

/** Why an order was not placed: a reason that the page handles, or the refusal's sentence to show. */
export type PlaceOrderProblem =
  | 'outcome-unknown'
  | 'not-reserved'
  | 'delivery-changed'
  | 'out-of-range'
  | { sentence: string }

/** Places the order once, however often the button is clicked (CHECKOUT-16), and navigates to its page. */
export function usePlaceOrder() {
  const navigate = useNavigate()
  const isRunning = useRef(false)
  const [isPlacing, setPlacing] = useState(false)
  const [problem, setProblem] = useState<PlaceOrderProblem>()
  const [needsPhone, setNeedsPhone] = useState(false)

  async function place(): Promise<void> {
    const checkout = readCheckout()
    if (isRunning.current || !checkout) return
    isRunning.current = true
    setPlacing(true)
    setProblem(undefined)
    const attempt = attemptOf(checkout, newKey)
    changeCheckout({ attempt })
    try {
      const { placeOrder } = await import('#contract/orders.ts')
      const { global_id } = await browserClient.call(placeOrder, attempt.body, { idempotencyKey: attempt.key })
      changeCheckout({ globalId: global_id ?? undefined })
      void initCarts('customer')
      await navigate(`/checkout/complete/${global_id}`, { replace: true })
    } catch (error) {
      handleFailure(error)
    } finally {
      isRunning.current = false
      setPlacing(false)
    }
  }

  function handleFailure(error: unknown): void {
    const failure = error instanceof CallFailed ? error : new CallFailed(0, 0, '', { reason: 'network' })
    // An expired session has placed nothing: the same attempt is sent again after the sign-in.
    if (failure.httpStatus === 401) return openSignIn({ then: () => void place() })
    if (isOutcomeUnknown(failure)) return setProblem('outcome-unknown')
    changeCheckout({ attempt: undefined })
    if (failure.reason === 'phone-not-confirmed') return setNeedsPhone(true)
    setProblem(problems[failure.reason] ?? { sentence: failure.message })
    // Without a delivery price the page fetches it again, and the total with it.
    if (problems[failure.reason] === 'delivery-changed') changeCheckout({ delivery: undefined })
  }

  const phoneDialog = {
    isNeeded: needsPhone,
    isOpen: needsPhone,
    onClose: () => setNeedsPhone(false),
    onConfirmed: () => {
      setNeedsPhone(false)
      void place()
    },
  }
  return { place: () => void place(), isPlacing, problem, clearProblem: () => setProblem(undefined), phoneDialog }
}

const problems: Record<string, PlaceOrderProblem> = {
  'hold-expired': 'not-reserved',
  'verification-needed': 'not-reserved',
  'total-changed': 'delivery-changed',
  'payments-do-not-add-up': 'delivery-changed',
  'address-out-of-range': 'out-of-range',
  'not-found': 'out-of-range',
}
