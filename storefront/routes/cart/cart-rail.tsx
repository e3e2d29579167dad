import { useId } from 'react'
import type { ProductCard as Product } from '../../product/product-card.ts'
import { isFew } from '../../product-card/is-few.ts'
import { ProductCard, ProductCardSkeleton } from '../../product-card/product-card.tsx'
import { useOwnPricesOf } from '../../shopper/own-prices.ts'

interface Props {
  title: string
  /** Undefined while they load. */
  products: readonly Product[] | undefined
  branchCode: number
}

/** A row of products below the cart, which are added to the cart of a branch. */
export function CartRail({ title, products, branchCode }: Props) {
  const id = useId()
  useOwnPricesOf((products ?? []).map(({ codarticulo }) => codarticulo))
  return (
    <section aria-labelledby={id} className="no-print mt-8">
      <h2 id={id} className="mb-2 text-lg font-bold wrap-anywhere">
        {title}
      </h2>
      <ul
        aria-labelledby={id}
        aria-busy={!products}
        className={`${isFew(products) ? 'few-wide' : ''} -mx-4 flex snap-x gap-2 overflow-x-auto scroll-px-4 px-4 pt-1 pb-6 sm:gap-4 lg:-mx-2 lg:scroll-px-2 lg:px-2`}
      >
        {(products ?? places).map((product) => (
          <li
            key={typeof product === 'number' ? product : product.codarticulo}
            className="w-40 shrink-0 snap-start sm:w-52"
          >
            {typeof product === 'number' ? (
              <ProductCardSkeleton />
            ) : (
              <ProductCard product={product} branchCode={branchCode} sizes="13rem" />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const places = [0, 1, 2, 3, 4, 5]
