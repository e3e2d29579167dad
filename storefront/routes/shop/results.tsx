import { type MouseEventHandler, useEffect, useState } from 'react'
import type { ProductCard as Product } from '../../product/product-card.ts'
import { ProductCard, ProductCardSkeleton } from '../../product-card/product-card.tsx'

const skeletonAfterMs = 150
const skeletonsMin = 10
const firstRows = 4

interface Props {
  products: readonly Product[]
  branchCode: number
  /** Others are on their way. */
  isLoading: boolean
  /** They take their time. */
  isSlow: boolean
  /** Hears every press on a card. */
  onPress: MouseEventHandler
}

/** The grid of products. While others load it turns into placeholders of the same size, unless they come at once. */
export function Results({ products, branchCode, isLoading, isSlow, onPress }: Props) {
  const grid = 'grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-3 2xl:grid-cols-4'
  if (isSlow) {
    return (
      <div className={grid} aria-hidden>
        {Array.from({ length: Math.max(skeletonsMin, products.length) }, (_, at) => (
          <ProductCardSkeleton key={at} />
        ))}
      </div>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it only listens: links and buttons in it take the keys
    <ul className={grid} aria-busy={isLoading} onClick={onPress} onAuxClick={onPress}>
      {products.map((product, at) => (
        <li key={product.codarticulo} className="min-w-0">
          <ProductCard product={product} branchCode={branchCode} isFirst={at < firstRows} heading="h2" />
        </li>
      ))}
    </ul>
  )
}

/** True once something has been loading for a moment: placeholders that flash by are worse than none. */
export function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), skeletonAfterMs)
    return () => clearTimeout(timer)
  }, [isLoading])
  return isLoading && isSlow
}
