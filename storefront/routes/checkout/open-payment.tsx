import { useEffect, useEffectEvent } from 'react'
import { paymentMessages } from '../../messages/payment.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { usePlaceOrder } from './use-place-order.ts'
import { PersonalIcon } from '../../ui/personal-icon.tsx'

/** A calm notice while nobody knows yet what became of a payment. */
export function WaitingForPayment() {
  const messages = useMessages(paymentMessages)
  return (
    <div role="status" className="flex gap-3 rounded-md bg-sunken p-4">
      <PersonalIcon name="hourglass" className="size-5 mt-0.5 shrink-0 text-muted" />
      <div>
        <p className="font-semibold">{messages.waitingTitle}</p>
        <p className="text-sm text-muted">{messages.waiting}</p>
      </div>
    </div>
  )
}

interface OpenProps {
  placing: ReturnType<typeof usePlaceOrder>
  /** The provider has not answered: the shopper has nothing to confirm. */
  isUndecided: boolean
}

/** A payment that the shopper left before it was decided: it can go on, or they pay another way. */
export function OpenPayment({ placing, isUndecided }: OpenProps) {
  const messages = useMessages(paymentMessages)
  const resume = useEffectEvent(placing.resume)
  // It may have ended meanwhile, in another tab or while this page was away.
  useEffect(() => resume(), [])
  return (
    <div>
      <p className="font-semibold">{isUndecided ? messages.waitingTitle : messages.openTitle}</p>
      <p className="mt-1 text-muted">{isUndecided ? messages.waiting : messages.openText}</p>
      <p role="alert" className="text-sm font-medium text-danger not-empty:mt-3">
        {placing.problem === 'outcome-unknown' && messages.connection}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-primary max-sm:w-full"
          disabled={placing.isPlacing}
          onClick={placing.goOn}
        >
          {isUndecided ? messages.tryAgain : messages.goOnPaying}
        </button>
        <button
          type="button"
          className="button button-quiet max-sm:w-full"
          disabled={placing.isPlacing}
          onClick={placing.payOtherwise}
        >
          {messages.payOtherwise}
        </button>
      </div>
    </div>
  )
}
