import type { CartState } from './cart-state.ts'
import type { CartSync } from './cart-sync.ts'
import { isGuestCartKey } from './guest-carts.ts'

const awayMs = 10_000

/**
 * Saves and reloads the carts of this tab when the page is left or shown again, when the network returns, and when another
 * tab changes a guest's carts. Gives the function that ends it.
 */
export function watchCarts({ store }: CartState, sync: CartSync): () => void {
  let hiddenAt = 0
  const listen = new AbortController()
  const { signal } = listen
  const onVisibility = () => {
    if (document.visibilityState === 'visible') return Date.now() - hiddenAt > awayMs && sync.refreshCarts()
    hiddenAt = Date.now()
    sync.saveBeforeLeaving()
  }
  document.addEventListener('visibilitychange', onVisibility, { signal })
  window.addEventListener('pagehide', sync.saveBeforeLeaving, { signal })
  window.addEventListener('online', () => store.read().size > 0 && void sync.flushCarts(), { signal })
  window.addEventListener('storage', (event) => isGuestCartKey(event.key) && sync.reloadGuestCarts(), { signal })
  return () => listen.abort()
}
