import { changeCheckout } from '../../checkout/checkout-state.ts'
import { notePlaced } from '../../checkout/note-placed.ts'
import { type PlacingReply, continueOrWait } from './payment-calls.ts'

const pollMs = 3_000
/** After so many answers without a decision the shopper decides whether to go on waiting. */
const pollsMax = 100

interface Ways {
  /** Whether this page may be left for that of a provider, on which the payer confirms a payment. */
  canLeave: (paymentId: string) => boolean
  onWaiting: () => void
}

/**
 * Follows a reply to its end: the orders are placed and have a page, this page is being left for that of a provider,
 * the payer has not confirmed the payment (`open`), or its provider has not answered for five minutes (`undecided`). As
 * long as the store itself waits for an answer, it is asked again every few seconds.
 */
export async function followReply(
  first: PlacingReply,
  { canLeave, onWaiting }: Ways,
): Promise<{ path: string } | 'leaving' | 'open' | 'undecided'> {
  let reply = first
  for (let polls = 0; ; polls += 1) {
    const { action, global_id } = reply
    if (!action) return { path: notePlaced(global_id ?? '') }
    const isUndecided = action.type === 'wait'
    changeCheckout({ attempt: undefined, openPayment: { id: action.payment_id, isUndecided } })
    if (action.type === 'redirect') {
      if (!canLeave(action.payment_id)) return 'open'
      location.assign(action.url)
      return 'leaving'
    }
    if (polls === pollsMax) return 'undecided'
    onWaiting()
    await new Promise((resolve) => setTimeout(resolve, pollMs))
    reply = await continueOrWait(action.payment_id)
  }
}
