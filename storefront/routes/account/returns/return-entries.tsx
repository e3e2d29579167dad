import { type ReactNode, useEffect } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { listOrderReturns } from '#contract/returns.ts'
import { formatMoney, toCentavos } from '#domain/money/money.ts'
import type { ReturnState } from '#domain/returns/return.ts'
import { returnEntryMessages } from '../../../messages/return-entry.ts'
import { returnGivesMessages } from '../../../messages/return-gives.ts'
import { returnReasonMessages } from '../../../messages/return-reasons.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { withoutBreaks } from '../../../ui/without-breaks.tsx'
import { formatDay } from '../dates.ts'
import type { OrderDetail } from '../order-detail.ts'
import HandIn from './hand-in.tsx'
import { takeRequested } from './requested-return.ts'
import { WithdrawReturn } from './withdraw-return.tsx'

type ReturnDetail = ReplyOf<typeof listOrderReturns>['returns'][number]

export interface ReturnsProps {
  order: OrderDetail
  returns: readonly ReturnDetail[]
  /** One of them waits for the branch no more. */
  onEnded: () => void
}

/** The returns of an order, the newest first, with how the one that waits is handed in. */
export default function ReturnEntries({ order, returns, onEnded }: ReturnsProps) {
  useFocusOnRequested()
  return (
    <ul className="divide-y divide-line">
      {returns.map((one) => (
        <ReturnEntry key={one.id} one={one} onEnded={onEnded}>
          {one === returns.find(isWaiting) && <HandIn order={order} />}
        </ReturnEntry>
      ))}
    </ul>
  )
}

/** Shows the return that was just requested, and gives it the focus: it may be below the window. */
function useFocusOnRequested(): void {
  useEffect(() => {
    const number = takeRequested()
    const entry = number ? document.getElementById(number) : undefined
    entry?.scrollIntoView({ block: 'center' })
    entry?.focus({ preventScroll: true })
  }, [])
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
  const { reasons } = useMessages(returnReasonMessages)
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
  const messages = useMessages(returnEntryMessages)
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
