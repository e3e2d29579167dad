import { storeTimeZone } from '#domain/branches/store-time.ts'
import { formatMoney } from '#domain/money/money.ts'
import { Dialog } from '../ui/dialog.tsx'
import { cartMessages } from '../messages/cart.ts'
import { useLanguage, useMessages } from '../messages/use-messages.ts'
import type { ChangedOrder, LineChange } from './changed-order.ts'

interface Props {
  changed: ChangedOrder | undefined
  isBusy: boolean
  onContinue: () => void
  onCancel: () => void
}

/** The order-changed dialog (CHECKOUT-3): both totals where they differ, what changed of which product, and the choice to go on. */
export function OrderChangedDialog({ changed, isBusy, onContinue, onCancel }: Props) {
  const messages = useMessages(cartMessages)
  const isNewTotal = changed?.previousCentavos !== changed?.currentCentavos
  return (
    <Dialog isOpen={changed !== undefined} onClose={onCancel} title={messages.changedTitle}>
      {changed && (
        <>
          <p className="text-muted">{isNewTotal ? messages.changedText : messages.changedLinesText}</p>
          {isNewTotal && <Totals changed={changed} />}
          {changed.changes.length > 0 && (
            <ul className="mt-4 max-h-56 divide-y divide-line overflow-y-auto">
              {changed.changes.map((change) => (
                <ChangedLine key={`${change.branchCode} ${change.productCode}`} change={change} />
              ))}
            </ul>
          )}
          <Limited changes={changed.changes} />
          <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <button type="button" className="button button-quiet" onClick={onCancel}>
              {messages.backToCart}
            </button>
            <button type="button" className="button button-primary" onClick={onContinue} disabled={isBusy}>
              {isBusy ? messages.checking : messages.goOn}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}

/** The total before, struck through, and the total now. */
function Totals({ changed }: { changed: ChangedOrder }) {
  const messages = useMessages(cartMessages)
  return (
    <dl className="mt-4 grid gap-px overflow-hidden rounded-md bg-line sm:grid-cols-2 sm:text-center">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 bg-sunken p-3 sm:block">
        <dt className="text-sm text-muted">{messages.previousTotal}</dt>
        <dd className="text-lg font-semibold text-muted line-through">{formatMoney(changed.previousCentavos)}</dd>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 bg-sunken p-3 sm:block">
        <dt className="text-sm text-muted">{messages.currentTotal}</dt>
        <dd className="text-lg font-bold">{formatMoney(changed.currentCentavos)}</dd>
      </div>
    </dl>
  )
}

/** What changed of one product: how many are left, and its price before and now. */
function ChangedLine({ change }: { change: LineChange }) {
  const messages = useMessages(cartMessages)
  const { name, oldQuantity, quantity, oldPriceCentavos, priceCentavos, limitedUntil } = change
  const reducedTo = limitedUntil ? messages.limitedTo : messages.reducedTo
  return (
    <li className="grid gap-x-4 gap-y-0.5 py-2.5 text-sm sm:grid-cols-2">
      <span className="wrap-anywhere">{name}</span>
      <span className="grid gap-0.5 font-semibold sm:text-end">
        {quantity === 0 ? (
          <span className="text-danger">{messages.goneNow}</span>
        ) : (
          quantity !== oldQuantity && <span className="text-warning">{reducedTo(oldQuantity, quantity)}</span>
        )}
        {priceCentavos !== undefined && priceCentavos !== oldPriceCentavos && (
          <span className={priceCentavos > oldPriceCentavos ? 'text-warning' : 'text-success'}>
            {messages.repriced(formatMoney(oldPriceCentavos), formatMoney(priceCentavos))}
          </span>
        )}
      </span>
    </li>
  )
}

/** A note that the shopper may reserve the rest of the stock only later, with the latest of the times. */
function Limited({ changes }: Pick<ChangedOrder, 'changes'>) {
  const messages = useMessages(cartMessages)
  const language = useLanguage()
  const until = changes.flatMap(({ limitedUntil }) => limitedUntil ?? []).sort()
  const last = until.at(-1)
  if (!last) return null
  const format = new Intl.DateTimeFormat(language === 'es' ? 'es-DO' : 'en-US', {
    timeStyle: 'short',
    timeZone: storeTimeZone,
  })
  return (
    <p className="mt-4 rounded-md bg-warning-soft p-3 text-sm">
      {messages.limitedUntil(format.format(new Date(last)))}
    </p>
  )
}
