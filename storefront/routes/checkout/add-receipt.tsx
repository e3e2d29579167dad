import { changeCheckout } from '../../checkout/checkout-state.ts'
import { paymentMessages } from '../../messages/payment.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Step } from './steps.ts'

/** The way to the review from a payment that was begun without it. */
export function AddReceipt({ goTo }: { goTo: (step: Step) => void }) {
  const messages = useMessages(paymentMessages)
  return (
    <button
      type="button"
      className="mt-2 -mb-2 min-h-11 text-left text-sm text-muted"
      onClick={() => {
        changeCheckout({ wantsReview: true })
        goTo('confirmation')
      }}
    >
      {messages.receiptOrNote} <span className="link">{messages.add}</span>
    </button>
  )
}
