import type { CartState } from './cart-state.ts'
import type { CartSync } from './cart-sync.ts'
import { cartsChangedKey } from './changed-key.ts'
import { isGuestCartKey } from './guest-carts.ts'

const awayMs = 10_000

/**
 * Saves and reloads the carts of this tab when the page is left or shown again, when the network returns, and when another
 * tab changes the carts or places an order. Gives the function that ends it.
 */
export function watchCarts({ store }: CartState, sync: CartSync): () => void {
  let leftAt = Date.now()
  const listen = new AbortController()
  const { signal } = listen
  const onLeave = () => void (leftAt = Date.now())
  const onReturn = () => {
    if (Date.now() - leftAt > awayMs) void sync.refreshCarts()
    leftAt = Number.POSITIVE_INFINITY
  }
  const onVisibility = () => {
    if (document.visibilityState === 'visible') return onReturn()
    onLeave()
    sync.saveBeforeLeaving()
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (isGuestCartKey(key)) sync.reloadGuestCarts()
    if (key !== cartsChangedKey || newValue === null) return
    // A tab that nobody sees loads them when it is shown.
    if (document.visibilityState === 'hidden') leftAt = 0
    else void sync.refreshCarts()
  }
  document.addEventListener('visibilitychange', onVisibility, { signal })
  // Of two windows side by side both stay visible: the one that is used has the focus.
  window.addEventListener('blur', onLeave, { signal })
  window.addEventListener('focus', onReturn, { signal })
  window.addEventListener('pagehide', sync.saveBeforeLeaving, { signal })
  window.addEventListener('online', () => store.read().size > 0 && void sync.flushCarts(), { signal })
  window.addEventListener('storage', onStorage, { signal })
  return () => listen.abort()
}
