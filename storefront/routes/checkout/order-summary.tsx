import { Icon } from '../../ui/icon.tsx'
import { useBranchName } from '../../shopper/branch.ts'
import { type Centavos, formatMoney } from '#domain/money/money.ts'
import { remainingCentavos } from '#domain/payments/remaining.ts'
import type { CheckoutState } from '../../checkout/checkout-state.ts'
import { totalOf } from '../../checkout/order-total.ts'
import { selectionFor } from '../../checkout/chosen-payments.ts'
import { checkoutMessages } from '../../messages/checkout.ts'
import { deliveryStepMessages } from '../../messages/delivery-step.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { InDollars } from '../../shopper/in-dollars.tsx'
import { ReservedLines } from './reserved-lines.tsx'
import { addressFormId, stepButtonId, stepFormId, wideStepButtonId } from './step-action.tsx'

interface Props {
  checkout: CheckoutState
  isDeliveryWorking: boolean
  /** What the button below the total does: it completes the open step, or, on narrow screens, saves the new address. */
  button?: 'goOn' | 'save' | undefined
  isReviewNext: boolean
}

/** Lines, delivery and total: beside the steps, or folded at the bottom of narrow screens, with the step's button. */
export function OrderSummary(props: Props) {
  const { checkout, button } = props
  const messages = useMessages(checkoutMessages)
  const total = totalOf(checkout)
  const totalLabel = total === undefined ? messages.totalSoFar : messages.total
  const shownCentavos = total ?? checkout.reservation.totalCentavos
  const shown = formatMoney(shownCentavos)
  return (
    <>
      <aside aria-label={messages.summary} className="card sticky top-24 p-6 max-lg:hidden">
        <h2 className="text-lg font-bold">{messages.summary}</h2>
        <WideLines checkout={checkout} />
        <Amounts {...props} />
        <p className="mt-3 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <span className="font-semibold">{totalLabel}</span>
          <span className="text-xl font-extrabold" aria-live="polite">
            {shown}
          </span>
        </p>
        <p className="text-right text-sm text-muted">
          <InDollars centavos={shownCentavos} className="block" />
          {messages.taxIncluded}
        </p>
        <div id={button ? undefined : wideStepButtonId} className="not-empty:mt-4">
          {button === 'goOn' && <StepButton {...props} />}
        </div>
      </aside>
      <NarrowSummary {...props} {...{ totalLabel, shownCentavos }} />
    </>
  )
}

/** How many lines the summary beside the steps shows; of more it shows one fewer, and the rest when asked. */
const mostLines = 4

/** The lines of the order beside the steps: the total and the button below stay in view, however many there are. */
function WideLines({ checkout }: Pick<Props, 'checkout'>) {
  const messages = useMessages(checkoutMessages)
  const count = checkout.reservation.lines.length
  if (count <= mostLines) return <ReservedLines checkout={checkout} />
  const first = mostLines - 1
  return (
    <>
      <ReservedLines checkout={checkout} part={[0, first]} />
      <details className="group border-t border-line">
        <summary className="flex min-h-11 list-none items-center justify-between gap-3 text-sm font-semibold text-link [&::-webkit-details-marker]:hidden">
          {messages.moreProducts(count - first)}
          <Icon name="chevron-down" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <ReservedLines checkout={checkout} part={[first]} />
      </details>
    </>
  )
}

interface NarrowProps extends Props {
  totalLabel: string
  shownCentavos: Centavos
}

/** The bar at the lower edge of narrow screens. */
function NarrowSummary(props: NarrowProps) {
  const { checkout, button, totalLabel, shownCentavos } = props
  const messages = useMessages(checkoutMessages)
  const units = checkout.reservation.lines.reduce((sum, line) => sum + line.quantity, 0)
  const selection = selectionFor(checkout, shownCentavos)
  const remaining = selection?.payments.length ? remainingCentavos(selection) : 0
  return (
    <div className="checkout-bar sticky-total sticky bottom-0 z-20 -mx-4 rounded-t-lg bg-raised pb-[env(safe-area-inset-bottom)] shadow-high lg:hidden">
      <details className="group">
        <summary className="flex min-h-14 list-none items-center gap-3 rounded-t-lg px-4 py-2 [&::-webkit-details-marker]:hidden">
          <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3">
            <span>
              <span className="block text-sm font-semibold">{totalLabel}</span>
              <span className="block text-sm text-muted">
                {messages.units(units)}
                {'\u00A0· '}
                <span className="font-semibold text-link">{messages.seeOrder}</span>
              </span>
            </span>
            <span className="ml-auto text-right">
              <span className="block text-lg font-extrabold" aria-live="polite">
                {formatMoney(shownCentavos)}
              </span>
              <InDollars centavos={shownCentavos} className="block text-sm" />
              {remaining > 0 && (
                <span className="block text-sm font-semibold text-warning">
                  {messages.remaining(formatMoney(remaining))}
                </span>
              )}
            </span>
          </span>
          <Icon
            name="chevron-down"
            className="size-5 shrink-0 rotate-180 text-muted transition-transform group-open:rotate-0"
          />
        </summary>
        <div
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached with the keyboard
          tabIndex={0}
          role="group"
          aria-label={messages.products}
          className="max-h-[60vh] overflow-y-auto border-t border-line px-4 pb-4"
        >
          <ReservedLines checkout={checkout} />
          <Amounts {...props} />
        </div>
      </details>
      <div id={button ? undefined : stepButtonId} className="px-4 not-empty:pb-3">
        {button && <StepButton {...props} />}
      </div>
    </div>
  )
}

/** Completes the open step, and says where that leads; or saves the new address. */
function StepButton({ isDeliveryWorking, isReviewNext, button }: Props) {
  const messages = useMessages(checkoutMessages)
  const { saveAddress } = useMessages(deliveryStepMessages)
  const isSaving = button === 'save'
  const isWorking = isDeliveryWorking && !isSaving
  const label = isSaving ? saveAddress : isReviewNext ? messages.goOn : messages.goToPayment
  return (
    <button
      type="submit"
      form={isSaving ? addressFormId : stepFormId}
      className="button button-primary w-full"
      disabled={isWorking}
    >
      {isWorking ? messages.working : label}
    </button>
  )
}

function Amounts({ checkout: { reservation, delivery, option }, isDeliveryWorking }: Props) {
  const messages = useMessages(checkoutMessages)
  const stepMessages = useMessages(deliveryStepMessages)
  const nameOf = useBranchName()
  const parts = option !== 'pick_up' && (delivery?.branches?.length ?? 0) > 1 ? (delivery?.branches ?? []) : []
  const price = delivery && (delivery.totalCentavos === 0 ? messages.free : formatMoney(delivery.totalCentavos))
  return (
    <dl className="mt-2 flex flex-col gap-2 border-t border-line pt-3 text-sm">
      <div className="flex flex-wrap justify-between gap-x-4">
        <dt className="text-muted">{messages.subtotal}</dt>
        <dd className="ml-auto">{formatMoney(reservation.totalCentavos)}</dd>
      </div>
      <div className="flex flex-wrap justify-between gap-x-4">
        <dt className="text-muted">{option === 'pick_up' ? messages.pickup : messages.delivery}</dt>
        <dd className="ml-auto">
          {price ?? (isDeliveryWorking ? messages.deliveryWorking : messages.deliveryUnknown)}
        </dd>
      </div>
      {parts.map(({ branchCode, costCentavos }) => (
        <div key={branchCode} className="flex flex-wrap justify-between gap-x-4 pl-3 text-muted">
          <dt>{stepMessages.deliveryFrom(nameOf(branchCode))}</dt>
          <dd className="ml-auto">{formatMoney(costCentavos)}</dd>
        </div>
      ))}
    </dl>
  )
}
