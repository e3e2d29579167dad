import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ProductCard } from '../product/product-card.ts'
import { type OwnPrice, atOwnPrice } from '../product/price-facts.ts'
import { createListeners } from '../ui/create-store.ts'
import { browserClient } from './browser-client.ts'
import { useShopper } from './shopper.tsx'

type Priced = Pick<ProductCard, 'codarticulo' | 'price' | 'special_price' | 'discountPercentage'>

const known = new Map<string, OwnPrice & { freshUntil: number }>()
/** Whose prices are known. */
let knownOf: string | undefined
const { subscribe, announce } = createListeners()
const publicLevel = 1
const requestedAtOnceMax = 20
/** As long as everybody's pages may be old at most. */
const freshMs = 30_000

/**
 * Whose prices are not everybody's: a customer of another level than the public one, by account and level; undefined
 * for all others.
 */
export function usePriceKey(): string | undefined {
  const { user } = useShopper()
  return user && user.price_level_id !== publicLevel ? `${user.id} ${user.price_level_id}` : undefined
}

/**
 * Asks for the signed-in customer's own prices of the products a page shows; visitors and customers of the public level
 * ask nothing. The page's own HTML is everybody's, so the prices are swapped after paint.
 */
export function useOwnPricesOf(codes: readonly string[]): void {
  const whose = usePriceKey()
  const requested = codes.join(',')
  useEffect(() => {
    cacheOwnPrices(whose, [])
    if (!whose) return
    const now = Date.now()
    void request(
      requested.split(',').filter((code) => code && !((known.get(code)?.freshUntil ?? 0) > now)),
      whose,
    ).catch(() => {})
  }, [requested, whose])
}

/** The product at the customer's own prices where they are known, else as the page brought it. */
export function useOwnPrice<P extends Priced>(product: P): P {
  const own = useSyncExternalStore(
    subscribe,
    () => known.get(product.codarticulo),
    () => undefined,
  )
  return useMemo(() => (own ? atOwnPrice(product, own) : product), [product, own])
}

/**
 * Takes over prices that an answer to a customer brought; another customer's, and after a sign-out all, are nobody's
 * here and forgotten.
 */
export function cacheOwnPrices(
  whose: string | undefined,
  products: readonly ({ codarticulo: string } & OwnPrice)[],
): void {
  const isOther = knownOf !== whose && known.size > 0
  if (isOther) known.clear()
  knownOf = whose
  const freshUntil = Date.now() + freshMs
  for (const { codarticulo, price, special_price } of products)
    known.set(codarticulo, { price, special_price, freshUntil })
  if (isOther || products.length > 0) announce()
}

// A list in a query string holds twenty codes (contract/products.ts), a page may show more.
async function request(codes: readonly string[], whose: string): Promise<void> {
  if (codes.length === 0) return
  const { listOwnPrices } = await import('#contract/products.ts')
  for (let at = 0; at < codes.length; at += requestedAtOnceMax) {
    const { prices } = await browserClient.call(listOwnPrices, {
      codes: codes.slice(at, at + requestedAtOnceMax).join(','),
    })
    // Somebody else may shop here by now.
    if (knownOf === whose) cacheOwnPrices(whose, prices)
  }
}
