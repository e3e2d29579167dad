import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { pushOverlay, removeOverlay } from '../overlay-history/overlay-history.ts'
import { prefersNoMotion } from './motion.ts'
import { blockPageScroll, enterDialog, leaveDialog, startBlocking } from './open-dialogs.ts'

const bounceMs = 300
const closingMs = 300

interface Modal {
  isOpen: boolean
  onClose: () => void
  isPrevented: boolean
  /** Called once the dialog is closed and the browser has given the focus back. */
  onClosed?: (() => void) | undefined
}

/**
 * The behaviour of a modal `<dialog>`: opening, closing in 300 ms, and the events that close it. A dialog that is
 * prevented from closing bounces for 300 ms instead. `isShown` is true until it is closed; `handlers` belong to the
 * element.
 */
export function useModal({ isOpen, onClose, isPrevented, onClosed }: Modal) {
  const ref = useRef<HTMLDialogElement>(null)
  const [isShown, setShown] = useState(isOpen)
  if (isOpen && !isShown) setShown(true)
  const bounce = useBounce(ref)

  function tryToClose(): boolean {
    if (isPrevented) bounce()
    else onClose()
    return !isPrevented
  }

  /** Some browsers close a dialog by themselves, such as at a phone's Back: one that is prevented opens again. */
  function closed(): void {
    const dialog = ref.current as HTMLDialogElement
    // The browser reports a closing later: the dialog may have been opened again meanwhile.
    if (dialog.open) return
    if (isOpen && isPrevented) {
      dialog.showModal()
      return bounce()
    }
    leave(dialog)
    blockPageScroll()
    setShown(false)
    if (isOpen) onClose()
    onClosed?.()
  }

  useOpening(ref, isOpen, tryToClose)
  usePageChange(() => isOpen && onClose())
  return { isShown, handlers: { ref, onClose: closed, ...useCloseEvents(ref, tryToClose) } }
}

type DialogRef = RefObject<HTMLDialogElement | null>

/** Shows the dialog as a modal while it is open, and closes it after its animation. */
function useOpening(ref: DialogRef, isOpen: boolean, tryToClose: () => boolean): void {
  const onBack = useRef(tryToClose)
  useEffect(() => void (onBack.current = tryToClose))

  useEffect(() => {
    const dialog = ref.current as HTMLDialogElement
    if (isOpen) {
      // It may be opened again while it is closing.
      delete dialog.dataset['closing']
      startBlocking()
      if (!dialog.open) dialog.showModal()
      pushOverlay(dialog, () => onBack.current())
      return enterDialog(dialog)
    }
    leave(dialog)
    if (!dialog.open) return
    dialog.dataset['closing'] = ''
    const timer = setTimeout(() => dialog.close(), prefersNoMotion() ? 0 : closingMs)
    return () => clearTimeout(timer)
  }, [ref, isOpen])

  useEffect(() => {
    const dialog = ref.current as HTMLDialogElement
    return () => {
      leave(dialog)
      blockPageScroll()
    }
  }, [ref])
}

function leave(dialog: HTMLDialogElement): void {
  removeOverlay(dialog)
  leaveDialog(dialog)
}

function useBounce(ref: DialogRef): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    const dialog = ref.current as HTMLDialogElement
    clearTimeout(timer.current)
    delete dialog.dataset['bounce']
    // Reading the layout ends a running animation, so that it starts again.
    void dialog.offsetWidth
    dialog.dataset['bounce'] = ''
    timer.current = setTimeout(() => delete dialog.dataset['bounce'], bounceMs)
  }
}

/** The handlers of the events by which a shopper closes a dialog. */
function useCloseEvents(ref: DialogRef, tryToClose: () => void) {
  const pressedOn = useRef<EventTarget>(null)
  return {
    onKeyDown(event: KeyboardEvent) {
      // Handled here: at a second Escape without a click between, browsers close a dialog without a `cancel` event.
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      tryToClose()
    },
    onCancel(event: SyntheticEvent) {
      event.preventDefault()
      tryToClose()
    },
    // A press that begins inside, such as one that selects text, and ends outside closes nothing.
    onPointerDown: ({ target }: SyntheticEvent) => void (pressedOn.current = target),
    onClick: ({ target }: MouseEvent) => {
      if (target === ref.current && pressedOn.current === target) tryToClose()
    },
  }
}

/** Calls a function when the page changes under an open dialog. */
function usePageChange(act: () => void): void {
  const { pathname } = useLocation()
  const page = useRef(pathname)
  useEffect(() => {
    if (page.current === pathname) return
    page.current = pathname
    act()
  })
}
