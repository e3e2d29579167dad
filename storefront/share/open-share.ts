import { openOverlay } from '../ui/overlays.tsx'
import { whenIdle } from '../ui/when-idle.ts'
import { isInMobileApp, postToApp } from '../mobile-app/mobile-app.ts'
import type { Shared } from './share-urls.ts'

const load = () => import('./share-dialog.tsx')

/**
 * Opens the share dialog (PRODUCT-9) for a page of the store: `openShare({ url: productPath(code), title, picture:
 * picture_url })`. Inside the mobile app it sends a message, and the app opens its own dialog.
 */
export function openShare(shared: Shared): void {
  if (isInMobileApp())
    return postToApp({ type: 'share', url: new URL(shared.url, window.location.origin).href, title: shared.title })
  openOverlay(load, shared)
}

/** Loads the code of the dialog in advance, when a pointer or the focus is on its button and the browser is idle. */
export function prefetchShare(): void {
  whenIdle(() => void load().catch(() => {}))
}
