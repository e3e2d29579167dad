import { Banknote, Building2, HandCoins, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
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
import { PaymentCards } from './payment-cards.tsx'
import type { SavedCard } from '../../cards/saved-card.ts'
import type { PaymentSources } from './payment-sources.ts'
import type { SelectionState } from './use-selection.ts'

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

/** The cards and the methods that pay the whole order, as radio buttons. What this customer cannot use is not shown, and what
 * cannot pay this order is shown with the reason. */
export function PaymentMethods({ accepted, sources, state, option, tooManyUnpaid, onCardEntered }: Props) {
  const messages = useMessages(paymentMessages)
  const { selection } = state
  const hasBalance = selection.payments.some((payment) => 'id' in payment)
  const hasRest = remainingCentavos(selection) > 0 || selection.payments.some((payment) => 'token' in payment)
  const legend = hasBalance ? (sources.cardKind && hasRest ? messages.payRest : messages.payAll) : messages.howToPay
  const availableCentavos = sources.credit?.availableCentavos ?? 0
  const isImpossible = (kind: SingleKind) =>
    kind === 'credit' ? availableCentavos < selection.totalCentavos : tooManyUnpaid !== undefined && isPaidLater(kind)
  const isChosen = (kind: SingleKind) => selection.payments.some((payment) => payment.kind === kind)
  const details = useDetails(sources, selection.totalCentavos, { option, isLaterPossible: !tooManyUnpaid })
  const kinds = (['paypal', 'cash', 'credit', 'deposit_express'] as const satisfies readonly SingleKind[]).filter(
    (kind) => accepted.includes(kind) && details[kind],
  )
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold">{legend}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <PaymentCards sources={sources} state={state} onEntered={onCardEntered} />
        {kinds.map((kind) => (
          <div key={kind}>
            <ChoiceCard
              name="payment"
              isChosen={isChosen(kind)}
              isDisabled={isImpossible(kind)}
              onChoose={() => state.act(chooseMethod(selection, kind, availableCentavos))}
            >
              {details[kind]}
            </ChoiceCard>
            {kind === 'deposit_express' && isChosen(kind) && (
              <DepositInstructions total={formatMoney(selection.totalCentavos)} />
            )}
          </div>
        ))}
        {tooManyUnpaid && kinds.some(isPaidLater) && <UnpaidNotice {...tooManyUnpaid} />}
      </div>
    </fieldset>
  )
}

/** Why the order cannot be paid later, and the way to the orders that have to be paid or canceled first. */
function UnpaidNotice({ open, max, branches }: TooManyUnpaid) {
  const messages = useMessages(paymentMessages)
  return (
    <p role="status" className="rounded-md bg-sunken p-3 text-sm">
      {messages.tooManyUnpaid(open, max, branches)}{' '}
      <a className="link" href="/account/orders" target="_blank" rel="noreferrer">
        {messages.seeOrders}
      </a>
    </p>
  )
}

/** What each method says of itself; undefined for one that this customer cannot use. */
function useDetails(
  { credit, dopPerUsd }: PaymentSources,
  totalCentavos: number,
  { option, isLaterPossible }: { option: DeliveryOption; isLaterPossible: boolean },
): Record<SingleKind, ReactNode> {
  const messages = useMessages(paymentMessages)
  const proofHours = useProofHours()
  const cashDetails = {
    pick_up: messages.cashOnPickupDetail,
    local_delivery: messages.cashOnDeliveryDetail,
    nacional_delivery: messages.cashOnShippingDetail,
  }
  return {
    cash: (
      <MethodText
        Icon={Banknote}
        title={option === 'pick_up' ? messages.cashOnPickup : messages.cashOnDelivery}
        detail={isLaterPossible ? cashDetails[option] : messages.notPossible}
      />
    ),
    credit: credit && (
      <MethodText
        Icon={HandCoins}
        title={messages.credit}
        detail={
          credit.availableCentavos < totalCentavos
            ? messages.creditShort(formatMoney(credit.availableCentavos))
            : messages.creditDetail(formatMoney(credit.availableCentavos), formatMoney(credit.limitCentavos))
        }
      />
    ),
    paypal: dopPerUsd && (
      <MethodText
        Icon={Wallet}
        title={messages.paypal}
        detail={messages.paypalDetail(formatDollars(totalCentavos, dopPerUsd), formatMoney(toCentavos(dopPerUsd)))}
      />
    ),
    deposit_express: (
      <MethodText
        Icon={Building2}
        title={messages.depositExpress}
        detail={isLaterPossible ? messages.depositExpressDetail(proofHours) : messages.notPossible}
      />
    ),
  }
}

function MethodText({ Icon, title, detail }: { Icon: typeof Wallet; title: string; detail: string }) {
  return (
    <>
      <span className="flex items-center gap-2 font-semibold">
        {title}
        <Icon size={20} aria-hidden className="ml-auto shrink-0 text-muted" />
      </span>
      <span className="mt-0.5 block text-sm text-muted">{detail}</span>
    </>
  )
}
