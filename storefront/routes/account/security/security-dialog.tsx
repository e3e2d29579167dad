import { Suspense, lazy } from 'react'
import { securityMessages } from '../../../messages/security.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { LoadingRegion } from '../../../shopper/require-customer.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx'
import type { SecurityTask } from './security-task.ts'

const SecurityForm = lazy(() => import('./security-form.tsx'))

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
      <LazyBoundary failed={<p role="alert">{messages.failed}</p>}>
        <Suspense
          fallback={
            <LoadingRegion>
              <div className="skeleton h-44" />
            </LoadingRegion>
          }
        >
          {task && <SecurityForm key={task} task={task} onDone={onDone} onCancel={onClose} />}
        </Suspense>
      </LazyBoundary>
    </Dialog>
  )
}
