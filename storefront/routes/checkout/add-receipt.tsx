import { changeCheckout } from '../../checkout/checkout-state.ts'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { DoneMark, changeButton } from './step-section.tsx'
import type { Step } from './steps.ts'

interface Props {
  /** The receipt and the note of the order as they are. */
  review: string
  goTo: (step: Step) => void
}

/** The way to the review from a payment that was begun without it, beside what the order has now (CHECKOUT-37). */
export function AddReceipt({ review, goTo }: Props) {
  const messages = useMessages(checkoutMessages)
  return (
    <div className="card flex items-center gap-x-3 px-4 py-1 text-sm sm:px-6">
      <DoneMark className="hidden sm:grid" />
      <p className="min-w-0 flex-1 text-pretty">{review}</p>
      <button
        type="button"
        className={changeButton}
        aria-label={messages.changeStep(messages.receiptOrNote)}
        onClick={() => {
          changeCheckout({ wantsReview: true })
          goTo('confirmation')
        }}
      >
        {messages.change}
      </button>
    </div>
  )
}
