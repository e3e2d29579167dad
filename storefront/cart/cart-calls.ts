import { setCartLine, setCartLines, syncGuestCart } from '#contract/cart.ts'
import { browserClient } from '../shopper/browser-client.ts'
import type { Line } from './cart.ts'
import { type WireCart, toWire } from './cart-wire.ts'

/** Sends a guest's whole cart; gives it as the server has priced it, undefined where it is empty. */
export async function sendGuestCart(branchCode: number, lines: readonly Line[]): Promise<WireCart | undefined> {
  if (lines.length === 0) return undefined
  return browserClient.call(syncGuestCart, { id: branchCode, products: lines.map(toWire) })
}

/** Sends the changed lines of a customer's cart; gives the cart as the server has it, undefined without changes. */
export async function sendChanges(branchCode: number, changed: readonly Line[]): Promise<WireCart | undefined> {
  const [only, ...others] = changed
  if (!only) return undefined
  if (others.length === 0) return browserClient.call(setCartLine, { id: branchCode, ...toWire(only) })
  return browserClient.call(setCartLines, { id: branchCode, products: changed.map(toWire), mode: 'set' })
}
