import type { ComponentType } from 'react'
import { CallFailed } from '#contract/client.ts'
import { type OnDemandProps, onDemand } from '../../hydration/on-demand.tsx'
import { notifyNotOpened } from '../../ui/overlays.tsx'
import type { ProofDialogProps } from './proof-dialog.tsx'

/** The dialog that asks for a proof; its code is loaded when it is first opened. */
export const ProofDialog: ComponentType<ProofDialogProps & OnDemandProps> = onDemand(
  () => import('./proof-dialog.tsx'),
  ({ onClose }) => notifyNotOpened(onClose),
)

/** Whether the store wants a recent proof of who the customer is before it does what was asked. */
export const needsProof = (error: unknown): boolean =>
  error instanceof CallFailed && error.reason === 'authentication-needed'
