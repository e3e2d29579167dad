import { openOverlay } from '../ui/overlays.tsx'

/** What a card knows of a product, so that its quick view has a name before it has the rest. */
export interface QuickViewFacts {
  code: string
  name: string
  branchCode: number
}

const load = () => import('./quick-view.tsx')

/** Opens the quick view of a product (PRODUCT-6) with the stock and prices of a branch. */
export function openQuickView(facts: QuickViewFacts): void {
  openOverlay(load, facts)
}

/** Loads code and product for somebody who is about to press. */
export function prefetchQuickView({ code, branchCode }: QuickViewFacts): void {
  void load().catch(() => {})
  void import('./ask-product.ts').then(({ askProduct }) => askProduct(code, branchCode)).catch(() => {})
}
