import { onDemand } from '../hydration/on-demand.tsx'
import { notifyNotOpened } from '../ui/overlays.tsx'

/** The dialogs between the cart and the checkout, loaded when buying stops. */
export const BuyDialogs = onDemand(
  () => import('./buy-dialogs.tsx'),
  ({ onClose }) => notifyNotOpened(onClose),
)

/** The dialog of a page where buying is switched off, loaded when it opens (CHECKOUT-1). */
export const DisabledDialog = onDemand(
  () => import('./disabled-dialog.tsx'),
  ({ onClose }) => notifyNotOpened(onClose),
)
