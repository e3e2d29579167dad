import { useState } from 'react'
import type { Centavos } from '#domain/money/money.ts'
import { isPaidLater } from '#domain/payments/first-state.ts'
import type { Change, Selection } from '#domain/payments/selection.ts'
import type { Refusal } from '#domain/refusal.ts'
import { type CheckoutState, changeCheckout } from '../../checkout/checkout-state.ts'
import { choosePayments, selectionFor } from '../../checkout/chosen-payments.ts'
import { type Offer, firstSelection } from './first-selection.ts'

/**
 * The shopper's selection of payments, and the question that an act needs before it removes some of them. `onChosen` runs
 * when something else was chosen: what was wrong before no longer is.
 */
export function useSelection(checkout: CheckoutState, totalCentavos: Centavos, offer: Offer, onChosen: () => void) {
  const [question, setQuestion] = useState<Change>()
  const [refusal, setRefusal] = useState<string>()
  const [isNewCardRequested, setNewCardRequested] = useState(false)
  const chosen = selectionFor(checkout, totalCentavos)
  // What is paid later may have become impossible since it was chosen (PAYMENT-9).
  const isPossible = chosen?.payments.every(({ kind }) => !isPaidLater(kind) || offer.accepted.includes(kind))
  const selection = chosen && isPossible ? chosen : firstSelection(totalCentavos, checkout.requestedPayment, offer)

  function chooseAnew(next: Selection): void {
    choosePayments(next)
    changeCheckout({ paymentFailure: undefined })
    onChosen()
  }

  /** Carries an act out: at once, after a question where it removes what was chosen, or not at all where it is refused. */
  function act(outcome: Change | Refusal): void {
    const isRefused = 'code' in outcome
    setRefusal(isRefused ? outcome.code : undefined)
    if (isRefused) return
    if (outcome.removed.length > 0) setQuestion(outcome)
    else chooseAnew(outcome.next)
  }

  return {
    selection,
    act,
    /** Replaces the selection without a question. */
    choose: choosePayments,
    /** Whether a new card is being entered: no other method is chosen then. */
    isEnteringCard: isNewCardRequested && selection.payments.every((payment) => 'id' in payment),
    setNewCardRequested,
    /** Why the last act was refused. */
    refusal,
    /** The change that waits for the shopper's yes. */
    question,
    decide(isYes: boolean): void {
      if (isYes && question?.next.totalCentavos === totalCentavos) chooseAnew(question.next)
      setQuestion(undefined)
    },
  }
}

export type SelectionState = ReturnType<typeof useSelection>
