import { afterPaint } from '../ui/after-paint.ts'
import { announceOffline } from '../ui/offline.ts'
import type * as CartNotices from './cart-notices.ts'

const load = () => import('./cart-notices.ts')

/** Loads the code of the cart's notifications ahead of the first one. */
export const preloadCartNotices = (): void => void load().catch(() => {})

/**
 * Shows a notification of a change to the cart, in the order of the calls. Where its code does not arrive, the cart alone
 * shows the change.
 */
export function announce(show: (notices: typeof CartNotices) => void): void {
  // The press is answered first.
  afterPaint(() => void load().then(show, () => void announceOffline()))
}
