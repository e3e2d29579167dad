import { type ReactNode, useEffect } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import { listOrderReturns } from '#contract/returns.ts'
import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { formatPhone, phoneUrl } from '#domain/phone/phone.ts'
import type { ReturnState } from '#domain/returns/return.ts'
import { returnEntryMessages } from '../../../messages/return-entry.ts'
import { returnGivesMessages } from '../../../messages/return-gives.ts'
import { returnsMessages } from '../../../messages/returns.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { formatDay } from '../dates.ts'
import type { OrderDetail } from '../order-detail.ts'
import { useBranchOf } from '../use-branch-of.ts'
import { useQuery } from '../use-query.ts'
import HandIn from './hand-in.tsx'
import { returnPolicyPath } from './return-policy.ts'
import { takeRequested } from './requested-return.ts'
import { useReason } from './use-reason.ts'
import { WithdrawReturn } from './withdraw-return.tsx'
import { withoutBreaks } from '../../../ui/without-breaks.tsx'

type ReturnDetail = ReplyOf<typeof listOrderReturns>['returns'][number]

/**
 * The returns of an order that was delivered, and the way to another one while something can be returned (RETURN-1), else
 * why nothing can (RETURN-10).
 */
export function OrderReturns({ order }: { order: OrderDetail }) {
  const { id } = order
  const reason = useReason(order)
  const messages = useMessages(returnsMessages)
  const language = useLanguage()
  const { data, failure, retry } = useQuery(`returns of ${id}`, (signal) =>
    browserClient.call(listOrderReturns, { id }, { signal }),
  )
  useFocusOnRequested(data !== undefined)
  if (failure)
    return (
      <section className="card flex flex-wrap items-center gap-3 p-5" aria-label={messages.returns}>
        <p>{messages.failed}</p>
        <button type="button" className="button button-quiet" onClick={retry}>
          {messages.retry}
        </button>
      </section>
    )
  if (!data) return null
  return (
    <section className="card p-5" aria-labelledby="order-returns">
      <h2 id="order-returns" className="font-bold">
        {messages.returns}
      </h2>
      <ul className="divide-y divide-line">
        {data.returns.map((one) => (
          <ReturnEntry key={one.id} one={one} onEnded={retry}>
            {one === data.returns.find(isWaiting) && <HandIn order={order} />}
          </ReturnEntry>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-sm text-muted">
          {data.returnable ? messages.until(formatDay(data.returnable.until, language)) : reason.text}{' '}
          <a href={returnPolicyPath} className="link">
            {messages.policy}
          </a>
        </p>
        {data.returnable && (
          <a href={`/account/orders/${id}/return`} className="button button-quiet max-sm:w-full">
            {messages.start}
          </a>
        )}
      </div>
      {!data.returnable && reason.isTooLate && <Help order={order} />}
    </section>
  )
}

/** Shows the return that was just requested, and gives it the focus: it may be below the window. */
function useFocusOnRequested(isLoaded: boolean): void {
  useEffect(() => {
    const number = isLoaded && takeRequested()
    const entry = number ? document.getElementById(number) : undefined
    entry?.scrollIntoView({ block: 'center' })
    entry?.focus({ preventScroll: true })
  }, [isLoaded])
}

/** Whom to call once nothing can be returned any more. */
function Help({ order }: { order: OrderDetail }) {
  const messages = useMessages(returnsMessages)
  const phone = useBranchOf(order.codplace)?.phone
  return (
    phone && (
      <p className="mt-2 text-sm text-muted">
        {messages.wrong(order.branch_name)}{' '}
        <a href={phoneUrl(phone)} className="link whitespace-nowrap">
          {formatPhone(phone)}
        </a>
      </p>
    )
  )
}

const tones: Record<ReturnState, string> = {
  requested: 'bg-link-soft text-link',
  approved: 'bg-success-soft text-success',
  refused: 'bg-warning-soft text-warning',
  withdrawn: 'bg-sunken text-muted',
}

const isWaiting = ({ state }: ReturnDetail) => state === 'requested'

interface EntryProps {
  one: ReturnDetail
  onEnded: () => void
  children: ReactNode
}

function ReturnEntry({ one, onEnded, children }: EntryProps) {
  const messages = useMessages(returnEntryMessages)
  const { reasons } = useMessages(returnsMessages)
  const language = useLanguage()
  const { gives } = useMessages(returnGivesMessages)
  const { credit_note: note, refunded, state } = one
  return (
    <li id={one.number} className="flex flex-col gap-1.5 py-4 text-sm last:pb-0" tabIndex={-1}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base font-semibold">{messages.number(one.number)}</h3>
        <span className={`inline-flex rounded-sm px-2 py-1 text-xs font-bold ${tones[state]}`}>
          {messages.states[state]}
        </span>
        {state !== 'withdrawn' && <strong className="ml-auto text-base">{money(one.amount)}</strong>}
      </div>
      <p className="text-muted">
        {messages.requestedAt(formatDay(one.requested_at, language))}
        {one.withdrawn_at && ` · ${messages.withdrawnAt(formatDay(one.withdrawn_at, language))}`}
      </p>
      <ul className="flex flex-col gap-1">
        {one.lines.map(({ codarticulo, description, quantity, reason }) => (
          <li key={codarticulo} className="wrap-anywhere">
            {quantity > 1 && `${quantity} × `}
            {withoutBreaks(description)} · <span className="text-muted">{reasons[reason]}</span>
          </li>
        ))}
      </ul>
      {one.comment && <p className="wrap-anywhere text-muted">“{one.comment}”</p>}
      <Pictures urls={one.pictures} />
      {isWaiting(one) && <p>{gives[one.preference]}</p>}
      {note && <p className="font-semibold">{messages.credited(money(note.amount), note.document_id)}</p>}
      {refunded > 0 && <p className="font-semibold">{messages.refunded(money(refunded))}</p>}
      {one.note && (
        <p className="rounded-md bg-sunken p-3 wrap-anywhere">
          {messages.storeSays} “{one.note}”
        </p>
      )}
      {children}
      <WithdrawReturn one={one} onEnded={onEnded} />
    </li>
  )
}

function Pictures({ urls }: { urls: readonly string[] }) {
  const messages = useMessages(returnsMessages)
  if (urls.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {urls.map((url, index) => (
        <li key={url}>
          <img
            src={url}
            alt={messages.picture(index + 1)}
            loading="lazy"
            className="size-20 rounded-md bg-sunken object-contain"
          />
        </li>
      ))}
    </ul>
  )
}

const money = (decimal: number) => formatMoney(toCentavos(decimal))
