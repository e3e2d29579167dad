import { type ReactNode, Suspense, lazy, useState } from 'react'
import { isLate } from '#domain/orders/late.ts'
import type { ReadNote } from '#domain/orders/step-note.ts'
import { arrivalText } from '../../messages/arrival-text.ts'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { formatExpected } from './dates.ts'
import type { OrderCard } from './order-pictures.tsx'
import { BranchQuote, useOtherLanguage } from './staff-note.tsx'

/** Most lists have no such time. */
const ReadyTime = lazy(async () => ({ default: (await import('./ready-time.tsx')).ReadyTime }))

interface Props {
  order: OrderCard
  className?: string
}

/**
 * When an order of the list that is under way arrives or can be collected. Of one that waits for its pickup without a time
 * to come, that the store writes, and of one on hold why (ORDER-19). That it is late says its badge.
 */
export function OrderWhen({ order, className = '' }: Props) {
  const { text, tone } = useWhen(order)
  return text && <p className={`text-sm ${tone} ${className}`}>{text}</p>
}

const late = 'font-bold text-warning'

function useWhen(order: OrderCard): { text?: ReactNode; tone?: string } {
  const { expected_by, ready_by, option_name, status } = order
  const messages = useMessages(orderProgressMessages)
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const promised = 'font-bold text-success'
  if (expected_by) {
    const hasTime = option_name === 'local_delivery'
    const expected = new Date(expected_by)
    return now > expected
      ? { text: messages.late(formatExpected(expected_by, language, hasTime), true), tone: late }
      : { text: arrivalText(expected, now, language, hasTime), tone: promised }
  }
  if (status === 'on_hold') return { text: <Pause order={order} />, tone: 'text-muted' }
  if (ready_by && isLate({ status, expectedByMs: null, readyByMs: Date.parse(ready_by) }, now.getTime()))
    return { text: messages.wasReadyBy(formatExpected(ready_by, language, true), true), tone: late }
  if (ready_by && now < new Date(ready_by)) return { text: <Ready readyBy={ready_by} />, tone: promised }
  if (option_name === 'pick_up' && (status === 'created' || status === 'in_process'))
    return { text: messages.notReady, tone: 'text-muted' }
  return {}
}

/**
 * Why an order is on hold, in two lines at most, with its language where that is another one; else that the store writes.
 * Its row leads to its page, where it can be called about or canceled (ORDER-29).
 */
function Pause({ order: { pause_note: text, pause_note_language: language } }: { order: OrderCard }) {
  const messages = useMessages(orderProgressMessages)
  return (
    <>
      {text ? <NoteInList note={{ text, language }} /> : messages.onHoldDetail}
      <span className="mt-0.5 block font-semibold text-link">{messages.seeWays}</span>
    </>
  )
}

function NoteInList({ note }: { note: ReadNote }) {
  const messages = useMessages(orderProgressMessages)
  const other = useOtherLanguage(note)
  return (
    <>
      <span className="wrap-anywhere">
        <BranchQuote note={note} />
      </span>
      {other && <span className="block first-letter:uppercase">{messages.writtenIn[other]}</span>}
    </>
  )
}

function Ready({ readyBy }: { readyBy: string }) {
  return (
    <LazyBoundary failed={null}>
      <Suspense fallback={<span className="skeleton inline-block h-4 w-40 align-middle" />}>
        <ReadyTime readyBy={readyBy} />
      </Suspense>
    </LazyBoundary>
  )
}
