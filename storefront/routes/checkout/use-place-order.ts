import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallFailed } from '#contract/client.ts'
import { enterCarts } from '../../cart/cart-store.ts'
import { changeCheckout, readCheckout } from '../../checkout/checkout-state.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { openSignIn } from '../../shopper/sign-in-dialog.ts'
import { attemptOf, isUnsure, newKey } from './place-order.ts'

/** Why an order was not placed, as far as the page has its own answer to it; else the store's sentence. */
export type PlaceTrouble = 'unsure' | 'not-held' | 'delivery-changed' | 'out-of-range' | { sentence: string }

/** Places the order once, whatever is clicked (CHECKOUT-16), and leads on to its page. */
export function usePlaceOrder() {
  const navigate = useNavigate()
  const isAtWork = useRef(false)
  const [isPlacing, setPlacing] = useState(false)
  const [trouble, setTrouble] = useState<PlaceTrouble>()

  async function place(): Promise<void> {
    const checkout = readCheckout()
    if (isAtWork.current || !checkout) return
    isAtWork.current = true
    setPlacing(true)
    setTrouble(undefined)
    const attempt = attemptOf(checkout, newKey)
    changeCheckout({ attempt })
    try {
      const { placeOrder } = await import('#contract/orders.ts')
      const { global_id } = await browserClient.call(placeOrder, attempt.body, { idempotencyKey: attempt.key })
      changeCheckout({ globalId: global_id ?? undefined })
      void enterCarts('customer')
      await navigate(`/checkout/complete/${global_id}`, { replace: true })
    } catch (error) {
      refused(error)
    } finally {
      isAtWork.current = false
      setPlacing(false)
    }
  }

  function refused(error: unknown): void {
    const failure = error instanceof CallFailed ? error : new CallFailed(0, 0, '', { reason: 'network' })
    // A session that ended placed nothing, and the same attempt goes on after the sign-in.
    if (failure.httpStatus === 401) return openSignIn({ then: () => void place() })
    if (isUnsure(failure)) return setTrouble('unsure')
    changeCheckout({ attempt: undefined })
    setTrouble(troubles[failure.reason] ?? { sentence: failure.message })
    // The way is priced anew, and the payment with it.
    if (troubles[failure.reason] === 'delivery-changed') changeCheckout({ delivery: undefined })
  }

  return { place: () => void place(), isPlacing, trouble, forget: () => setTrouble(undefined) }
}

const troubles: Record<string, PlaceTrouble> = {
  'hold-expired': 'not-held',
  'verification-needed': 'not-held',
  'total-changed': 'delivery-changed',
  'payments-do-not-add-up': 'delivery-changed',
  'address-out-of-range': 'out-of-range',
  'not-found': 'out-of-range',
}
