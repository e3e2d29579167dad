import { useState } from 'react'
import type { ProductCard } from '../../product/product-card.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { useOwnPricesOf } from '../../shopper/own-prices.ts'
import type { ListName } from './home-lists.ts'
import { useBranchCode, useRoot } from '../../page/use-root.ts'

type Products = readonly ProductCard[]

/** The arguments of the home lists in the browser. */
export function useHomeStore() {
  const root = useRoot()
  const houseBrand = root?.configuration?.general.house_brand ?? null
  return {
    client: browserClient,
    branchCode: useBranchCode(),
    storeVariant: root?.storeVariant ?? ('main' as const),
    houseBrand,
  }
}

/** A list of home as the page contains it, at the shopper's own prices. A list that failed to load can be fetched again. */
export function useProductList(name: ListName, given: Products | null) {
  const store = useHomeStore()
  const [fetched, setFetched] = useState<Products>()
  const [isLoading, setLoading] = useState(false)
  const products = given ?? fetched
  useOwnPricesOf(products?.map(({ codarticulo }) => codarticulo) ?? noCodes)

  async function retry(): Promise<void> {
    setLoading(true)
    // The contract and its validation code are loaded only where a list has failed.
    const { homeLists } = await import('./home-lists.ts')
    await homeLists[name](store).then(setFetched, () => {})
    setLoading(false)
  }
  return { products, isLoading, retry }
}

const noCodes: readonly string[] = []
