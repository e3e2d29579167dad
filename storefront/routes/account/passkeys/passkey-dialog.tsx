import { useState } from 'react'
import { onDemand } from '../../../hydration/on-demand.tsx'
import { passkeysMessages } from '../../../messages/passkeys.ts'
import { proofMessages } from '../../../messages/proof.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { LoadingRegion } from '../../../shopper/require-customer.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notifyNotOpened } from '../../../ui/overlays.tsx'
import type { PasskeyTask } from './passkey-task.ts'

const PasskeyForm = onDemand(
  () => import('./passkey-form.tsx'),
  ({ onCancel }) => notifyNotOpened(onCancel),
)

interface Props {
  /** Undefined while the dialog is closed. */
  task: PasskeyTask | undefined
  onDone: () => void
  onClose: () => void
}

/** The dialog that adds or deletes a passkey. Its form is loaded when it is first opened. */
export function PasskeyDialog({ task, onDone, onClose }: Props) {
  const messages = useMessages(passkeysMessages)
  const proof = useMessages(proofMessages)
  const [isBusy, setBusy] = useState(false)
  const [isProving, setProving] = useState(false)
  const title = task?.kind === 'delete' ? messages.deleteTitle : messages.addTitle
  const leave = (how: () => void) => () => {
    setProving(false)
    how()
  }
  return (
    <Dialog
      isOpen={task !== undefined}
      onClose={leave(onClose)}
      title={isProving ? proof.title : title}
      isPrevented={isBusy}
      size="small"
    >
      {task && (
        <PasskeyForm
          isNeeded
          meanwhile={
            <LoadingRegion>
              <div className="skeleton h-44" />
            </LoadingRegion>
          }
          task={task}
          isProving={isProving}
          onProving={setProving}
          onBusy={setBusy}
          onDone={leave(onDone)}
          onCancel={leave(onClose)}
        />
      )}
    </Dialog>
  )
}
