import type { ProductCard as Product } from '../product/product-card.ts'
import { useOwnPricesOf } from '../shopper/own-prices.ts'
import { RowButtons } from '../ui/row-buttons.tsx'
import { useTrack } from '../ui/use-track.ts'
import { ProductCard, ProductCardSkeleton } from './product-card.tsx'

interface Props {
  /** Undefined while they load: their places are shown. */
  products: readonly Product[] | undefined
  /** How many they will be. */
  expected?: number
  /** The id of the row's heading. */
  labelledBy: string
  /** The branch whose cart the cards add to; by default the shopper's branch. */
  branchCode?: number
}

/**
 * A horizontally scrolling row of product cards at the shopper's own prices. Cards that do not fill it grow, and up to
 * three have their picture at the left where they are wide (PRODUCT-24).
 */
export default function CardRow({ products, expected = places.length, labelledBy, branchCode }: Props) {
  useOwnPricesOf((products ?? []).map(({ codarticulo }) => codarticulo))
  const count = products?.length ?? expected
  const { ref, isAtStart, isAtEnd, move } = useTrack<HTMLUListElement>({ count: products?.length ?? 0 })
  return (
    <div className="row-frame row-frame-close">
      <ul
        ref={ref}
        aria-labelledby={labelledBy}
        aria-busy={!products}
        data-cards={count}
        className={`card-row -mx-4 flex snap-x gap-2 overflow-x-auto scroll-px-4 px-4 pt-1 pb-6 sm:gap-4 md:-mx-2 md:scroll-px-2 md:px-2 ${count < 4 ? 'few-wide' : ''}`}
      >
        {products?.map((product) => (
          <li key={product.codarticulo} className={itemClass}>
            <ProductCard
              product={product}
              branchCode={branchCode}
              sizes={count < 6 ? '(min-width: 64rem) 18rem, 13rem' : '13rem'}
            />
          </li>
        )) ??
          places.slice(0, expected).map((place) => (
            <li key={place} className={itemClass}>
              <ProductCardSkeleton />
            </li>
          ))}
      </ul>
      <RowButtons isAtStart={isAtStart} isAtEnd={isAtEnd} move={move} />
    </div>
  )
}

const itemClass = 'w-40 shrink-0 grow snap-start sm:w-52'
const places = [0, 1, 2, 3, 4, 5]
