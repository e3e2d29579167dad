import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { shellWords } from '../words/shell.ts'
import { useWords } from '../words/use-words.ts'
import { Icon } from './icon.tsx'

interface Props {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Keeps it open on Escape and backdrop clicks; it bounces instead (S2). */
  isPrevented?: boolean
  size?: 'small' | 'medium' | 'large'
}

const widths = { small: 'max-w-sm', medium: 'max-w-lg', large: 'max-w-3xl' }
const bounceMs = 300
const closingMs = 300

/**
 * The generic modal of S2 on the browser's own dialog: focus stays inside and returns, Escape closes, the page behind rests. Closes by X and
 * backdrop, in 300 ms; where closing is prevented it bounces for 300 ms.
 */
export function Dialog({ isOpen, onClose, title, children, isPrevented = false, size = 'medium' }: Props) {
  const words = useWords(shellWords)
  const ref = useRef<HTMLDialogElement>(null)
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
      document.documentElement.dataset['modal'] = ''
      return
    }
    if (!dialog.open) return
    dialog.dataset['closing'] = ''
    const timer = setTimeout(() => dialog.close(), closingMs)
    return () => clearTimeout(timer)
  }, [isOpen])

  useEffect(() => () => void delete document.documentElement.dataset['modal'], [])

  /** A browser may close it on its own, as a phone's way back does: a prevented one stands up again. */
  function closed(): void {
    if (isOpen && isPrevented) return (ref.current as HTMLDialogElement).showModal()
    delete document.documentElement.dataset['modal']
    setThere(false)
    if (isOpen) onClose()
  }

  function tryToClose(): void {
    if (!isPrevented) return onClose()
    const dialog = ref.current as HTMLDialogElement
    dialog.dataset['bounce'] = ''
    setTimeout(() => delete dialog.dataset['bounce'], bounceMs)
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
      onClick={(event) => event.target === ref.current && tryToClose()}
    >
      {isThere && (
        <div className="p-5 sm:p-6" inert={!isOpen}>
          <div className="mb-4 flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-lg font-bold">
              {shown.title}
            </h2>
            {!isPrevented && (
              <button type="button" onClick={onClose} className="-m-2 rounded-md p-2 text-muted hover:bg-sunken" aria-label={words.close}>
                <Icon name="x" className="size-5" />
              </button>
            )}
          </div>
          {shown.children}
        </div>
      )}
    </dialog>
  )
}
