import { Icon } from '../../ui/icon.tsx'
import { formatMoney } from '#domain/money/money.ts'
import { remainingCentavos } from '#domain/payments/remaining.ts'
import { paymentKey, removePayment } from '#domain/payments/selection.ts'
import { paymentMessages } from '../../messages/payment.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { InDollars } from '../../shopper/in-dollars.tsx'
import { paymentName } from './payment-names.ts'
import type { PaymentSources } from './payment-sources.ts'
import type { SelectionState } from './use-selection.ts'

/** Of a payment that is split: the total, what each chosen payment takes of it, and the remaining difference, which is read out when it changes. */
export function PaymentAmounts({ state, sources }: { state: SelectionState; sources: PaymentSources }) {
  const messages = useMessages(paymentMessages)
  const { selection } = state
  const remaining = remainingCentavos(selection)
  const isSplit = selection.payments.length > 1 || (selection.payments.length === 1 && remaining > 0)
  if (!isSplit) return null
  return (
    <dl className="mt-5 flex flex-col gap-2 text-sm">
      <div className="flex flex-wrap justify-between gap-x-4">
        <dt className="text-muted">{messages.toPay}</dt>
        <dd className="text-right">
          {formatMoney(selection.totalCentavos)}
          <InDollars centavos={selection.totalCentavos} className="block text-muted" />
        </dd>
      </div>
      {selection.payments.map((payment) => {
        const key = paymentKey(payment)
        const name = paymentName(payment, sources, messages)
        return (
          <div key={key} className="flex items-center justify-between gap-4">
            <dt className="min-w-0 wrap-anywhere text-muted">{name}</dt>
            <dd className="flex shrink-0 items-center">
              {formatMoney(payment.amountCentavos)}
              {selection.payments.length > 1 && (
                <button
                  type="button"
                  className="-my-2 -mr-3 grid size-11 place-items-center rounded-md text-muted hover:text-ink"
                  aria-label={messages.remove(name)}
                  onClick={() => state.act(removePayment(selection, key))}
                >
                  <Icon name="x" className="size-4" />
                </button>
              )}
            </dd>
          </div>
        )
      })}
      <div className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2 font-semibold">
        <dt>{messages.remaining}</dt>
        <dd className={remaining > 0 ? 'text-warning' : ''}>
          <span role="status">
            <span className="sr-only">{messages.remaining}: </span>
            {formatMoney(remaining)}
          </span>
        </dd>
      </div>
    </dl>
  )
}
