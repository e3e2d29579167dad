import type { getProduct } from '#contract/products.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { browserClient } from '../shopper/browser-client.ts'

export type Product = ReplyOf<typeof getProduct>['product']

/** What was asked because a pointer came near is used by the press that follows; later it is asked for anew. */
const freshMs = 10_000
const asked = new Map<string, Promise<Product>>()

/** A product at a branch, at the caller's own prices. */
export function fetchProduct(code: string, branchCode: number): Promise<Product> {
  const key = `${branchCode} ${code}`
  const known = asked.get(key)
  if (known) return known
  const answer = import('#contract/products.ts')
    .then((contract) => browserClient.call(contract.getProduct, { id: code, codplace: branchCode }))
    .then(({ product }) => product)
  asked.set(key, answer)
  const forget = () => void asked.delete(key)
  answer.then(() => setTimeout(forget, freshMs), forget)
  return answer
}

/** Forgets what was asked: somebody else shops now, at other prices. */
export function clearFetched(): void {
  asked.clear()
}
