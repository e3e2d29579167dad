import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ProductCard } from '../cart/card-price.ts'
import { type OwnPrice, atOwnPrice } from '../components/price-facts.ts'
import { browserClient } from './browser-client.ts'
import { useShopper } from './shopper.tsx'

type Priced = Pick<ProductCard, 'codarticulo' | 'price' | 'special_price' | 'discountPercentage'>

const known = new Map<string, OwnPrice>()
/** Whose prices are known. */
let knownOf: string | undefined
const watchers = new Set<() => void>()
const publicLevel = 1
const askedAtOnceMax = 20

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/**
 * Asks once for the signed-in customer's own prices of the products a page shows; visitors and customers of the public level ask nothing. The
 * page's own HTML is everybody's, so the prices are swapped after paint.
 */
export function useOwnPricesOf(codes: readonly string[]): void {
  const { user } = useShopper()
  const level = user?.price_level_id ?? publicLevel
  const asked = codes.join(',')
  const customer = user?.id
  useEffect(() => {
    // Another customer's prices are nobody's here.
    if (level === publicLevel || knownOf !== customer) forget()
    knownOf = customer
    if (level === publicLevel) return
    const missing = asked.split(',').filter((code) => code && !known.has(code))
    let isLeft = false
    void ask(missing).then(
      () => !isLeft && tellAll(),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [asked, level, customer])
}

/** The product at the customer's own prices where they are known, else as the page brought it. */
export function useOwnPrice<P extends Priced>(product: P): P {
  const own = useSyncExternalStore(
    watch,
    () => known.get(product.codarticulo),
    () => undefined,
  )
  return useMemo(() => (own ? atOwnPrice(product, own) : product), [product, own])
}

// A list in a query string holds twenty codes (contract/catalogue.ts), a page of the shop up to 96.
async function ask(codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return
  const { listOwnPrices } = await import('#contract/catalogue.ts')
  for (let at = 0; at < codes.length; at += askedAtOnceMax) {
    const { prices } = await browserClient.call(listOwnPrices, { codes: codes.slice(at, at + askedAtOnceMax).join(',') })
    for (const { codarticulo, price, special_price } of prices) known.set(codarticulo, { price, special_price })
  }
}

function forget(): void {
  if (known.size === 0) return
  known.clear()
  tellAll()
}

function tellAll(): void {
  for (const watcher of watchers) watcher()
}
