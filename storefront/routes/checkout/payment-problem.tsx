import { Icon } from '../../ui/icon.tsx'
import { useEffect, useRef } from 'react'
import { paymentMessages } from '../../messages/payment.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { PlaceOrderProblem } from './payment-step-props.ts'

interface Props {
  /** How often the button was pressed: each time, what is wrong comes into view. */
  presses: number
  /** What is still missing before the order can be placed. */
  missing: string | undefined
  /** Why the last payment at a provider failed. */
  failure: string | undefined
  problem: PlaceOrderProblem | undefined
  isOutcomeUnknown: boolean
  isDeliveryFailed: boolean
}

/** Why the order is not placed yet. */
export function PaymentProblem({ presses, missing, failure, problem, isOutcomeUnknown, isDeliveryFailed }: Props) {
  const messages = useMessages(paymentMessages)
  const sentence = isDeliveryFailed
    ? messages.connection
    : (missing ?? (problem === undefined ? failure : sentenceOf(problem, messages)))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sentence) box.current?.focus()
  }, [sentence, presses])
  if (isOutcomeUnknown) {
    return (
      <div role="alert" className="mt-5 flex gap-3 rounded-md bg-warning-soft p-4 text-warning">
        <Icon name="wifi-off" className="size-5 mt-0.5" />
        <div>
          <p className="font-semibold">{messages.unsureTitle}</p>
          <p className="text-sm">{messages.unsure}</p>
        </div>
      </div>
    )
  }
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-md bg-danger-soft font-medium text-danger outline-none not-empty:mt-5 not-empty:p-4"
    >
      {sentence}
    </div>
  )
}

function sentenceOf(problem: PlaceOrderProblem, messages: typeof paymentMessages.en): string | undefined {
  if (problem === 'delivery-changed') return messages.deliveryChanged
  if (problem === 'source-gone') return messages.sourceGone
  return typeof problem === 'object' ? problem.sentence || messages.unexpected : undefined
}
