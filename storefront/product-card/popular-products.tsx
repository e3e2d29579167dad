import { useEffect, useState } from 'react'
import { useBranchName } from '../shopper/branch.ts'
import { listProducts } from '#contract/products.ts'
import { cartMessages } from '../messages/cart.ts'
import { useMessages } from '../messages/use-messages.ts'
import { type ProductCard as Product, toCard } from '../product/product-card.ts'
import { readCart } from '../cart/cart-store.ts'
import { browserClient } from '../shopper/browser-client.ts'
import { TitledCardRow } from './titled-card-row.tsx'

const shownMax = 10

/**
 * The most popular products that a branch has in stock, one of each model, without those that its cart had when they were loaded: what is
 * added here stays in its place. Nothing where they cannot be loaded.
 */
export default function PopularProducts({ branchCode }: { branchCode: number }) {
  const messages = useMessages(cartMessages)
  const name = useBranchName()(branchCode)
  const products = usePopular(branchCode)
  if (products === 'failed' || products?.length === 0) return null
  return <TitledCardRow title={messages.popularAt(name)} products={products} branchCode={branchCode} />
}

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
      by_model: '1',
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
