import type { ProductCard as Product } from '../product/product-card.ts'
import { useOwnPricesOf } from '../shopper/own-prices.ts'
import { RowButtons } from '../ui/row-buttons.tsx'
import { useTrack } from '../ui/use-track.ts'
import { ProductCard, ProductCardSkeleton } from './product-card.tsx'

interface Props {
  /** Undefined while they load: their places are shown. */
  products: readonly Product[] | undefined
  /** The id of the row's heading. */
  labelledBy: string
  /** The branch whose cart the cards add to; by default the shopper's branch. */
  branchCode?: number
}

/** A horizontally scrolling row of product cards at the shopper's own prices. */
export default function CardRow({ products, labelledBy, branchCode }: Props) {
  useOwnPricesOf((products ?? []).map(({ codarticulo }) => codarticulo))
  const { ref, isAtStart, isAtEnd, move } = useTrack<HTMLUListElement>({ count: products?.length ?? 0 })
  return (
    <div className="row-frame row-frame-close">
      <ul
        ref={ref}
        aria-labelledby={labelledBy}
        aria-busy={!products}
        className={`${classOfFew(products)} -mx-4 flex snap-x gap-2 overflow-x-auto scroll-px-4 px-4 pt-1 pb-6 sm:gap-4 md:-mx-2 md:scroll-px-2 md:px-2`}
      >
        {products?.map((product) => (
          <li key={product.codarticulo} className={itemClass}>
            <ProductCard
              product={product}
              branchCode={branchCode}
              sizes={products.length === 4 ? fourSizes : '13rem'}
            />
          </li>
        )) ??
          places.map((place) => (
            <li key={place} className={itemClass}>
              <ProductCardSkeleton />
            </li>
          ))}
      </ul>
      <RowButtons isAtStart={isAtStart} isAtEnd={isAtEnd} move={move} />
    </div>
  )
}

/**
 * Few products share the width of the row on a wide screen: four as they are, fewer each beside its picture. One or two do on
 * every screen.
 */
function classOfFew(products: readonly Product[] | undefined): string {
  if (!products || products.length > 4) return ''
  if (products.length === 4) return 'four-wide'
  return products.length === 3 ? 'few-wide' : 'few-wide pair'
}

const fourSizes = '(min-width: 64rem) 18rem, 13rem'
const itemClass = 'w-40 shrink-0 snap-start sm:w-52'
const places = [0, 1, 2, 3, 4, 5]
