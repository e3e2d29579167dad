import type * as CartCalls from '#contract/cart.ts'
import { browserClient } from '../shopper/browser-client.ts'
import type { Line } from './cart.ts'
import { type WireCart, toWire } from './cart-wire.ts'

type Calls = typeof CartCalls

let calls: Calls | undefined

/** The cart's part of the contract. It is loaded with the first change, so that no page waits for it. */
export const loadCalls = async (): Promise<Calls> => (calls ??= await import('#contract/cart.ts'))

/** The same where it is loaded: a page that is being left sends its changes at once. */
export const loadedCalls = (): Calls | undefined => calls

/** Sends a guest's whole cart; gives it as the server has priced it, undefined where it is empty. */
export async function sendGuestCart(
  { syncGuestCart }: Calls,
  branchCode: number,
  lines: readonly Line[],
): Promise<WireCart | undefined> {
  return lines.length > 0
    ? browserClient.call(syncGuestCart, { id: branchCode, products: lines.map(toWire) })
    : undefined
}

/** Sends the changed lines of a customer's cart; gives the cart as the server has it, undefined without changes. */
export async function sendChanges(
  { setCartLine, setCartLines }: Calls,
  branchCode: number,
  changed: readonly Line[],
): Promise<WireCart | undefined> {
  const [only, ...others] = changed
  if (!only) return undefined
  if (others.length === 0) return browserClient.call(setCartLine, { id: branchCode, ...toWire(only) })
  return browserClient.call(setCartLines, { id: branchCode, products: changed.map(toWire), mode: 'set' })
}
