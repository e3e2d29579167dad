import { useId } from 'react'
import CardRow from '../product-card/card-row.tsx'
import { notify } from '../ui/notify.ts'
import { useCards } from '../shopper/use-cards.ts'
import { recentMessages } from '../messages/recent.ts'
import { useMessages } from '../messages/use-messages.ts'
import { recentlyViewed } from './viewed-list.ts'

/**
 * The row of viewed products at their current prices and stock. Renders nothing if these cannot be fetched, because an
 * outdated price would mislead.
 */
export default function ViewedRow({ codes }: { codes: readonly string[] }) {
  const messages = useMessages(recentMessages)
  const id = useId()
  const { status, cards } = useCards(codes)
  if (status === 'failed' || (status === 'ready' && cards.length === 0)) return null

  function clear(): void {
    const before = recentlyViewed.read()
    recentlyViewed.write([])
    notify({
      id: 'viewed',
      tone: 'success',
      text: messages.cleared,
      action: { label: messages.undo, run: () => recentlyViewed.write(before) },
    })
  }

  return (
    <section aria-labelledby={id} className="viewed no-print">
      <div className="row-head mb-2 flex flex-wrap items-center gap-x-4 max-md:justify-between">
        <h2 id={id} className="viewed-title">
          {messages.title}
        </h2>
        <button
          type="button"
          onClick={clear}
          aria-label={messages.clearLabel}
          className="-mx-3 min-h-11 rounded-md px-3 text-sm font-semibold text-link hover:bg-link-soft"
        >
          {messages.clear}
        </button>
      </div>
      <CardRow products={status === 'loading' ? undefined : cards} expected={codes.length} labelledBy={id} />
    </section>
  )
}
