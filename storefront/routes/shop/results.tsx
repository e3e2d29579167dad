import { type MouseEventHandler, useEffect, useState } from 'react'
import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { ProductCard as Product } from '../../product/product-card.ts'
import { ProductCard, ProductCardSkeleton } from '../../product-card/product-card.tsx'

const skeletonAfterMs = 150
const skeletonsMin = 10
const firstRows = 4

interface Props {
  products: readonly Product[]
  /** How many of them, the first ones, match all words of the search; the others miss some. */
  complete: number
  /** The device that a search names beside a kind, and how many of the products, the first ones, fit it. */
  fitting: { device: string; total: number } | null
  branchCode: number
  /** Other products are loading. */
  isLoading: boolean
  /** They have been loading for a moment. */
  isSlow: boolean
  /** Called with every click on a card. */
  onPress: MouseEventHandler
}

/** The grid of products. While others load it becomes placeholders of the same size, unless they load at once. */
export function Results({ products, complete, fitting, branchCode, isLoading, isSlow, onPress }: Props) {
  const messages = useMessages(shopMessages)
  if (isSlow) {
    return (
      <div className="product-grid" aria-hidden>
        {Array.from({ length: Math.max(skeletonsMin, products.length) }, (_, at) => (
          <ProductCardSkeleton key={at} />
        ))}
      </div>
    )
  }
  const first = fitting?.total || complete
  const cardsFrom = (from: number, to: number) =>
    products.slice(from, to).map((product, at) => (
      <li key={product.codarticulo} className="min-w-0">
        <ProductCard product={product} branchCode={branchCode} isFirst={from + at < firstRows} heading="h2" />
      </li>
    ))
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only listens: the links and buttons in it handle the keyboard
    <div aria-busy={isLoading} onClick={onPress} onAuxClick={onPress}>
      {first > 0 && (
        <>
          {fitting && <h2 className="mb-3 text-lg font-bold">{messages.fits(fitting.device)}</h2>}
          <ul className="product-grid">{cardsFrom(0, first)}</ul>
        </>
      )}
      {first < products.length && (
        <>
          {first > 0 && <RestHeading isPartial={!fitting} />}
          <ul className="product-grid">{cardsFrom(first, products.length)}</ul>
        </>
      )}
    </div>
  )
}

/** Above the products that miss words of the search, or of which it is not known whether they fit the device that it names. */
function RestHeading({ isPartial }: { isPartial: boolean }) {
  const messages = useMessages(shopMessages)
  return (
    <div className="mt-8 mb-4">
      <h2 className="text-lg font-bold">{isPartial ? messages.partial : messages.others}</h2>
      <p className="text-sm text-muted">{isPartial ? messages.partialDetail : messages.othersDetail}</p>
    </div>
  )
}

/** Whether something has been loading for longer than a moment: placeholders for an instant would only flicker. */
export function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), skeletonAfterMs)
    return () => clearTimeout(timer)
  }, [isLoading])
  return isLoading && isSlow
}
