import { openOverlay } from '../ui/overlays.tsx'
import { whenIdle } from '../ui/when-idle.ts'
import type { QuickViewProduct } from './quick-view-product.ts'

const load = () => import('./quick-view.tsx')

/** Opens the quick view of a product (PRODUCT-6) with the stock and prices of a branch. */
export function openQuickView(product: QuickViewProduct): void {
  // Another opening of the same product begins with that product, not with the option that was chosen in the last one.
  openOverlay(load, { ...product })
}

/**
 * Loads the code and the product in advance, when a pointer or the focus is on the button: once the browser is idle, since
 * with a touch the press follows at once.
 */
export function prefetchQuickView({ code, branchCode }: QuickViewProduct): void {
  whenIdle(() => {
    void load().catch(() => {})
    void import('./fetch-product.ts').then(({ fetchProduct }) => fetchProduct(code, branchCode)).catch(() => {})
  })
}
