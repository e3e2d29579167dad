import { getProduct } from '#contract/products.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { browserClient } from '../shopper/browser-client.ts'

export type Product = ReplyOf<typeof getProduct>['product']

/** How long a product that was prefetched under the pointer is used by a click. */
const freshMs = 10_000
const prefetched = new Map<string, Promise<Product>>()

/** Fetches a product at a branch, at the caller's own prices. */
export function fetchProduct(code: string, branchCode: number): Promise<Product> {
  const key = `${branchCode} ${code}`
  const known = prefetched.get(key)
  if (known) return known
  const response = browserClient.call(getProduct, { id: code, codplace: branchCode }).then(({ product }) => product)
  prefetched.set(key, response)
  const remove = () => void prefetched.delete(key)
  response.then(() => setTimeout(remove, freshMs), remove)
  return response
}

/** Clears prefetched products: another shopper has other prices. */
export function clearFetched(): void {
  prefetched.clear()
}
