import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Icon } from './icon.tsx'
import { prefersNoMotion } from './motion.ts'
import { enterDialog, keepPageStill, leaveDialog } from './open-dialogs.ts'
import { standOver, stepAside } from '../overlay-history/way-back.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Keeps it open on Escape and backdrop clicks; it bounces instead (SHELL-10). */
  isPrevented?: boolean
  size?: 'small' | 'medium' | 'large'
}

const widths = { small: 'max-w-sm', medium: 'max-w-lg', large: 'max-w-3xl' }
const bounceMs = 300
const closingMs = 300

/**
 * The generic modal (SHELL-10) on the browser's own dialog: focus stays inside and returns, Escape closes, the page
 * behind rests. Closes by X, backdrop and the way back, in 300 ms; where closing is prevented it bounces for 300 ms.
 * Whoever goes to another page leaves it behind.
 */
export function Dialog({ isOpen, onClose, title, children, isPrevented = false, size = 'medium' }: Props) {
  const messages = useMessages(shellMessages)
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOn = useRef<EventTarget>(null)
  const bouncing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wayBack = useRef(tryToClose)
  useEffect(() => void (wayBack.current = tryToClose))
  const titleId = useId()
  // While it closes it shows what it showed: its owner may have nothing to say any more.
  const [shown, setShown] = useState({ title, children })
  const [isThere, setThere] = useState(isOpen)
  if (isOpen && !isThere) setThere(true)
  if (isOpen && (shown.title !== title || shown.children !== children)) setShown({ title, children })

  useEffect(() => {
    const dialog = ref.current as HTMLDialogElement
    if (isOpen) {
      // Opened again before it was closed, it is still the one that was closing.
      delete dialog.dataset['closing']
      if (!dialog.open) dialog.showModal()
      standOver(dialog, () => wayBack.current())
      return enterDialog(dialog)
    }
    leave(dialog)
    if (!dialog.open) return
    dialog.dataset['closing'] = ''
    const timer = setTimeout(() => dialog.close(), prefersNoMotion() ? 0 : closingMs)
    return () => clearTimeout(timer)
  }, [isOpen])

  useEffect(() => {
    const dialog = ref.current as HTMLDialogElement
    return () => {
      leave(dialog)
      keepPageStill()
      clearTimeout(bouncing.current)
    }
  }, [])

  useLeavingPage(() => isOpen && onClose())

  /** A browser may close it on its own, as a phone's way back does: a prevented one stands up again. */
  function closed(): void {
    const dialog = ref.current as HTMLDialogElement
    if (isOpen && isPrevented) {
      dialog.showModal()
      return bounce()
    }
    leave(dialog)
    keepPageStill()
    setThere(false)
    if (isOpen) onClose()
  }

  function tryToClose(): boolean {
    if (isPrevented) bounce()
    else onClose()
    return !isPrevented
  }

  function bounce(): void {
    const dialog = ref.current as HTMLDialogElement
    clearTimeout(bouncing.current)
    delete dialog.dataset['bounce']
    // Read, so that the browser takes the bounce away before it begins anew.
    void dialog.offsetWidth
    dialog.dataset['bounce'] = ''
    bouncing.current = setTimeout(() => delete dialog.dataset['bounce'], bounceMs)
  }

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={`dialog card m-auto w-[calc(100%-2rem)] ${widths[size]} p-0 text-ink`}
      onKeyDown={(event) => {
        // Taken here: a second Escape without a click between them would close past `cancel`, prevented or not.
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        tryToClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        tryToClose()
      }}
      onClose={closed}
      // A press that began inside, as one that marks text, and ends on the backdrop closes nothing.
      onPointerDown={({ target }) => void (pressedOn.current = target)}
      onClick={({ target }) => target === ref.current && pressedOn.current === target && tryToClose()}
    >
      {isThere && (
        <div className="px-5 pb-5 sm:px-6 sm:pb-6" inert={!isOpen}>
          <div className="dialog-head">
            <h2 id={titleId} className="min-w-0 text-lg font-bold text-balance wrap-anywhere">
              {shown.title}
            </h2>
            {!isPrevented && (
              <button type="button" onClick={onClose} className="dialog-close" aria-label={messages.close}>
                <Icon name="x" />
              </button>
            )}
          </div>
          {shown.children}
        </div>
      )}
    </dialog>
  )
}

function leave(dialog: HTMLDialogElement): void {
  stepAside(dialog)
  leaveDialog(dialog)
}

/** Calls when the page changes under an open dialog, by a link in it or the way back. */
function useLeavingPage(leave: () => void): void {
  const { pathname } = useLocation()
  const page = useRef(pathname)
  useEffect(() => {
    if (page.current === pathname) return
    page.current = pathname
    leave()
  })
}
