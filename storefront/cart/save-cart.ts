import { type Line, lineOf } from './cart.ts'
import { sendChanges, sendGuestCart } from './cart-calls.ts'
import { announce } from './announce.ts'
import { announceCartsChanged } from './changed-key.ts'
import { notifyNotSaved } from './cart-failures.ts'
import { isNoCustomerSelected, isRefused, isSessionOver, reasonOf } from './cart-refusals.ts'
import { type WireCart, fromWire } from './cart-wire.ts'
import { storeGuestCart } from './guest-carts.ts'
import { cartRetryMs } from './save-queue.ts'
import type { SyncState } from './sync-state.ts'
import { removeUnsaved } from './unsaved-changes.ts'

/**
 * Sends the pending changes of a branch and shows the cart as the server has it then. A guest's whole cart is sent, to be
 * priced; the server does not store it.
 */
export async function saveCart(sync: SyncState, branchCode: number): Promise<void> {
  const { owner, state, pending } = sync
  const sent = pending.take(branchCode)
  try {
    const response = await (owner.kind === 'customer'
      ? sendChanges(branchCode, [...sent.values()])
      : sendGuestCart(branchCode, state.readCart(branchCode).lines))
    if (sync.owner !== owner) return
    if (owner.kind === 'customer') {
      removeUnsaved(owner.customerId, branchCode, confirmed(sync, branchCode, sent))
      announceCartsChanged()
    }
    if (response) applyServerCart(sync, branchCode, response, sent)
    else state.writeCart(branchCode, { ...state.readCart(branchCode), status: 'ready' })
  } catch (error) {
    if (sync.owner === owner) await savingFailed(sync, branchCode, sent, error)
  }
}

type Sent = ReadonlyMap<string, Line>

/** The lines that did not change again while they were sent. */
const confirmed = ({ pending }: SyncState, branchCode: number, sent: Sent) =>
  [...sent.values()].filter(({ product }) => !pending.has(branchCode, product.codarticulo))

/** Shows the server's cart. Lines that changed again during the call keep their newer quantity. */
function applyServerCart(
  { state, pending, owner }: SyncState,
  branchCode: number,
  response: WireCart,
  sent: Sent,
): void {
  const before = state.readCart(branchCode).lines
  for (const { cod_articulo, reason, quantity } of response.notices) {
    const requested = sent.get(cod_articulo) ?? lineOf(before, cod_articulo)
    const got = response.products.find((line) => line.cod_articulo === cod_articulo)?.quantity ?? 0
    // The line itself shows a notice that changes nothing, such as one that the server repeats with every response.
    if (requested && requested.quantity > 0 && got !== requested.quantity)
      announce(({ notifyAdjusted }) => notifyAdjusted(branchCode, requested.product, reason, quantity))
  }
  const cart = pending.appliedTo(branchCode, fromWire(response))
  state.writeCart(branchCode, cart)
  if (owner.kind === 'guest') storeGuestCart(branchCode, cart.lines)
}

/**
 * After a refusal a customer is notified and the server's cart shown again; a guest's cart stays as it is, and is sent
 * again with its next change (CART-20). Without a response the changes stay pending and are sent again; after the end of
 * a session, at the customer's next sign-in.
 */
async function savingFailed(sync: SyncState, branchCode: number, sent: Sent, error: unknown): Promise<void> {
  const { state, pending, queue, owner } = sync
  const isCustomer = owner.kind === 'customer'
  if (isRefused(error) && isCustomer) {
    removeUnsaved(owner.customerId, branchCode, [...sent.values()])
    if (isNoCustomerSelected(error)) announce(({ notifyNoCustomer }) => notifyNoCustomer())
    else
      for (const { product } of sent.values())
        announce(({ notifyAdjusted }) => notifyAdjusted(branchCode, product, reasonOf(error), 0))
    return sync.reload()
  }
  pending.putBack(branchCode, sent)
  state.writeCart(branchCode, { ...state.readCart(branchCode), status: 'failed' })
  if (isCustomer && isSessionOver(error)) return
  // A guest's cart that is refused, such as one of a branch that has closed, would be refused again each time.
  if (isRefused(error)) return
  if (isCustomer) notifyNotSaved()
  queue.saveLater(branchCode, cartRetryMs)
}
