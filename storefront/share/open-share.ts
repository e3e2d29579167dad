import { openOverlay } from '../components/overlays.tsx'
import type { Shared } from './share-addresses.ts'

const load = () => import('./share-dialog.tsx')

/** Opens the share dialog (S2) for a page of the store: `openShare({ url: productPath(code), title, picture: picture_url })`. */
export function openShare(shared: Shared): void {
  openOverlay(load, shared)
}

/** Loads the dialog's code for somebody who is about to press. */
export function prefetchShare(): void {
  void load().catch(() => {})
}
