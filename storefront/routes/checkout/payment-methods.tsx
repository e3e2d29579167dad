import { type ReactNode, useState } from 'react'
import { formatDollars, formatMoney, toCentavos } from '#domain/money/money.ts'
import { isPaidLater } from '#domain/payments/first-state.ts'
import type { PaymentKind, SingleKind } from '#domain/payments/payment-kinds.ts'
import { chooseMethod } from '#domain/payments/selection.ts'
import type { UnpaidOrders } from '#domain/payments/unpaid-orders.ts'
import { remainingCentavos } from '#domain/payments/remaining.ts'
import { paymentMessages } from '../../messages/payment.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { DeliveryOption } from '../../checkout/checkout-state.ts'
import { DepositInstructions } from '../account/deposit-proof/bank-accounts.tsx'
import { PaypalMark } from '../../cards/card-mark.tsx'
import { MendingLink, PaymentCards } from './payment-cards.tsx'
import { type RefusedPayments, RefusedMethods, expiredCards } from './refused-methods.tsx'
import type { SavedCard } from '../../cards/saved-card.ts'
import { PaymentRow, belowPaymentRow, paymentRows } from './payment-row.tsx'
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
 * cannot pay this order is named below them, each reason once, with the way to mend it (PAYMENT-9).
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
  const payable = kinds.filter((kind) => !refusals.some((refusal) => refusal.kinds.includes(kind)))
  const refused = refusals.map((refusal): RefusedPayments => {
    const names = kinds.filter((kind) => refusal.kinds.includes(kind)).map((kind) => details[kind]?.title ?? '')
    return { ...refusal, names }
  })
  const choiceOf = (kind: SingleKind) => (
    <div key={kind}>
      {details[kind] && (
        <PaymentRow
          {...details[kind]}
          isChosen={isChosen(kind)}
          onChoose={() => state.act(chooseMethod(selection, kind, availableCentavos))}
        />
      )}
      {kind === 'deposit_express' && isChosen(kind) && (
        <div className={belowPaymentRow}>
          <DepositInstructions total={formatMoney(selection.totalCentavos)} />
        </div>
      )}
    </div>
  )
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold">{legend}</legend>
      <div className={paymentRows}>
        {payable.filter((kind) => kind === first).map(choiceOf)}
        <PaymentCards sources={sources} state={state} onEntered={onCardEntered} />
        {payable.filter((kind) => kind !== first).map(choiceOf)}
      </div>
      <RefusedMethods refused={[...expiredCards(sources, messages), ...refused]} />
    </fieldset>
  )
}

interface Method {
  mark: ReactNode
  title: string
  /** What the row says of it before it is chosen. */
  closed?: string
  detail: ReactNode
}

/** What each method says of itself; undefined for one that this customer cannot use. */
function useDetails(
  { credit, dopPerUsd }: PaymentSources,
  totalCentavos: number,
  option: DeliveryOption,
): Record<SingleKind, Method | undefined> {
  const messages = useMessages(paymentMessages)
  const cashDetails = {
    pick_up: messages.cashOnPickupDetail,
    local_delivery: messages.cashOnDeliveryDetail,
    nacional_delivery: messages.cashOnShippingDetail,
  }
  const dollars = dopPerUsd ? formatDollars(totalCentavos, dopPerUsd) : ''
  return {
    cash: {
      mark: markOf('banknote'),
      title: option === 'pick_up' ? messages.cashOnPickup : messages.cashOnDelivery,
      detail: cashDetails[option],
    },
    credit: credit && {
      mark: markOf('hand-coins'),
      title: messages.credit,
      closed: messages.creditLeft(formatMoney(credit.availableCentavos)),
      detail: messages.creditDetail(formatMoney(credit.availableCentavos), formatMoney(credit.limitCentavos)),
    },
    paypal: dopPerUsd
      ? {
          mark: <PaypalMark />,
          title: messages.paypal,
          closed: messages.aboutDollars(dollars),
          detail: messages.paypalDetail(dollars, formatMoney(toCentavos(dopPerUsd))),
        }
      : undefined,
    deposit_express: {
      mark: markOf('landmark'),
      title: messages.depositExpress,
      closed: messages.depositWaits,
      // The instructions below it say everything.
      detail: undefined,
    },
  }
}

/** Methods that cannot pay this order for one reason, and what mends it. */
interface Refusal extends Omit<RefusedPayments, 'names'> {
  kinds: readonly SingleKind[]
}

/** Which methods cannot pay this order, by reason. */
function useRefusals(
  { credit }: PaymentSources,
  totalCentavos: number,
  tooManyUnpaid: TooManyUnpaid | undefined,
): Refusal[] {
  const messages = useMessages(paymentMessages)
  const refusals: Refusal[] = []
  if (tooManyUnpaid) {
    const { open, max, branches } = tooManyUnpaid
    refusals.push({
      kinds: singleKinds.filter(isPaidLater),
      reason: messages.tooManyUnpaid(open, max, branches),
      mending: <MendingLink href="/account/orders">{messages.seeOrders}</MendingLink>,
    })
  }
  if (credit && credit.availableCentavos < totalCentavos)
    refusals.push({
      kinds: ['credit'],
      reason: messages.creditShort(formatMoney(credit.availableCentavos)),
      mending: <MendingLink href="/account/balance">{messages.seeBalance}</MendingLink>,
    })
  return refusals
}

const markOf = (icon: AnyIconName) => <PersonalIcon name={icon} className="size-5 text-muted" />
