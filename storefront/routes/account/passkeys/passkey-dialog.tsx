import { Suspense, lazy, useState } from 'react'
import { passkeysMessages } from '../../../messages/passkeys.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx'
import type { PasskeyTask } from './passkey-task.ts'

const PasskeyForm = lazy(() => import('./passkey-form.tsx'))

interface Props {
  /** Undefined while the dialog is closed. */
  task: PasskeyTask | undefined
  onDone: () => void
  onClose: () => void
}

/** The dialog that adds or deletes a passkey. Its form is loaded when it is first opened. */
export function PasskeyDialog({ task, onDone, onClose }: Props) {
  const messages = useMessages(passkeysMessages)
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
      title={isProving ? messages.proofTitle : title}
      isPrevented={isBusy}
      size="small"
    >
      <LazyBoundary failed={<p role="alert">{messages.formFailed}</p>}>
        <Suspense fallback={<FormSkeleton />}>
          {task && (
            <PasskeyForm
              task={task}
              isProving={isProving}
              onProving={setProving}
              onBusy={setBusy}
              onDone={leave(onDone)}
              onCancel={leave(onClose)}
            />
          )}
        </Suspense>
      </LazyBoundary>
    </Dialog>
  )
}

function FormSkeleton() {
  const messages = useMessages(passkeysMessages)
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <div className="skeleton h-44" />
    </div>
  )
}
