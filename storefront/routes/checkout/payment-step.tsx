import { Banknote, WifiOff } from 'lucide-react'
import { formatMoney } from '#domain/money/money.ts'
import type { CheckoutState } from '../../checkout/checkout-state.ts'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ChoiceCard } from '../../ui/choice-card.tsx'
import { totalOf } from './place-order.ts'
import type { useDelivery } from './use-delivery.ts'
import type { usePlaceOrder } from './use-place-order.ts'

interface Props {
  checkout: CheckoutState
  placing: ReturnType<typeof usePlaceOrder>
  delivery: ReturnType<typeof useDelivery>
}

/** The last step: cash for the whole amount (CHECKOUT-13), and the button that places the order. */
export function PaymentStep({ checkout, placing, delivery }: Props) {
  const messages = useMessages(checkoutMessages)
  const total = totalOf(checkout)
  const isPickup = checkout.option === 'pick_up'
  const shown = total === undefined ? '…' : formatMoney(total)
  const isOutcomeUnknown = checkout.attempt !== undefined && !placing.isPlacing
  return (
    <div>
      <fieldset>
        <legend className="mb-3 font-semibold">{messages.howToPay}</legend>
        <ChoiceCard name="payment" isChosen onChoose={() => {}}>
          <span className="flex items-center gap-2 font-semibold">
            {isPickup ? messages.cashOnPickup : messages.cashOnDelivery}
            <Banknote size={20} aria-hidden className="ml-auto text-muted" />
          </span>
          <span className="mt-0.5 block text-sm text-muted">
            {isPickup ? messages.cashOnPickupDetail : messages.cashOnDeliveryDetail}
          </span>
        </ChoiceCard>
      </fieldset>
      <dl className="mt-5 flex flex-col gap-2 text-sm">
        <Amount label={messages.toPay} amount={shown} />
        <Amount label={messages.chosenPayment} amount={shown} />
        <Amount label={messages.remaining} amount={formatMoney(0)} isStrong />
      </dl>
      <ProblemMessage
        placing={placing}
        isOutcomeUnknown={isOutcomeUnknown}
        isDeliveryFailed={delivery.problem === 'failed'}
      />
      <button
        type="button"
        className="button button-primary mt-5 w-full text-base"
        disabled={placing.isPlacing || (total === undefined && delivery.problem !== 'failed')}
        onClick={total === undefined ? delivery.retry : placing.place}
      >
        {placing.isPlacing
          ? messages.placing
          : isOutcomeUnknown || total === undefined
            ? messages.tryAgain
            : messages.place(shown)}
      </button>
      <Policies />
    </div>
  )
}

function Amount({ label, amount, isStrong = false }: { label: string; amount: string; isStrong?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${isStrong ? 'border-t border-line pt-2 font-semibold' : ''}`}>
      <dt className={isStrong ? '' : 'text-muted'}>{label}</dt>
      <dd>{amount}</dd>
    </div>
  )
}

function ProblemMessage({
  placing: { problem },
  isOutcomeUnknown,
  isDeliveryFailed,
}: {
  placing: Props['placing']
  isOutcomeUnknown: boolean
  isDeliveryFailed: boolean
}) {
  const messages = useMessages(checkoutMessages)
  if (isOutcomeUnknown) {
    return (
      <div role="alert" className="mt-5 flex gap-3 rounded-md bg-warning-soft p-4 text-warning">
        <WifiOff size={20} aria-hidden className="mt-0.5 shrink-0" />
        <div>
          <p className="font-semibold">{messages.unsureTitle}</p>
          <p className="text-sm">{messages.unsure}</p>
        </div>
      </div>
    )
  }
  const sentence = isDeliveryFailed
    ? messages.connection
    : problem === 'delivery-changed'
      ? messages.deliveryChanged
      : typeof problem === 'object'
        ? problem.sentence || messages.unexpected
        : undefined
  if (!sentence) return null
  return (
    <p role="alert" className="mt-5 rounded-md bg-danger-soft p-4 font-medium text-danger">
      {sentence}
    </p>
  )
}

/** Links to the policies. They open in a new tab, so that following one does not leave the checkout. */
function Policies() {
  const messages = useMessages(checkoutMessages)
  const policies = [
    ['delivery', messages.deliveryPolicy],
    ['returns', messages.returnsPolicy],
    ['cancellations', messages.cancellationsPolicy],
  ] as const
  return (
    <p className="mt-4 text-sm text-muted">
      {messages.agree}{' '}
      {policies.map(([tab, label], index) => (
        <span key={tab}>
          {index > 0 && ', '}
          <a className="link" href={`/home/policies/${tab}`} target="_blank" rel="noreferrer">
            {label}
          </a>
        </span>
      ))}
      .
    </p>
  )
}
