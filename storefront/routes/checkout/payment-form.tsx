import { useEffect, useMemo, useState } from 'react'
import { isPaidLater } from '#domain/payments/first-state.ts'
import type { PaymentKind } from '#domain/payments/payment-kinds.ts'
import { chooseCard } from '#domain/payments/selection.ts'
import { mayPayLater } from '#domain/payments/unpaid-orders.ts'
import { changeCheckout } from '../../checkout/checkout-state.ts'
import { AddGiftCard } from '../../gift-cards/add-gift-card.tsx'
import { paymentMessages } from '../../messages/payment.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useRoot } from '../../page/use-root.ts'
import { PhoneConfirmationDialog } from '../../shopper/phone-confirmation/on-demand-dialog.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useQuery } from '../account/use-query.ts'
import { PaymentAmounts } from './payment-amounts.tsx'
import { PaymentBalances } from './payment-balances.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import type { PaymentProps } from './payment-props.ts'
import type { PaymentStepProps } from './payment-step-props.ts'
import { paymentName } from './payment-names.ts'
import { StepSkeleton } from './step-skeleton.tsx'
import { type PaymentSources, loadPaymentSources, withEnteredCards } from './payment-sources.ts'
import { PlaceButton } from './place-button.tsx'
import { PaymentPolicies } from './payment-policies.tsx'
import { OpenPayment, WaitingForPayment } from './open-payment.tsx'
import { useCurrentSources } from './use-current-sources.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { type SelectionState, useSelection } from './use-selection.ts'

/** How the order is paid (PAYMENT-1 to PAYMENT-5), and the button that places it. Its code is loaded with the step. */
export default function PaymentForm({ problem, onProblem, ...props }: PaymentStepProps) {
  const placing = usePlaceOrder({ problem, onProblem })
  return (
    <>
      <PaymentFields {...props} placing={placing} />
      <PhoneConfirmationDialog {...placing.phoneDialog} />
    </>
  )
}

function PaymentFields(props: PaymentProps) {
  const offered = useRoot()?.configuration?.payment_methods.accepted ?? []
  const { checkout, placing } = props
  // No gift card pays a tax receipt (TAXPAYER-10).
  const hasTaxId = checkout.taxId.trim() !== ''
  const accepted = hasTaxId ? offered.filter((kind) => kind !== 'gift_card') : offered
  const query = useQuery(`payment sources ${accepted.join(' ')}`, (signal) => loadPaymentSources(accepted, signal))
  const { retry } = query
  useEffect(() => {
    if (placing.refusals > 0) retry()
  }, [placing.refusals, retry])
  if (placing.isWaiting) return <WaitingForPayment />
  if (checkout.openPayment)
    return <OpenPayment placing={placing} isUndecided={checkout.openPayment.isUndecided === true} />
  if (!query.data) return <StepSkeleton />
  return <Choices {...props} accepted={accepted} sources={query.data} onReload={query.retry} />
}

interface ChoicesProps extends PaymentProps {
  accepted: readonly PaymentKind[]
  sources: PaymentSources
  onReload: () => void
}

function Choices({ sources: loaded, onReload, accepted, ...props }: ChoicesProps) {
  const { checkout, totalCentavos, placing } = props
  const messages = useMessages(paymentMessages)
  const branches = new Set(checkout.reservation.lines.map((line) => line.branchCode)).size
  const { unpaidOrders } = checkout.reservation
  const tooManyUnpaid = unpaidOrders && !mayPayLater(unpaidOrders, branches) ? { ...unpaidOrders, branches } : undefined
  const sources = useMemo(() => withEnteredCards(loaded, checkout.enteredCards ?? []), [loaded, checkout.enteredCards])
  const state = useSelection(
    checkout,
    totalCentavos ?? checkout.reservation.totalCentavos,
    { accepted: tooManyUnpaid ? accepted.filter((kind) => !isPaidLater(kind)) : accepted, sources },
    placing.clearProblem,
  )
  const { chooseAdded } = useCurrentSources(state, sources)
  const [areBalancesOpen, setBalancesOpen] = useState(state.selection.payments.some((payment) => 'id' in payment))
  const hasCard = state.selection.payments.some((payment) => 'token' in payment)
  return (
    <div>
      {sources.isIncomplete && <IncompleteSources onReload={onReload} />}
      {sources.balances.length > 0 && (
        <PaymentBalances
          balances={sources.balances}
          state={state}
          isOpen={areBalancesOpen}
          onToggle={setBalancesOpen}
        />
      )}
      <PaymentMethods
        accepted={accepted}
        sources={sources}
        state={state}
        option={checkout.option}
        tooManyUnpaid={tooManyUnpaid}
        onCardEntered={(card) => {
          changeCheckout({ enteredCards: [...(checkout.enteredCards ?? []), card] })
          if (sources.cardKind) state.act(chooseCard(state.selection, { kind: sources.cardKind, token: card.token }))
        }}
      />
      {accepted.includes('gift_card') ? (
        <div className="mt-3">
          <AddGiftCard
            onAdded={({ id }) => {
              chooseAdded(id)
              setBalancesOpen(true)
              onReload()
            }}
          />
        </div>
      ) : (
        checkout.taxId.trim() !== '' && <p className="mt-3 text-sm text-muted">{messages.noGiftCards}</p>
      )}
      <p role="status" className="text-sm font-medium text-warning not-empty:mt-3">
        {state.refusal && (state.refusal === 'nothing-remains' ? messages.nothingRemains : messages.amountInvalid)}
      </p>
      {hasCard && branches > 1 && (
        <p className="mt-3 rounded-md bg-sunken p-3 text-sm">{messages.severalCharges(branches)}</p>
      )}
      <PaymentAmounts state={state} sources={sources} />
      <PlaceButton {...props} {...{ sources, state }} />
      <PaymentPolicies />
      <RemovalDialog state={state} sources={sources} />
    </div>
  )
}

function IncompleteSources({ onReload }: { onReload: () => void }) {
  const messages = useMessages(paymentMessages)
  return (
    <p
      role="alert"
      className="mb-5 flex flex-wrap items-center gap-3 rounded-md bg-warning-soft p-3 text-sm text-warning"
    >
      {messages.loadFailed}
      <button type="button" className="min-h-9 font-semibold underline" onClick={onReload}>
        {messages.tryAgain}
      </button>
    </p>
  )
}

/** The question before an act removes payments that were chosen (PAYMENT-2, PAYMENT-3). */
function RemovalDialog({ state: { question, decide }, sources }: { state: SelectionState; sources: PaymentSources }) {
  const messages = useMessages(paymentMessages)
  const paysAlone = question?.next.payments.length === 1
  return (
    <ConfirmDialog
      isOpen={question !== undefined}
      title={messages.removesTitle}
      names={question?.removed.map((payment) => paymentName(payment, sources, messages)) ?? []}
      text={paysAlone ? messages.removes : messages.removesCovered}
      confirm={messages.removesYes}
      cancel={messages.removesNo}
      onConfirm={() => decide(true)}
      onClose={() => decide(false)}
    />
  )
}
