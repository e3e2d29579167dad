import { useId } from 'react'
import { ProductCard, ProductCardSkeleton } from '../product-card/product-card.tsx'
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
    <section aria-labelledby={id} className="no-print">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
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
      <ul
        aria-labelledby={id}
        aria-busy={status === 'loading'}
        className="-mx-4 flex snap-x gap-2 overflow-x-auto scroll-px-4 px-4 pt-1 pb-6 sm:gap-4 lg:-mx-6 lg:scroll-px-6 lg:px-6"
      >
        {status === 'loading'
          ? codes.map((code) => (
              <li key={code} className="w-40 shrink-0 sm:w-52">
                <ProductCardSkeleton />
              </li>
            ))
          : cards.map((product) => (
              <li key={product.codarticulo} className="w-40 shrink-0 snap-start sm:w-52">
                <ProductCard product={product} sizes="13rem" />
              </li>
            ))}
      </ul>
    </section>
  )
}
