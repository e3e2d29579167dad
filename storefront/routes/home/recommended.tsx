import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { categoryCode } from '#domain/products/category-codes.ts'
import type { ProductCard } from '../../product/product-card.ts'
import { Icon } from '../../ui/icon.tsx'
import { useOwnPricesOf } from '../../shopper/own-prices.ts'
import { homeMessages } from '../../messages/home.ts'
import { sectionMessages } from '../../messages/home-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { houseBrandShopPath } from './house-brand.ts'
import { LoadFailure } from './load-failure.tsx'
import { ProductRow, deferredMax } from './product-row.tsx'
import { SeeAll } from './see-all.tsx'
import { useHomeStore } from './use-product-list.ts'

interface Page {
  docs: readonly ProductCard[]
  pages: number
}

/** The recommended products (HOME-10). The page contains the first page of them; a button loads the next ones. */
export default function Recommended({ first }: { first: Page | null }) {
  const messages = useMessages(homeMessages)
  const texts = useMessages(sectionMessages)
  const store = useHomeStore()
  const { shown, page, pages, state, more } = useRecommendedPages(first)
  useOwnPricesOf(shown.map(({ codarticulo }) => codarticulo))
  const all = houseBrandShopPath({ category: categoryCode(store.storeVariant, 'headphones') }, store.houseBrand)

  // The button is after the last product. Once more are added, the focus goes to the first of them.
  const focusTarget = useRef<{ row: Element; at: number }>(undefined)
  useEffect(() => {
    const { row, at } = focusTarget.current ?? {}
    if (!row || at === undefined || shown.length <= at) return
    focusTarget.current = undefined
    row.children[at]?.querySelector('a')?.focus()
  }, [shown.length])

  function showMore(event: MouseEvent): void {
    if (state === 'loading') return
    focusTarget.current = { row: event.currentTarget.closest('ul') as Element, at: shown.length }
    void more()
  }

  return (
    <section className="page" aria-labelledby="recommended-title">
      <div className="home-head row-head items-end">
        <div>
          <h2 id="recommended-title" className="home-title">
            {texts.recommendedTitle}
          </h2>
          <p className="mt-1 text-muted">
            {store.houseBrand === null ? texts.recommendedOfAll : texts.recommendedText}
          </p>
        </div>
        <SeeAll path={all} of={texts.recommendedTitle} />
      </div>
      <p role="status" className="sr-only">
        {state === 'failed' ? texts.moreFailed : page > 1 && texts.shownNow(shown.length)}
      </p>
      <div className="mt-4">
        {shown.length === 0 && (state === 'failed' || !first) ? (
          <LoadFailure isLoading={state === 'loading'} onRetry={() => void more()} />
        ) : shown.length === 0 ? (
          <p className="py-10 text-muted">{messages.noProducts}</p>
        ) : (
          <ProductRow products={shown} label={texts.recommendedTitle} servedMax={deferredMax}>
            {page < pages && <MoreTile state={state} onMore={showMore} />}
          </ProductRow>
        )}
      </div>
    </section>
  )
}

interface MoreProps {
  state: LoadState
  onMore: (event: MouseEvent) => void
}

/** The last tile of the row, which loads more products. */
function MoreTile({ state, onMore }: MoreProps) {
  const texts = useMessages(sectionMessages)
  return (
    <li className="more-place needs-script">
      <button type="button" aria-disabled={state === 'loading'} onClick={onMore} className="more-tile">
        <Icon name={state === 'failed' ? 'rotate-ccw' : 'plus'} className="size-6" />
        {state === 'failed' ? texts.moreFailed : texts.more}
      </button>
    </li>
  )
}

type LoadState = 'idle' | 'loading' | 'failed'

/** The products of the pages loaded so far. Another first page, as of another branch, resets them. */
function useRecommendedPages(first: Page | null) {
  const store = useHomeStore()
  const begin = { of: first, shown: first?.docs ?? [], page: first ? 1 : 0, pages: first?.pages ?? 1 }
  const [known, setKnown] = useState(begin)
  const [state, setState] = useState<LoadState>('idle')
  if (known.of !== first) setKnown(begin)

  async function more(): Promise<void> {
    setState('loading')
    try {
      // The contract and its validation code are loaded with the first request only.
      const { recommended, recommendedCards } = await import('./home-lists.ts')
      const { docs, pages } = await recommended(store, known.page + 1)
      const codes = new Set(known.shown.map(({ codarticulo }) => codarticulo))
      const added = recommendedCards(docs, known.shown).filter(({ codarticulo }) => !codes.has(codarticulo))
      setKnown({ of: known.of, shown: [...known.shown, ...added], page: known.page + 1, pages })
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return { ...known, state, more }
}
