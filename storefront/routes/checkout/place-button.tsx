import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { formatDollars, formatMoney } from '#domain/money/money.ts'
import { remainingCentavos } from '#domain/payments/remaining.ts'
import { refusalToFinish } from '#domain/payments/selection.ts'
import { choosePayments } from '../../checkout/chosen-payments.ts'
import { paymentMessages } from '../../messages/payment.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { newCardFormId } from './payment-cards.tsx'
import type { PaymentProps } from './payment-props.ts'
import { PaymentProblem } from './payment-problem.tsx'
import type { PaymentSources } from './payment-sources.ts'
import { stepButtonId, wideStepButtonId } from './step-action.tsx'
import type { SelectionState } from './use-selection.ts'

interface Props extends PaymentProps {
  sources: PaymentSources
  state: SelectionState
}

/**
 * The button that places the order, in the summary or in the bar of narrow screens, and why the order could not be
 * placed (PAYMENT-5).
 */
export function PlaceButton({ checkout, totalCentavos, placing, delivery, sources, state }: Props) {
  const { selection } = state
  const messages = useMessages(paymentMessages)
  const [presses, setPresses] = useState(0)
  const bar = usePlace(stepButtonId)
  const summary = usePlace(wideStepButtonId)
  const isOutcomeUnknown = checkout.attempt !== undefined && !placing.isPlacing
  const missing = useMissing(selection)
  const dopPerUsd = selection.payments[0]?.kind === 'paypal' ? sources.dopPerUsd : undefined
  const label = useLabel({ totalCentavos, placing, isRepeated: isOutcomeUnknown, dopPerUsd })
  useEffect(() => setPresses(0), [selection])

  function press(): void {
    setPresses((before) => before + 1)
    if (totalCentavos === undefined) return delivery.retry()
    if (!checkout.attempt) {
      if (missing) return
      choosePayments(selection)
    }
    placing.place()
  }

  // A card that is being entered is chosen first.
  const isEntering = state.isEnteringCard && !checkout.attempt
  const button = isEntering ? (
    <button type="submit" form={newCardFormId} className="button button-primary w-full text-base">
      {messages.useCard}
    </button>
  ) : (
    <button
      type="button"
      className="button button-primary w-full text-base"
      disabled={placing.isPlacing || (totalCentavos === undefined && delivery.problem !== 'failed')}
      onClick={press}
    >
      {label}
    </button>
  )
  return (
    <>
      <PaymentProblem
        presses={presses}
        missing={presses > 0 ? missing : undefined}
        failure={checkout.paymentFailure}
        isFailureForStaff={checkout.isForStaff === true}
        problem={placing.problem}
        isOutcomeUnknown={isOutcomeUnknown}
        isDeliveryFailed={delivery.problem === 'failed'}
      />
      {summary && createPortal(button, summary)}
      {bar && createPortal(<div className="lg:hidden">{button}</div>, bar)}
    </>
  )
}

/** A place for the button, once it is on the page. */
function usePlace(id: string): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => setPlace(document.getElementById(id)), [id])
  return place
}

/** What is missing before the order can be placed, in a sentence. */
function useMissing(selection: SelectionState['selection']): string | undefined {
  const messages = useMessages(paymentMessages)
  const refusal = refusalToFinish(selection)
  if (!refusal) return undefined
  return refusal.code === 'nothing-chosen'
    ? messages.nothingChosen
    : messages.missing(formatMoney(remainingCentavos(selection)))
}

interface Label extends Pick<Props, 'totalCentavos' | 'placing'> {
  isRepeated: boolean
  /** The rate of a payment in US$. */
  dopPerUsd: number | undefined
}

function useLabel({ totalCentavos, placing, isRepeated, dopPerUsd }: Label): string {
  const messages = useMessages(paymentMessages)
  if (placing.isPlacing) return placing.isLeaving ? messages.redirecting : messages.placing
  if (isRepeated || totalCentavos === undefined) return messages.tryAgain
  return dopPerUsd ? messages.toPaypal(formatDollars(totalCentavos, dopPerUsd)) : messages.place
}
