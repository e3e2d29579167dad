import type { ComponentType } from 'react'
import { type OnDemandProps, onDemand } from '../../hydration/on-demand.tsx'
import { notifyNotOpened } from '../../ui/overlays.tsx'
import type { PhoneConfirmationDialogProps } from './phone-confirmation-dialog.tsx'

/** The dialog that confirms the customer's phone number; its code is loaded when it is first opened. */
export const PhoneConfirmationDialog: ComponentType<PhoneConfirmationDialogProps & OnDemandProps> = onDemand(
  () => import('./phone-confirmation-dialog.tsx'),
  ({ onClose }) => notifyNotOpened(onClose),
)
