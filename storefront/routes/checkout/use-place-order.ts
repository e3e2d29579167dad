import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallFailed } from '#contract/client.ts'
import { type Attempt, type CheckoutState, changeCheckout, readCheckout } from '../../checkout/checkout-state.ts'
import { changesAfterDecline } from '../../checkout/chosen-payments.ts'
import { openSignIn } from '../../shopper/sign-in-dialog.ts'
import { newKey } from '../../shopper/idempotency-key.ts'
import { isNumberQuestion } from '../account/profile/use-number-question.ts'
import { followReply } from './follow-reply.ts'
import { type PlacingReply, continuePayment, sendAttempt } from './payment-calls.ts'
import type { PaymentStepProps, PlaceOrderProblem, RefusedPayment } from './payment-step-props.ts'
import { attemptOf, hasSource, isForStaff, isOutcomeUnknown } from './place-order.ts'
import { useReturnToPage } from './use-return-to-page.ts'

/**
 * Places the order once, however often the button is clicked (CHECKOUT-16), and navigates to its page. The owner keeps
 * why it was not placed: the page may leave this step then.
 */
export function usePlaceOrder({ problem, onProblem: setProblem }: Pick<PaymentStepProps, 'problem' | 'onProblem'>) {
  const navigate = useNavigate()
  const { isRunning, activity, setActivity } = useActivity(() => goOn({ canLeave: false }))
  const [refusals, setRefusals] = useState(0)

  /** Carries a request out, one at a time, and follows what its reply says. */
  async function run(request: () => Promise<PlacingReply>, ways: Ways): Promise<void> {
    if (isRunning.current || !readCheckout()) return
    isRunning.current = true
    setActivity('placing')
    setProblem(undefined)
    try {
      const canLeave = () => ways.canLeave
      const outcome = await followReply(await request(), { canLeave, onWaiting: () => setActivity('waiting') })
      if (outcome === 'leaving') return setActivity('leaving')
      if (outcome === 'open' || outcome === 'undecided') ways.onOpen?.()
      else await navigate(outcome.path, { replace: true })
    } catch (error) {
      handleFailure(error, () => void run(request, ways))
    }
    isRunning.current = false
    setActivity(undefined)
  }

  function handleFailure(error: unknown, again: () => void): void {
    const failure = error instanceof CallFailed ? error : new CallFailed(0, 0, '', { reason: 'network' })
    // An expired session has placed nothing: the same attempt is sent again after the sign-in.
    if (failure.httpStatus === 401) return openSignIn({ then: again })
    if (isOutcomeUnknown(failure)) return setProblem('outcome-unknown')
    const nextProblem = problemOf(failure, readCheckout()?.attempt)
    changeCheckout({ attempt: undefined, openPayment: undefined, ...changesAfter(failure) })
    // A balance or card may be spent or gone: the lists are loaded again.
    setRefusals((before) => before + 1)
    setProblem(nextProblem)
  }

  function place(): void {
    const attempt = isRunning.current ? undefined : writeAttempt()
    if (attempt) void run(() => sendAttempt(attempt), { canLeave: true })
  }

  /** Asks what became of the open payment; where the shopper has to confirm it, goes there if the page may be left. */
  function goOn(ways: Ways): void {
    const open = readCheckout()?.openPayment
    if (open) void run(() => continuePayment(open.id), ways)
  }

  const isPhoneNeeded = problem === 'phone-not-confirmed'
  const clearProblem = () => setProblem(undefined)
  return {
    place,
    goOn: () => goOn({ canLeave: true }),
    resume: () => goOn({ canLeave: false }),
    // It may have been confirmed meanwhile: then its order is placed, and nothing is paid another way.
    payOtherwise: () => goOn({ canLeave: false, onOpen: () => changeCheckout({ openPayment: undefined }) }),
    isPlacing: activity !== undefined,
    isWaiting: activity === 'waiting',
    isLeaving: activity === 'leaving',
    refusals,
    problem,
    clearProblem,
    phoneDialog: { isNeeded: isPhoneNeeded, isOpen: isPhoneNeeded, onClose: clearProblem, onConfirmed: place },
  }
}

/** The attempt to send, stored before it is sent; undefined without a checkout. */
function writeAttempt(): Attempt | undefined {
  const checkout = readCheckout()
  if (!checkout) return undefined
  const attempt = attemptOf(checkout, newKey)
  changeCheckout({ attempt, paymentFailure: undefined })
  return attempt
}

interface Ways {
  /** Whether this page may be left for that of a provider. */
  canLeave: boolean
  /** Runs where the payment stays open. */
  onOpen?: () => void
}

/**
 * What the page is busy with; nothing any more after the Back button on a provider's page. `onReturn` runs whenever the
 * shopper comes back to the page: what it waits for may have happened in another tab.
 */
function useActivity(onReturn: () => void) {
  const isRunning = useRef(false)
  const [activity, setActivity] = useState<'placing' | 'waiting' | 'leaving'>()
  useReturnToPage((isRestored) => {
    if (isRestored) {
      isRunning.current = false
      setActivity(undefined)
    }
    onReturn()
  })
  return { isRunning, activity, setActivity }
}

function problemOf({ reason, message }: CallFailed, attempt: Attempt | undefined): PlaceOrderProblem {
  if (reason === 'not-found' && hasSource(attempt)) return 'source-gone'
  return problems[reason] ?? { sentence: message, help: helpFor(reason) }
}

function helpFor(reason: string): RefusedPayment['help'] {
  if (reason === 'too-many-unpaid-orders') return 'orders'
  return isForStaff(reason) ? 'contact' : undefined
}

/** What a refusal changes of the checkout. */
function changesAfter({ reason, data }: CallFailed): Partial<CheckoutState> {
  if (reason === 'too-many-unpaid-orders') return withUnpaidOrders(Number(data['unpaid']), Number(data['unpaidMax']))
  // The second step asks about the tax number: the register was not loaded, or slow, when it was left (TAXPAYER-9).
  if (isNumberQuestion(reason)) return { isConfirmed: false }
  // Without a delivery price the page fetches it again, and the total with it.
  return problems[reason] === 'delivery-changed' ? { delivery: undefined } : changesAfterDecline(reason)
}

/** Orders were placed elsewhere since the reservation was made: the page offers no more to be paid later. */
function withUnpaidOrders(open: number, max: number): Partial<CheckoutState> {
  const reservation = readCheckout()?.reservation
  return reservation ? { reservation: { ...reservation, unpaidOrders: { open, max } } } : {}
}

const problems: Record<string, PlaceOrderProblem> = {
  'hold-expired': 'not-reserved',
  'verification-needed': 'not-reserved',
  'total-changed': 'delivery-changed',
  'payments-do-not-add-up': 'delivery-changed',
  'address-out-of-range': 'out-of-range',
  'address-without-place': 'out-of-range',
  'delivery-not-offered': 'out-of-range',
  'not-found': 'out-of-range',
  'phone-not-confirmed': 'phone-not-confirmed',
}
