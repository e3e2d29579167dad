import { Banknote, Building2, HandCoins, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDollars, formatMoney, toCentavos } from '#domain/money/money.ts'
import type { PaymentKind, SingleKind } from '#domain/payments/payment-kinds.ts'
import { chooseMethod } from '#domain/payments/selection.ts'
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
  onCardEntered: (card: SavedCard) => void
}

/** The cards and the methods that pay the whole order, as radio buttons. Only what can be used here and now is shown. */
export function PaymentMethods({ accepted, sources, state, option, onCardEntered }: Props) {
  const messages = useMessages(paymentMessages)
  const { selection } = state
  const hasBalance = selection.payments.some((payment) => 'id' in payment)
  const hasRest = remainingCentavos(selection) > 0 || selection.payments.some((payment) => 'token' in payment)
  const legend = hasBalance ? (sources.cardKind && hasRest ? messages.payRest : messages.payAll) : messages.howToPay
  const availableCentavos = sources.credit?.availableCentavos ?? 0
  const isChosen = (kind: SingleKind) => selection.payments.some((payment) => payment.kind === kind)
  const details = useDetails(sources, selection.totalCentavos, option)
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
              isDisabled={kind === 'credit' && availableCentavos < selection.totalCentavos}
              onChoose={() => state.act(chooseMethod(selection, kind, availableCentavos))}
            >
              {details[kind]}
            </ChoiceCard>
            {kind === 'deposit_express' && isChosen(kind) && (
              <DepositInstructions total={formatMoney(selection.totalCentavos)} />
            )}
          </div>
        ))}
      </div>
    </fieldset>
  )
}

/** What each method says of itself; undefined for one that this customer cannot use. */
function useDetails(
  { credit, dopPerUsd }: PaymentSources,
  totalCentavos: number,
  option: DeliveryOption,
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
        detail={cashDetails[option]}
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
      <MethodText Icon={Building2} title={messages.depositExpress} detail={messages.depositExpressDetail(proofHours)} />
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
