import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { storeTimeZone } from '#domain/branches/store-time.ts'
import { isElapsed } from '#domain/products/countdown.ts'
import { type OfferSpan, offerSpan } from '#domain/products/offer-span.ts'
import type { ProductCard } from '../../product/product-card.ts'
import { usePromotionsPath } from '../../shell/use-categories.ts'
import { sectionMessages } from '../../messages/home-sections.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { Countdown, timeElapsedEvent } from './countdown.tsx'
import { LoadFailure } from './load-failure.tsx'
import { ProductRow, deferredMax } from './product-row.tsx'
import { SeeAll } from './see-all.tsx'
import { useProductList } from './use-product-list.ts'

const everyMs = 2_500
/** Responses are cached for so long: one fetched right at the end of an offer may still contain it. */
const pageCacheMs = 31_000

interface Props {
  products: readonly ProductCard[] | null
  /** The instant when the offers end; null for offers without an end. */
  end: string | null
  /** Whether all of them end then, or the first. */
  isEndOfAll: boolean
}

/** The offers that end together, with their countdown (HOME-9). When it ends, the section says so and loads the next offers. */
export default function FlashOffers({ products: given, end, isEndOfAll }: Props) {
  const messages = useMessages(sectionMessages)
  const promotions = usePromotionsPath()
  const { products, isLoading, retry } = useProductList('flash', given)
  const isOver = useOver(end)
  const title = messages.offerTitles[useSpan(end, isOver)]
  return (
    <section className="page" aria-labelledby="flash-title">
      <div className="flash">
        <div className="flash-head">
          <h2 id="flash-title" className="home-title">
            {title}
          </h2>
          <p role="status" className="flash-text">
            {products?.length === 0
              ? messages.flashOver
              : isOver
                ? messages.flashOverStill
                : !end
                  ? messages.flashEndless
                  : isEndOfAll
                    ? messages.flashText
                    : messages.flashTextFirst}
          </p>
          <Countdown end={end} />
          {end && !isOver && <EndDate end={end} />}
          <SeeAll path={promotions} of={title} className="flash-all" />
        </div>
        {!products && <LoadFailure isLoading={isLoading} onRetry={() => void retry()} />}
        {products && products.length > 0 && (
          <div className="flash-row">
            <ProductRow products={products} label={title} everyMs={everyMs} servedMax={deferredMax} />
          </div>
        )}
      </div>
    </section>
  )
}

/**
 * The span of the offers, which names the section (HOME-9). The page is cached for everybody, so it says nothing about
 * the time that remains before it runs in the browser.
 */
function useSpan(end: string | null, isOver: boolean): OfferSpan {
  const [span, setSpan] = useState<OfferSpan>('open')
  useEffect(() => {
    setSpan(offerSpan(end && !isOver ? new Date(end) : undefined, new Date()))
  }, [end, isOver])
  return span
}

/** Whether the deadline has passed. When it passes while the page is open, the page loads its data again. */
function useOver(end: string | null): boolean {
  const { revalidate } = useRevalidator()
  const [over, setOver] = useState<{ end: string | null }>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const startedAt = Date.now()
    const elapsed = () => {
      setOver({ end })
      // A deadline that had passed before the page was opened needs no new data.
      if (!end || new Date(end).getTime() < startedAt) return
      void revalidate()
      timer = setTimeout(() => void revalidate(), pageCacheMs)
    }
    window.addEventListener(timeElapsedEvent, elapsed)
    // The event was dispatched before if the shopper had home open in this tab earlier.
    if (isElapsed(end ? new Date(end) : undefined, new Date())) setOver({ end })
    return () => {
      window.removeEventListener(timeElapsedEvent, elapsed)
      clearTimeout(timer)
    }
  }, [end, revalidate])
  return over !== undefined && over.end === end
}

/** The end as a date in the store's time zone, in place of the countdown without JavaScript. */
function EndDate({ end }: { end: string }) {
  const messages = useMessages(sectionMessages)
  const format = new Intl.DateTimeFormat(useLanguage() === 'es' ? 'es-DO' : 'en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: storeTimeZone,
  })
  return (
    <p className="only-without-script text-sm">
      {messages.until} <time dateTime={end}>{format.format(new Date(end))}</time>
    </p>
  )
}
