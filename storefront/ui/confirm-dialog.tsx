import { type ReactNode, useSyncExternalStore } from 'react'
import { Dialog } from './dialog.tsx'
import { namesMax, shortNames } from './short-names.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  /** What the question is about; shortened to 20 characters, or 30 on medium screens and up (SHELL-11). */
  names?: readonly string[]
  /** What is asked, around the shortened names. */
  text: (names: string) => ReactNode
  confirm: string
  cancel: string
  /** The act that is confirmed takes something away. */
  isDanger?: boolean
  /** The act is on its way: it cannot be asked for twice, nor walked away from. */
  isBusy?: boolean
}

const mediumScreen = '(min-width: 44rem)'

/** The confirm dialog (SHELL-11): a question, its two answers, and what it is about in few words. */
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
}: Props) {
  const isMedium = useSyncExternalStore(
    watchScreen,
    () => matchMedia(mediumScreen).matches,
    () => false,
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="small" isPrevented={isBusy ?? false}>
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
