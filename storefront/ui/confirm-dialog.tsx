import { type ReactNode, useSyncExternalStore } from 'react'
import { Dialog } from './dialog.tsx'
import { namesMax, shortNames } from './short-names.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  /** The names of the things in question; shortened to 20 characters, or to 30 on medium screens and up (SHELL-11). */
  names?: readonly string[]
  /** The question, with the shortened names in it. */
  text: (names: string) => ReactNode
  confirm: string
  cancel: string
  /** Whether the confirmed action deletes or cancels something. */
  isDanger?: boolean
  /** Whether the action is running: then it cannot be started again, and the dialog cannot be closed. */
  isBusy?: boolean
  /** Called once the dialog is closed and the focus has returned. */
  onClosed?: () => void
}

const mediumScreen = '(min-width: 44rem)'

/** The confirm dialog (SHELL-11): a question, with a button to confirm and a button to cancel. */
export function ConfirmDialog({
  isOpen,
  onClose,
  onConfirm,
  title,
  names = [],
  text,
  confirm,
  cancel,
  isDanger,
  isBusy,
  onClosed,
}: Props) {
  const isMedium = useSyncExternalStore(
    watchScreen,
    () => matchMedia(mediumScreen).matches,
    () => false,
  )
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="small"
      isPrevented={isBusy ?? false}
      onClosed={onClosed}
    >
      <p className="wrap-anywhere text-muted">{text(shortNames(names, isMedium ? namesMax.medium : namesMax.small))}</p>
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <button type="button" className="button button-quiet" onClick={onClose} disabled={isBusy}>
          {cancel}
        </button>
        <button
          type="button"
          className={`button ${isDanger ? 'button-danger' : 'button-primary'}`}
          onClick={() => !isBusy && onConfirm()}
          aria-disabled={isBusy}
        >
          {confirm}
        </button>
      </div>
    </Dialog>
  )
}

function watchScreen(watcher: () => void) {
  const screen = matchMedia(mediumScreen)
  screen.addEventListener('change', watcher)
  return () => screen.removeEventListener('change', watcher)
}
