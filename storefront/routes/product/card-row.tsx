import type { ProductCard as Product } from '../../product/product-card.ts'
import { isFew } from '../../product-card/is-few.ts'
import { ProductCard } from '../../product-card/product-card.tsx'
import { useOwnPricesOf } from '../../shopper/own-prices.ts'
import { RowButtons } from '../../ui/row-buttons.tsx'
import { useTrack } from '../../ui/use-track.ts'

/** A horizontally scrolling row of product cards at the shopper's own prices. */
export default function CardRow({ products, labelledBy }: { products: readonly Product[]; labelledBy: string }) {
  useOwnPricesOf(products.map(({ codarticulo }) => codarticulo))
  const { ref, isAtStart, isAtEnd, move } = useTrack<HTMLUListElement>({ count: products.length })
  return (
    <div className="row-frame row-frame-close">
      <ul
        ref={ref}
        aria-labelledby={labelledBy}
        className={`${isFew(products) ? 'few-wide' : ''} -mx-4 flex snap-x gap-2 overflow-x-auto scroll-px-4 px-4 pt-1 pb-6 sm:gap-4 md:-mx-2 md:scroll-px-2 md:px-2`}
      >
        {products.map((product) => (
          <li key={product.codarticulo} className="w-40 shrink-0 snap-start sm:w-52">
            <ProductCard product={product} sizes="13rem" />
          </li>
        ))}
      </ul>
      <RowButtons isAtStart={isAtStart} isAtEnd={isAtEnd} move={move} />
    </div>
  )
}
