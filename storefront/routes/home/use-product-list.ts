import { useState } from 'react'
import type { ProductCard } from '../../product/product-card.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { useOwnPricesOf } from '../../shopper/own-prices.ts'
import type { ListName } from './home-lists.ts'
import { useRoot } from '../../page/use-root.ts'

type Products = readonly ProductCard[]

/** What the calls of home need to know of the store, in the browser. */
export function useStore() {
  const root = useRoot()
  const houseBrand = root?.configuration?.general.house_brand ?? null
  return {
    client: browserClient,
    branchCode: root?.branchCode ?? 1,
    storeVariant: root?.storeVariant ?? ('main' as const),
    houseBrand,
  }
}

/** A list as the page brought it, at the shopper's own prices; where its call had failed it can be asked for again. */
export function useProductList(name: ListName, given: Products | null) {
  const store = useStore()
  const [asked, setAsked] = useState<Products>()
  const [isAsking, setAsking] = useState(false)
  const products = given ?? asked
  useOwnPricesOf(products?.map(({ codarticulo }) => codarticulo) ?? noCodes)

  async function askAgain(): Promise<void> {
    setAsking(true)
    // The contract comes with its checks, which a page that has its lists does not need.
    const { homeLists } = await import('./home-lists.ts')
    await homeLists[name](store).then(setAsked, () => {})
    setAsking(false)
  }
  return { products, isAsking, askAgain }
}

const noCodes: readonly string[] = []
