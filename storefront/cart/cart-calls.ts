import type * as CartCalls from '#contract/cart.ts'
import { browserClient } from '../shopper/browser-client.ts'
import { type Line, readCart } from './cart-state.ts'
import { type WireCart, toWire } from './cart-wire.ts'

type Calls = typeof CartCalls

let calls: Calls | undefined

/**
 * The calls of the cart. They bring its whole contract with them, and are loaded with the first change, so that no page
 * waits for them.
 */
export const loadCalls = async (): Promise<Calls> => (calls ??= await import('#contract/cart.ts'))

/** The same where they are loaded: a page that goes away can send at once, and waits for nothing. */
export const loadedCalls = (): Calls | undefined => calls

/** Sends a guest's whole cart and answers with it as the store has it; undefined where it is empty. */
export async function sendGuestCart({ syncGuestCart }: Calls, branchCode: number): Promise<WireCart | undefined> {
  const { lines } = readCart(branchCode)
  return lines.length > 0
    ? browserClient.call(syncGuestCart, { id: branchCode, products: lines.map(toWire) })
    : undefined
}

/**
 * Sends the changed lines of a customer's cart and answers with the cart as the store has it; undefined where none
 * changed.
 */
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
