import { useEffect, useState } from 'react'
import type { getProduct } from '#contract/products.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { firstPriceLevel } from '#domain/products/unit-price.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { useShopper } from '../../shopper/shopper.tsx'

export type Product = ReplyOf<typeof getProduct>['product']
/** What the page shows of a product: all but its description, which comes as a tree of its own, and its reviews. */
export type ShownProduct = Omit<Product, 'feacture' | 'reviews' | 'note'>

export interface ProductAtLevel {
  product: ShownProduct
  level: number
}

/**
 * The product at the customer's own price level, quantity prices included, once the browser has asked; as the page
 * brought it until then, and for everybody of the public level.
 */
export function useProductAtLevel(shown: ShownProduct, branchCode: number): ProductAtLevel {
  const { user } = useShopper()
  const level = user?.price_level_id ?? firstPriceLevel
  const [own, setOwn] = useState<ProductAtLevel>()
  const code = shown.codarticulo
  useEffect(() => {
    if (level === firstPriceLevel) return setOwn(undefined)
    const leaving = new AbortController()
    void import('#contract/products.ts')
      .then((contract) =>
        browserClient.call(contract.getProduct, { id: code, codplace: branchCode }, { signal: leaving.signal }),
      )
      .then(({ product }) => setOwn({ product, level }))
      .catch(() => {})
    return () => leaving.abort()
  }, [level, code, branchCode])
  return own && own.product.codarticulo === code && own.level === level
    ? own
    : { product: shown, level: firstPriceLevel }
}
