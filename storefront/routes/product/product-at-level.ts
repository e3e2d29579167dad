import { useEffect, useState } from 'react'
import { getProduct } from '#contract/products.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { firstPriceLevel } from '#domain/products/unit-price.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { useShopper } from '../../shopper/shopper.tsx'

export type Product = ReplyOf<typeof getProduct>['product']
/** The product as the page shows it: without its description, which the page gets as a parsed tree, and its reviews. */
export type ShownProduct = Omit<Product, 'feacture' | 'reviews' | 'note'>

export interface ProductAtLevel {
  product: ShownProduct
  level: number
}

/**
 * The product at the customer's price level, prices by quantity included, once the browser has fetched it. Until then, and
 * for visitors and customers of the first level, it is the product as the page contains it.
 */
export function useProductAtLevel(shown: ShownProduct, branchCode: number): ProductAtLevel {
  const { user } = useShopper()
  const level = user?.price_level_id ?? firstPriceLevel
  const [own, setOwn] = useState<ProductAtLevel>()
  const code = shown.codarticulo
  useEffect(() => {
    if (level === firstPriceLevel) return setOwn(undefined)
    const controller = new AbortController()
    browserClient
      .call(getProduct, { id: code, codplace: branchCode }, { signal: controller.signal })
      .then(({ product }) => setOwn({ product, level }))
      .catch(() => {})
    return () => controller.abort()
  }, [level, code, branchCode])
  return own && own.product.codarticulo === code && own.level === level
    ? own
    : { product: shown, level: firstPriceLevel }
}

/** Whether a product may have a lower price from some quantity on. */
export const hasQuantityPrices = ({ price, prices, quantity_required_special_price: offered }: ShownProduct) =>
  price !== null && (offered > 1 || prices.some(({ cantidadprecio }) => cantidadprecio > 1))
