import { type ReactNode, useState } from 'react'
import { formatDollars, formatMoney, toCentavos } from '#domain/money/money.ts'
import { isPaidLater } from '#domain/payments/first-state.ts'
import type { PaymentKind, SingleKind } from '#domain/payments/payment-kinds.ts'
import { chooseMethod } from '#domain/payments/selection.ts'
import type { UnpaidOrders } from '#domain/payments/unpaid-orders.ts'
import { remainingCentavos } from '#domain/payments/remaining.ts'
import { paymentMessages } from '../../messages/payment.ts'
import { useProofHours } from '../../page/use-proof-hours.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { DeliveryOption } from '../../checkout/checkout-state.ts'
import { DepositInstructions } from '../account/deposit-proof/bank-accounts.tsx'
import { ChoiceCard } from '../../ui/choice-card.tsx'
import { PaypalMark } from '../../cards/card-mark.tsx'
import { ExpiredCards, MendingLink, PaymentCards } from './payment-cards.tsx'
import type { SavedCard } from '../../cards/saved-card.ts'
import type { PaymentSources } from './payment-sources.ts'
import type { SelectionState } from './use-selection.ts'
import { type AnyIconName, PersonalIcon } from '../../ui/personal-icon.tsx'

interface Props {
  accepted: readonly PaymentKind[]
  sources: PaymentSources
  state: SelectionState
  option: DeliveryOption
  /** Set where no order of this checkout may be paid later: how many wait already, and how many this checkout adds. */
  tooManyUnpaid: TooManyUnpaid | undefined
  onCardEntered: (card: SavedCard) => void
}

interface TooManyUnpaid extends UnpaidOrders {
  branches: number
}

/** The methods that pay the whole order, in the order in which they are shown. */
const singleKinds = ['paypal', 'cash', 'credit', 'deposit_express'] as const satisfies readonly SingleKind[]

/**
 * The cards and the methods that pay the whole order, as radio buttons. What this customer cannot use is not shown; what
 * cannot pay this order comes last, with the reason and the way to mend it.
 */
export function PaymentMethods({ accepted, sources, state, option, tooManyUnpaid, onCardEntered }: Props) {
  const messages = useMessages(paymentMessages)
  const { selection } = state
  const hasBalance = selection.payments.some((payment) => 'id' in payment)
  const hasRest = remainingCentavos(selection) > 0 || selection.payments.some((payment) => 'token' in payment)
  const legend = hasBalance ? (sources.cardKind && hasRest ? messages.payRest : messages.payAll) : messages.howToPay
  const availableCentavos = sources.credit?.availableCentavos ?? 0
  const isChosen = (kind: SingleKind) => selection.payments.some((payment) => payment.kind === kind)
  // What is chosen as the step opens stands first, and stays there.
  const [first] = useState(() => singleKinds.find(isChosen))
  const details = useDetails(sources, selection.totalCentavos, option)
  const refusals = useRefusals(sources, selection.totalCentavos, tooManyUnpaid)
  const kinds = singleKinds.filter((kind) => accepted.includes(kind) && details[kind])
  const payable = kinds.filter((kind) => !refusals[kind])
  const choiceOf = (kind: SingleKind) => (
    <div key={kind}>
      <ChoiceCard
        name="payment"
        isChosen={isChosen(kind)}
        isDisabled={refusals[kind] !== undefined}
        onChoose={() => state.act(chooseMethod(selection, kind, availableCentavos))}
      >
        {details[kind] && <MethodText {...details[kind]} detail={refusals[kind] ?? details[kind].detail} />}
      </ChoiceCard>
      {kind === 'deposit_express' && isChosen(kind) && (
        <DepositInstructions total={formatMoney(selection.totalCentavos)} />
      )}
    </div>
  )
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold">{legend}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {payable.filter((kind) => kind === first).map(choiceOf)}
        <PaymentCards sources={sources} state={state} onEntered={onCardEntered} />
        {payable.filter((kind) => kind !== first).map(choiceOf)}
        <ExpiredCards sources={sources} />
        {kinds.filter((kind) => refusals[kind]).map(choiceOf)}
      </div>
    </fieldset>
  )
}

interface Method {
  mark: ReactNode
  title: string
  detail: ReactNode
}

/** What each method says of itself; undefined for one that this customer cannot use. */
function useDetails(
  { credit, dopPerUsd }: PaymentSources,
  totalCentavos: number,
  option: DeliveryOption,
): Record<SingleKind, Method | undefined> {
  const messages = useMessages(paymentMessages)
  const proofHours = useProofHours()
  const cashDetails = {
    pick_up: messages.cashOnPickupDetail,
    local_delivery: messages.cashOnDeliveryDetail,
    nacional_delivery: messages.cashOnShippingDetail,
  }
  return {
    cash: {
      mark: markOf('banknote'),
      title: option === 'pick_up' ? messages.cashOnPickup : messages.cashOnDelivery,
      detail: cashDetails[option],
    },
    credit: credit && {
      mark: markOf('hand-coins'),
      title: messages.credit,
      detail: messages.creditDetail(formatMoney(credit.availableCentavos), formatMoney(credit.limitCentavos)),
    },
    paypal: dopPerUsd
      ? {
          mark: <PaypalMark />,
          title: messages.paypal,
          detail: messages.paypalDetail(formatDollars(totalCentavos, dopPerUsd), formatMoney(toCentavos(dopPerUsd))),
        }
      : undefined,
    deposit_express: {
      mark: markOf('building-2'),
      title: messages.depositExpress,
      detail: messages.depositExpressDetail(proofHours),
    },
  }
}

/** Why a method cannot pay this order, with a link to what mends it. */
function useRefusals(
  { credit }: PaymentSources,
  totalCentavos: number,
  tooManyUnpaid: TooManyUnpaid | undefined,
): Partial<Record<SingleKind, ReactNode>> {
  const messages = useMessages(paymentMessages)
  const refusals: Partial<Record<SingleKind, ReactNode>> = {}
  if (credit && credit.availableCentavos < totalCentavos)
    refusals.credit = (
      <>
        {messages.creditShort(formatMoney(credit.availableCentavos))}{' '}
        <MendingLink href="/account/balance">{messages.seeBalance}</MendingLink>
      </>
    )
  if (tooManyUnpaid) {
    const { open, max, branches } = tooManyUnpaid
    const reason = (
      <>
        {messages.tooManyUnpaid(open, max, branches)}{' '}
        <MendingLink href="/account/orders">{messages.seeOrders}</MendingLink>
      </>
    )
    for (const kind of singleKinds.filter(isPaidLater)) refusals[kind] = reason
  }
  return refusals
}

const markOf = (icon: AnyIconName) => <PersonalIcon name={icon} className="size-5 text-muted" />

function MethodText({ mark, title, detail }: Method) {
  return (
    <>
      <span className="flex items-center gap-2 font-semibold">
        <span className="min-w-0 wrap-anywhere">{title}</span>
        <span className="-my-1 ml-auto shrink-0">{mark}</span>
      </span>
      <span className="mt-0.5 block text-sm text-muted">{detail}</span>
    </>
  )
}
