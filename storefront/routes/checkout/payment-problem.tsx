import { Icon } from '../../ui/icon.tsx'
import { useEffect, useRef } from 'react'
import { paymentMessages } from '../../messages/payment.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { PlaceOrderProblem, RefusedPayment } from './payment-step-props.ts'

interface Props {
  /** How often the button was pressed: each time, what is wrong comes into view. */
  presses: number
  /** What is still missing before the order can be placed. */
  missing: string | undefined
  /** Why the last payment at a provider failed. */
  failure: string | undefined
  /** Whether that payment is one to speak with the store about. */
  isFailureForStaff: boolean
  problem: PlaceOrderProblem | undefined
  isOutcomeUnknown: boolean
  isDeliveryFailed: boolean
}

/** Why the order is not placed yet. */
export function PaymentProblem({ presses, isOutcomeUnknown, ...reasons }: Props) {
  const messages = useMessages(paymentMessages)
  const { sentence, help } = reasonOf(reasons, messages)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!sentence && !isOutcomeUnknown) return
    box.current?.focus({ preventScroll: true })
    // At the lower edge the bar with the button would cover a part of it.
    box.current?.scrollIntoView({ block: 'center' })
  }, [sentence, isOutcomeUnknown, presses])
  if (isOutcomeUnknown) {
    return (
      <div
        ref={box}
        role="alert"
        tabIndex={-1}
        className="mt-5 flex gap-3 rounded-md bg-warning-soft p-4 text-warning outline-none"
      >
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
      {help && (
        <>
          {' '}
          <a
            className="link"
            href={help === 'contact' ? '/contact' : '/account/orders'}
            target="_blank"
            rel="noreferrer"
          >
            {help === 'contact' ? messages.contact : messages.seeOrders}
          </a>
        </>
      )}
    </div>
  )
}

type Reasons = Omit<Props, 'presses' | 'isOutcomeUnknown'>

/** The sentence to show, if any, and the page to which a link belongs to it. */
function reasonOf(
  { missing, failure, isFailureForStaff, problem, isDeliveryFailed }: Reasons,
  messages: typeof paymentMessages.en,
): { sentence: string | undefined; help?: RefusedPayment['help'] } {
  if (isDeliveryFailed) return { sentence: messages.connection }
  if (missing) return { sentence: missing }
  if (problem === undefined) return { sentence: failure, help: failure && isFailureForStaff ? 'contact' : undefined }
  return { sentence: sentenceOf(problem, messages), help: typeof problem === 'object' ? problem.help : undefined }
}

function sentenceOf(problem: PlaceOrderProblem, messages: typeof paymentMessages.en): string | undefined {
  if (problem === 'delivery-changed') return messages.deliveryChanged
  if (problem === 'source-gone') return messages.sourceGone
  return typeof problem === 'object' ? problem.sentence || messages.unexpected : undefined
}
