import { openOverlay } from '../ui/overlays.tsx'
import { isInMobileApp, postToApp } from '../mobile-app/mobile-app.ts'
import type { Shared } from './share-addresses.ts'

const load = () => import('./share-dialog.tsx')

/**
 * Opens the share dialog (PRODUCT-9) for a page of the store: `openShare({ url: productPath(code), title, picture:
 * picture_url })`. Inside the mobile app the app shares.
 */
export function openShare(shared: Shared): void {
  if (isInMobileApp())
    return postToApp({ type: 'share', url: new URL(shared.url, window.location.origin).href, title: shared.title })
  openOverlay(load, shared)
}

/** Loads the dialog's code for somebody who is about to press. */
export function prefetchShare(): void {
  void load().catch(() => {})
}
