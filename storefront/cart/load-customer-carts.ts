import { listCarts, setCartLines } from '#contract/cart.ts'
import { browserClient } from '../shopper/browser-client.ts'
import { type BranchCart, type Carts, type Line, lineOf } from './cart.ts'
import { announce } from './announce.ts'
import { notifyNotLoaded, notifyNotSaved } from './cart-failures.ts'
import { isNoCustomerSelected, isRefused, isSessionOver } from './cart-refusals.ts'
import { fromWire, toWire } from './cart-wire.ts'
import { readGuestCarts, storeGuestCart } from './guest-carts.ts'
import { cartRetryMs } from './save-queue.ts'
import type { SyncState } from './sync-state.ts'
import { claimGuestCarts, readUnsaved, removeUnsaved } from './unsaved-changes.ts'

/**
 * Loads a customer's carts from the server, after merging into them the guest's carts and the changes that this browser
 * stores for the customer. Without a response the carts that the browser knows stay, and the server is called again.
 */
export async function loadCustomerCarts(sync: SyncState): Promise<void> {
  const { owner, pending } = sync
  const { customerId } = owner
  try {
    for (const [branchCode, { lines }] of readGuestCarts())
      await mergeIntoServerCart(branchCode, lines, () => storeGuestCart(branchCode, []))
    for (const [branchCode, lines] of readUnsaved(customerId))
      // What was added on this page before its cart was known is added to that cart below.
      if (!pending.unseen.has(branchCode))
        await mergeIntoServerCart(branchCode, lines, () => removeUnsaved(customerId, branchCode, lines))
    const carts = await browserClient.call(listCarts, {})
    if (sync.owner === owner) showCarts(sync, new Map(carts.map((cart) => [cart.codplace, fromWire(cart)])))
  } catch (error) {
    if (sync.owner === owner) loadingFailed(sync, error)
  }
}

/** Shows the server's carts with the changes that are not saved yet, and saves those that were made before they were known. */
function showCarts({ state, pending, queue }: SyncState, carts: Map<number, BranchCart>): void {
  for (const branchCode of pending.unseen) {
    const cart = carts.get(branchCode) ?? { lines: [], status: 'ready' }
    carts.set(branchCode, cart)
    for (const [code, line] of pending.take(branchCode))
      pending.add(branchCode, { ...line, quantity: line.quantity + (lineOf(cart.lines, code)?.quantity ?? 0) })
    queue.saveLater(branchCode, 0)
  }
  pending.unseen.clear()
  for (const [branchCode, cart] of carts) carts.set(branchCode, pending.appliedTo(branchCode, cart))
  state.writeCarts(carts)
}

/** Shows the carts that the browser knows. Only what waits to be saved is called so (CART-24). */
function loadingFailed(sync: SyncState, error: unknown): void {
  const { owner, state, pending, queue } = sync
  const claimed = claimGuestCarts(owner.customerId)
  if (isSessionOver(error)) return
  const waiting = new Set([...claimed.keys(), ...pending.branches()])
  const known: Carts = state.store.read().size > 0 ? state.store.read() : claimed
  const shown = [...known].map(
    ([branchCode, { lines }]) => [branchCode, { lines, status: waiting.has(branchCode) ? 'failed' : 'ready' }] as const,
  )
  // Where none is known, the carts are still loading: an empty one would be shown as such.
  if (shown.length > 0) state.writeCarts(new Map(shown))
  if (waiting.size > 0) notifyNotSaved()
  else notifyNotLoaded()
  queue.runLater(() => sync.owner === owner && void sync.reload(), cartRetryMs)
}

/**
 * Merges lines that this browser stores into the server's cart, then removes them here. A branch that the store no longer
 * has is dropped. For an employee, and without a response, the lines stay.
 */
async function mergeIntoServerCart(branchCode: number, lines: readonly Line[], remove: () => void): Promise<void> {
  try {
    const { notices } = await browserClient.call(setCartLines, {
      id: branchCode,
      products: lines.map(toWire),
      mode: 'merge',
    })
    // A product that is sold out leaves the cart: without a notification the shopper would not notice.
    for (const { cod_articulo, reason, quantity } of notices) {
      const line = lineOf(lines, cod_articulo)
      if (line) announce(({ notifyAdjusted }) => notifyAdjusted(branchCode, line.product, reason, quantity))
    }
  } catch (error) {
    if (isNoCustomerSelected(error)) return
    if (!isRefused(error)) throw error
  }
  remove()
}
