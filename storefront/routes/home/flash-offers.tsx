import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { isElapsed } from '#domain/products/countdown.ts'
import type { ProductCard } from '../../product/product-card.ts'
import { Icon } from '../../ui/icon.tsx'
import { usePromotionsPath } from '../../shell/categories.tsx'
import { sectionMessages } from '../../messages/home-sections.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { Countdown, timeElapsed } from './countdown.tsx'
import { LoadFailure } from './load-failure.tsx'
import { ProductRow, sleepingMax } from './product-row.tsx'
import { useProductList } from './use-product-list.ts'

const everyMs = 2_500
/** A page is kept for so long: what is asked at the very end of an offer may still have it. */
const keptMs = 31_000

interface Props {
  products: readonly ProductCard[] | null
  /** When the offers end; null where none of them does. */
  end: string | null
}

/** The flash offers with their countdown (HOME-9). Once it is over the section says so and asks for what comes next. */
export default function FlashOffers({ products: given, end }: Props) {
  const messages = useMessages(sectionMessages)
  const promotions = usePromotionsPath()
  const { products, isAsking, askAgain } = useProductList('flash', given)
  const isOver = useOver(end)
  return (
    <section className="page" aria-labelledby="flash-title">
      <div className="flash">
        <div className="flash-head">
          <h2 id="flash-title" className="home-title">
            {messages.flashTitle}
          </h2>
          <p role="status" className="flash-text">
            {products?.length === 0
              ? messages.flashOver
              : isOver
                ? messages.flashOverStill
                : end
                  ? messages.flashText
                  : messages.flashEndless}
          </p>
          <Countdown end={end} />
          {end && !isOver && <EndDate end={end} />}
          <a href={promotions} className="flash-link">
            {messages.flashAll}
            <Icon name="arrow-right" className="size-4.5" />
          </a>
        </div>
        {!products && <LoadFailure isAsking={isAsking} onAgain={() => void askAgain()} />}
        {products && products.length > 0 && (
          <div className="flash-row">
            <ProductRow products={products} label={messages.flashTitle} everyMs={everyMs} servedMax={sleepingMax} />
          </div>
        )}
      </div>
    </section>
  )
}

/** Whether this deadline was told to be over; what the page knew of the offers is then asked for anew. */
function useOver(end: string | null): boolean {
  const { revalidate } = useRevalidator()
  const [over, setOver] = useState<{ end: string | null }>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const startedAt = Date.now()
    const elapsed = () => {
      setOver({ end })
      // Where nothing was left to count when the page came, there is nothing newer to ask for.
      if (!end || new Date(end).getTime() < startedAt) return
      void revalidate()
      timer = setTimeout(() => void revalidate(), keptMs)
    }
    window.addEventListener(timeElapsed, elapsed)
    // The event may have been raised before, by another visit of this page.
    if (isElapsed(end ? new Date(end) : undefined, new Date())) setOver({ end })
    return () => {
      window.removeEventListener(timeElapsed, elapsed)
      clearTimeout(timer)
    }
  }, [end, revalidate])
  return over !== undefined && over.end === end
}

/** The end as a date of the store, for who has no script to count down to it. */
function EndDate({ end }: { end: string }) {
  const messages = useMessages(sectionMessages)
  const format = new Intl.DateTimeFormat(useLanguage() === 'es' ? 'es-DO' : 'en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Santo_Domingo',
  })
  return (
    <p className="only-without-script text-sm">
      {messages.until} <time dateTime={end}>{format.format(new Date(end))}</time>
    </p>
  )
}
