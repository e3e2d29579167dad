import { onDemand } from '../../hydration/on-demand.tsx'

/** What goes with a product, whose code is loaded once the product is in the cart. */
export const NextCompanion = onDemand(() => import('./companions.tsx'))
