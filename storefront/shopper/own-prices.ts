import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { firstPriceLevel } from '#domain/products/unit-price.ts'
import type { ProductCard } from '../product/product-card.ts'
import { type OwnPrice, atOwnPrice } from '../product/display-price.ts'
import { createListeners } from '../ui/create-store.ts'
import { browserClient } from './browser-client.ts'
import { useShopper } from './shopper.tsx'

type Priced = Pick<ProductCard, 'codarticulo' | 'price' | 'special_price' | 'discountPercentage'>

const cached = new Map<string, OwnPrice & { freshUntil: number }>()
/** The price key of the customer whose prices are known (`usePriceKey`). */
let cachedFor: string | undefined
const { subscribe, announce } = createListeners()
const requestedAtOnceMax = 20
/** Own prices are fresh for as long as the cached pages of visitors may be outdated at most. */
const freshMs = 30_000

/**
 * Identifies the prices of a customer with a price level of their own, by account and level; undefined for visitors and
 * for customers of the public level.
 */
export function usePriceKey(): string | undefined {
  const { user } = useShopper()
  return user && user.price_level_id !== firstPriceLevel ? `${user.id} ${user.price_level_id}` : undefined
}

/**
 * Fetches the signed-in customer's own prices of the products on a page; nothing for visitors and customers of the
 * public level. The HTML of the page is the same for everybody, so the prices are replaced after the first paint.
 */
export function useOwnPricesOf(codes: readonly string[]): void {
  const priceKey = usePriceKey()
  const requested = codes.join(',')
  useEffect(() => {
    cacheOwnPrices(priceKey, [])
    if (!priceKey) return
    const now = Date.now()
    void request(
      requested.split(',').filter((code) => code && !((cached.get(code)?.freshUntil ?? 0) > now)),
      priceKey,
    ).catch(() => {})
  }, [requested, priceKey])
}

/** The product at the customer's own prices if they are known, otherwise as given. */
export function useOwnPrice<P extends Priced>(product: P): P {
  const own = useSyncExternalStore(
    subscribe,
    () => cached.get(product.codarticulo),
    () => undefined,
  )
  return useMemo(() => (own ? atOwnPrice(product, own) : product), [product, own])
}

/**
 * Caches prices from a response to a customer. The prices of another customer are deleted first; without a customer,
 * all are deleted.
 */
export function cacheOwnPrices(
  priceKey: string | undefined,
  products: readonly ({ codarticulo: string } & OwnPrice)[],
): void {
  const isOther = cachedFor !== priceKey && cached.size > 0
  if (isOther) cached.clear()
  cachedFor = priceKey
  const freshUntil = Date.now() + freshMs
  for (const { codarticulo, price, special_price } of products)
    cached.set(codarticulo, { price, special_price, freshUntil })
  if (isOther || products.length > 0) announce()
}

// One request has at most twenty codes (contract/products.ts), and a page may show more products.
async function request(codes: readonly string[], priceKey: string): Promise<void> {
  if (codes.length === 0) return
  const { listOwnPrices } = await import('#contract/products.ts')
  for (let at = 0; at < codes.length; at += requestedAtOnceMax) {
    const { prices } = await browserClient.call(listOwnPrices, {
      codes: codes.slice(at, at + requestedAtOnceMax).join(','),
    })
    // Another customer may have signed in meanwhile.
    if (cachedFor === priceKey) cacheOwnPrices(priceKey, prices)
  }
}
