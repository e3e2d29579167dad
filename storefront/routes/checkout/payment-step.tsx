import { useState } from 'react'
import { onDemand } from '../../hydration/on-demand.tsx'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { PaymentSkeleton } from './payment-skeleton.tsx'
import type { PaymentProps } from './payment-props.ts'

interface Missing {
  onMissing: () => void
}

const PaymentForm = onDemand<PaymentProps & Missing>(
  () => import('./payment-form.tsx'),
  ({ onMissing }) => onMissing(),
)

/** The last step. What it needs is loaded when it opens: few of those who open a checkout have chosen how to pay yet. */
export function PaymentStep(props: PaymentProps) {
  const messages = useMessages(checkoutMessages)
  const [isMissing, setMissing] = useState(false)
  if (!isMissing)
    return <PaymentForm {...props} isNeeded onMissing={() => setMissing(true)} meanwhile={<PaymentSkeleton />} />
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-md bg-danger-soft p-4 font-medium text-danger"
    >
      {messages.connection}
      <button type="button" className="button button-quiet" onClick={() => setMissing(false)}>
        {messages.tryAgain}
      </button>
    </div>
  )
}
