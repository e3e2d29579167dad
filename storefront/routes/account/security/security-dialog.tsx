import { onDemand } from '../../../hydration/on-demand.tsx'
import { securityMessages } from '../../../messages/security.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { LoadingRegion } from '../../../shopper/require-customer.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notifyNotOpened } from '../../../ui/overlays.tsx'
import type { SecurityTask } from './security-task.ts'

const SecurityForm = onDemand(
  () => import('./security-form.tsx'),
  ({ onCancel }) => notifyNotOpened(onCancel),
)

interface Props {
  /** Undefined while the dialog is closed. */
  task: SecurityTask | undefined
  onDone: () => void
  onClose: () => void
}

/** The dialog of a change on the security page. Its forms are loaded when it is first opened. */
export function SecurityDialog({ task, onDone, onClose }: Props) {
  const messages = useMessages(securityMessages)
  return (
    <Dialog isOpen={task !== undefined} onClose={onClose} title={task ? messages.titles[task] : ''} size="small">
      {task && (
        <SecurityForm
          key={task}
          isNeeded
          meanwhile={
            <LoadingRegion>
              <div className="skeleton h-44" />
            </LoadingRegion>
          }
          task={task}
          onDone={onDone}
          onCancel={onClose}
        />
      )}
    </Dialog>
  )
}
