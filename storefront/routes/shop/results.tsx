import { type MouseEventHandler, useEffect, useState } from 'react'
import { groupThousands } from '../../ui/group-thousands.ts'
import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { ProductCard as Product } from '../../product/product-card.ts'
import { ProductCard, ProductCardSkeleton } from '../../product-card/product-card.tsx'
import { shopPath } from './listing-query.ts'

const skeletonAfterMs = 150
const skeletonsMin = 10
const firstRows = 4

interface Props {
  products: readonly Product[]
  /** How many of them, the first ones, match all words of the search; the others miss some. */
  complete: number
  /** The other words of a search for a kind, where products have those, and how many do. */
  nearest: { q: string; total: number } | undefined
  branchCode: number
  /** Other products are loading. */
  isLoading: boolean
  /** They have been loading for a moment. */
  isSlow: boolean
  /** Called with every click on a card. */
  onPress: MouseEventHandler
}

/** The grid of products. While others load it becomes placeholders of the same size, unless they load at once. */
export function Results({ products, complete, nearest, branchCode, isLoading, isSlow, onPress }: Props) {
  if (isSlow) {
    return (
      <div className="product-grid" aria-hidden>
        {Array.from({ length: Math.max(skeletonsMin, products.length) }, (_, at) => (
          <ProductCardSkeleton key={at} />
        ))}
      </div>
    )
  }
  const cardsFrom = (from: number, to: number) =>
    products.slice(from, to).map((product, at) => (
      <li key={product.codarticulo} className="min-w-0">
        <ProductCard product={product} branchCode={branchCode} isFirst={from + at < firstRows} heading="h2" />
      </li>
    ))
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only listens: the links and buttons in it handle the keyboard
    <div aria-busy={isLoading} onClick={onPress} onAuxClick={onPress}>
      {complete > 0 && <ul className="product-grid">{cardsFrom(0, complete)}</ul>}
      {complete < products.length && (
        <>
          <PartialHeading isFirst={complete === 0} nearest={nearest} />
          <ul className="product-grid">{cardsFrom(complete, products.length)}</ul>
        </>
      )}
    </div>
  )
}

/** Above the products that miss words of the search: where all do, the title of the page has said so. */
function PartialHeading({ isFirst, nearest }: { isFirst: boolean; nearest: Props['nearest'] }) {
  const messages = useMessages(shopMessages)
  if (!isFirst)
    return (
      <div className="mt-8 mb-4">
        <h2 className="text-lg font-bold">{messages.partial}</h2>
        <p className="text-sm text-muted">{messages.partialDetail}</p>
      </div>
    )
  if (!nearest) return <p className="mb-4 text-sm text-muted">{messages.nearDetail}</p>
  return (
    <div className="mb-4 text-sm">
      <p className="text-muted">{messages.nearWithout(nearest.q)}</p>
      <a href={shopPath({ q: nearest.q })} className="button button-quiet mt-2 max-w-full px-4 text-sm">
        <span className="min-w-0">{messages.searchRest(nearest.q, groupThousands(nearest.total))}</span>
      </a>
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
