import { useEffect, useId, useState } from 'react'
import { listProducts } from '#contract/products.ts'
import { cartMessages } from '../../messages/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type ProductCard as Product, toCard } from '../../product/product-card.ts'
import { ProductCard, ProductCardSkeleton } from '../../product-card/product-card.tsx'
import { readCart } from '../../cart/cart-store.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { useOwnPricesOf } from '../../shopper/own-prices.ts'
import { useBranchName } from '../../shopper/use-branch-name.ts'

const shownMax = 10

/**
 * The most popular products that a branch has in stock, without those that its cart had when they were loaded: what is
 * added here stays in its place. Nothing where they cannot be loaded.
 */
export default function PopularProducts({ branchCode }: { branchCode: number }) {
  const messages = useMessages(cartMessages)
  const name = useBranchName()(branchCode)
  const id = useId()
  const products = usePopular(branchCode)
  useOwnPricesOf(products === 'failed' || !products ? noCodes : products.map(({ codarticulo }) => codarticulo))
  if (products === 'failed' || products?.length === 0) return null
  return (
    <section aria-labelledby={id} className="no-print mt-8">
      <h2 id={id} className="mb-2 text-lg font-bold">
        {messages.popularAt(name)}
      </h2>
      <ul
        aria-labelledby={id}
        aria-busy={!products}
        className="-mx-4 flex snap-x gap-2 overflow-x-auto scroll-px-4 px-4 pt-1 pb-6 sm:gap-4 lg:-mx-6 lg:scroll-px-6 lg:px-6"
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

const noCodes: readonly string[] = []
const places = [0, 1, 2, 3, 4, 5]

function usePopular(branchCode: number): readonly Product[] | 'failed' | undefined {
  const [products, setProducts] = useState<readonly Product[] | 'failed'>()
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const query = {
      place: branchCode,
      page: 1,
      order_by: 'popularity',
      only_with_existence: '1',
    } as const
    browserClient
      .call(listProducts, query, { signal })
      .then(({ docs }) => {
        const inCart = new Set(readCart(branchCode).lines.map(({ product }) => product.codarticulo))
        const others = docs.map(toCard).filter(({ codarticulo }) => !inCart.has(codarticulo))
        setProducts(others.slice(0, shownMax))
      })
      .catch(() => signal.aborted || setProducts('failed'))
    return () => leaving.abort()
  }, [branchCode])
  return products
}
