import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallFailed } from '#contract/client.ts'
import { changeCheckout, readCheckout } from '../../checkout/checkout-state.ts'
import { changesAfterDecline } from '../../checkout/chosen-payments.ts'
import { paymentMessages } from '../../messages/payment.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { openSignIn } from '../../shopper/sign-in-dialog.ts'
import { followReply } from './follow-reply.ts'
import { WaitingForPayment } from './open-payment.tsx'
import { continuePayment } from './payment-calls.ts'
import { isForStaff, isOutcomeUnknown } from './place-order.ts'
import { stepPath } from './steps.ts'
import { useReturnToPage } from './use-return-to-page.ts'

type State =
  | 'checking'
  | 'waiting'
  | 'open'
  | 'undecided'
  | 'unknown'
  | 'away'
  | { failure: string; isForStaff: boolean }

/** What became of a payment. It leads to the placed orders, or back to the payment step with the reason. */
export function ReturnedPayment({ id }: { id: string }) {
  const messages = useMessages(paymentMessages)
  const { state, goOn } = useReturnedPayment(id)
  if (state === 'waiting') return <WaitingForPayment />
  if (state === 'checking') return <Notice title={messages.checking} text={messages.waiting} isStatus />
  if (state === 'open')
    return (
      <Notice title={messages.openTitle} text={messages.openText}>
        <button type="button" className="button button-primary max-sm:w-full" onClick={() => goOn('any')}>
          {messages.goOnPaying}
        </button>
        <BackLinks />
      </Notice>
    )
  if (state === 'undecided')
    return <NoticeToRetry title={messages.waitingTitle} text={messages.waiting} onRetry={() => goOn('none')} />
  if (state === 'away')
    return <NoticeToRetry title={messages.awayTitle} text={messages.awayText} onRetry={() => goOn('none')} />
  if (state === 'unknown')
    return (
      <Notice title={messages.unknownTitle} text={messages.unknownText}>
        <a href="/account/orders" className="button button-primary max-sm:w-full">
          {messages.seeOrders}
        </a>
      </Notice>
    )
  return (
    <Notice
      title={messages.failedTitle}
      text={`${state.failure} ${state.isForStaff ? messages.unansweredText : messages.failedText}`}
    >
      {state.isForStaff && (
        <a href="/contact" className="button button-primary max-sm:w-full">
          {messages.contact}
        </a>
      )}
      <BackLinks />
    </Notice>
  )
}

/** The way back: to the payment step in the tab that has the checkout, else to the cart. */
function BackLinks() {
  const messages = useMessages(paymentMessages)
  const [hasCheckout] = useState(() => readCheckout() !== undefined)
  return hasCheckout ? (
    <a href={stepPath.payment} className="button button-quiet max-sm:w-full" onClick={leavePayment}>
      {messages.backToPayment}
    </a>
  ) : (
    <a href="/cart" className="button button-quiet max-sm:w-full">
      {messages.backToCart}
    </a>
  )
}

function leavePayment(): void {
  changeCheckout({ openPayment: undefined })
}

interface NoticeProps {
  title: string
  text: string
  isStatus?: boolean
  children?: ReactNode
}

function Notice({ title, text, isStatus = false, children }: NoticeProps) {
  return (
    <div role={isStatus ? 'status' : 'alert'}>
      <h2 className="text-lg font-bold">{title}</h2>
      <p className="mt-1 text-muted">{text}</p>
      {children && <div className="mt-5 flex flex-wrap gap-3">{children}</div>}
    </div>
  )
}

/** A notice that nobody knows more yet, with a button that asks again. */
function NoticeToRetry({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) {
  const messages = useMessages(paymentMessages)
  return (
    <Notice title={title} text={text}>
      <button type="button" className="button button-primary max-sm:w-full" onClick={onRetry}>
        {messages.tryAgain}
      </button>
    </Notice>
  )
}

/**
 * The payments for whose confirmation this page may be left: `next` are the others of the same checkout. A card is charged
 * for each branch, and its bank may want each charge confirmed.
 */
type Leaving = 'any' | 'next' | 'none'

/** The state of a payment that the shopper comes back from; `goOn('any')` leaves for the provider's page where it has to. */
function useReturnedPayment(id: string) {
  const navigate = useNavigate()
  const isRunning = useRef(false)
  const [state, setState] = useState<State>('checking')

  async function goOn(leaving: Leaving): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setState('checking')
    try {
      const canLeave = (paymentId: string) => mayLeave(leaving, id, paymentId)
      const outcome = await followReply(await continuePayment(id), { canLeave, onWaiting: () => setState('waiting') })
      if (outcome === 'open' || outcome === 'undecided') setState(outcome)
      else if (outcome !== 'leaving') await navigate(outcome.path, { replace: true })
    } catch (error) {
      fail(error instanceof CallFailed ? error : new CallFailed(0, 0, '', { reason: 'network' }), leaving)
    } finally {
      isRunning.current = false
    }
  }

  function fail(failure: CallFailed, leaving: Leaving): void {
    if (failure.httpStatus === 401) return openSignIn({ then: () => void goOn(leaving) })
    if (isOutcomeUnknown(failure)) return setState('away')
    if (failure.httpStatus === 404 || failure.httpStatus === 422) return setState('unknown')
    const known = { failure: failure.message, isForStaff: isForStaff(failure.reason) }
    setState(known)
    if (!readCheckout() || readCheckout()?.globalId) return
    changeCheckout({
      attempt: undefined,
      openPayment: undefined,
      paymentFailure: known.failure,
      isForStaff: known.isForStaff,
      ...changesAfterDecline(failure.reason),
    })
    void navigate(stepPath.payment, { replace: true })
  }

  const begin = useEffectEvent(() => void goOn('next'))
  useEffect(() => begin(), [id])
  // The payer may have decided in another tab, or comes back from the page of the next payment.
  useReturnToPage((isRestored) => (isRestored || state === 'open' || state === 'undecided') && void goOn('none'))
  return { state, goOn: (leaving: Leaving) => void goOn(leaving) }
}

/**
 * Whether the page of payment `id` is left for the provider's page of `paymentId`. Before it leaves for the next payment
 * by itself, its address becomes that payment's: the Back button then shows the open payment, and does not lead forward.
 */
function mayLeave(leaving: Leaving, id: string, paymentId: string): boolean {
  if (leaving === 'none' || (leaving === 'next' && paymentId === id)) return false
  if (paymentId !== id) history.replaceState(history.state, '', `/checkout/return/${paymentId}`)
  return true
}
