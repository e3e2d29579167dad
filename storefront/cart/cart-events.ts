import { readCarts } from './cart-state.ts'
import { flushCarts, readGuestCartsAgain, refreshCarts, saveBeforeLeaving } from './cart-sync.ts'
import { isGuestCartKey } from './guest-carts.ts'

const awayMs = 10_000

/** Keeps the carts of this tab true to what happens around it: leaving, coming back, the network, other tabs. */
export function watchCarts(): () => void {
  let hiddenAt = 0
  const listen = new AbortController()
  const { signal } = listen
  const seen = () => {
    if (document.visibilityState === 'visible') return Date.now() - hiddenAt > awayMs && refreshCarts()
    hiddenAt = Date.now()
    saveBeforeLeaving()
  }
  document.addEventListener('visibilitychange', seen, { signal })
  window.addEventListener('pagehide', saveBeforeLeaving, { signal })
  window.addEventListener('online', () => readCarts().size > 0 && void flushCarts(), { signal })
  window.addEventListener('storage', (event) => isGuestCartKey(event.key) && readGuestCartsAgain(), { signal })
  return () => listen.abort()
}
