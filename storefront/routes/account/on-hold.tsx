import { type ReactNode, useState } from 'react'
import { daysBetween } from '#domain/branches/store-time.ts'
import type { ReadNote } from '#domain/orders/step-note.ts'
import { onHoldMessages } from '../../messages/on-hold.ts'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { ProductPicture } from '../../product/product-picture.tsx'
import { Icon } from '../../ui/icon.tsx'
import { smallWidths } from '../../ui/picture.tsx'
import { formatDay, formatMoment } from './dates.ts'
import { BranchQuote, useOtherLanguage } from './staff-note.tsx'

// In one file with this: an order on hold has both.
export { OnHoldWays } from './on-hold-ways.tsx'

interface Paused {
  events?: readonly { status: string; at: string }[]
  lines?: readonly { codarticulo: string; picture_url: string | null }[]
}

interface Props {
  order: Paused
  /** The stages, where that is known at which it is. */
  stages: ReactNode
  /** Why, in the words of staff. */
  note: ReadNote | undefined
  /** What its customer can do. */
  ways: ReactNode
}

/** That an order is on hold, since when, why, at which stage, what that means, and what its customer can do (ORDER-29). */
export default function OnHold({ order, stages, note, ways }: Props) {
  const messages = useMessages(onHoldMessages)
  const progress = useMessages(orderProgressMessages)
  const since = order.events?.findLast(({ status }) => status === 'on_hold')?.at
  return (
    <section className="card p-5" aria-labelledby="order-progress">
      <h2 id="order-progress" className="flex items-center gap-2 text-lg font-bold text-balance">
        <Icon name="circle-pause" className="size-5.5 shrink-0 text-warning" />
        {progress.onHold}
      </h2>
      {since && (
        <time dateTime={since} className="mt-0.5 block text-sm text-muted">
          <Since at={since} />
        </time>
      )}
      <div className="mt-3 flex items-start gap-3 rounded-md bg-warning-soft p-3 wrap-anywhere sm:px-4">
        <Pictures lines={order.lines ?? []} />
        <div className="min-w-0 self-center">{note ? <Written note={note} /> : <p>{messages.cause}</p>}</div>
      </div>{' '}
      <p className="mt-2 text-pretty text-muted">{messages.meaning}</p>
      {stages && <div className="mt-5">{stages}</div>}
      {ways}
    </section>
  )
}

/** For how many days it is on hold, and since which; on its first day since which time. */
function Since({ at }: { at: string }) {
  const messages = useMessages(onHoldMessages)
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const days = daysBetween(new Date(at), now)
  return days > 0 ? messages.forDays(days, formatDay(at, language)) : messages.since(formatMoment(at, language))
}

/** What staff have written, and in which language where it is not that of the page (ORDER-28). */
function Written({ note }: { note: ReadNote }) {
  const messages = useMessages(orderProgressMessages)
  const other = useOtherLanguage(note)
  return (
    <>
      <p>
        <BranchQuote note={note} />
      </p>
      {other && <p className="mt-1 text-sm text-muted first-letter:uppercase"> {messages.writtenIn[other]}</p>}
    </>
  )
}

const shownMax = 2

/** The first products of the order, which the note is about; their names stand below, with the products. */
function Pictures({ lines }: { lines: NonNullable<Paused['lines']> }) {
  const messages = useMessages(onHoldMessages)
  if (lines.length === 0) return null
  const more = lines.length - shownMax
  return (
    <div aria-hidden className="flex shrink-0 flex-col items-center gap-1.5">
      {lines.slice(0, shownMax).map((line) => (
        <span key={line.codarticulo} className="block size-14 overflow-hidden rounded-md bg-display p-0.5">
          <ProductPicture
            picture={line.picture_url ? { picture_url: line.picture_url } : undefined}
            alt=""
            sizes="56px"
            widths={smallWidths}
          />
        </span>
      ))}
      {more > 0 && <span className="text-sm font-semibold text-muted">{messages.more(more)}</span>}
    </div>
  )
}
