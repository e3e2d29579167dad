import { type ReactNode, useId, useState } from 'react'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Icon } from './icon.tsx'
import { useModal } from './use-modal.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Stays open on Escape and on a click outside, and bounces instead (SHELL-10). */
  isPrevented?: boolean
  size?: 'small' | 'medium' | 'large' | 'full'
  /** Called once it is closed and the focus has returned; where its opener is gone, the owner moves the focus. */
  onClosed?: (() => void) | undefined
}

const sizes = {
  small: 'm-auto max-w-sm',
  medium: 'm-auto max-w-lg',
  large: 'm-auto max-w-3xl',
  full: 'dialog-full',
}

/**
 * The store's modal dialog (SHELL-10), on the browser's own element: the focus stays inside and returns afterwards. It
 * closes by its button, Escape, a click outside, Back, and when the page changes.
 */
export function Dialog({ isOpen, onClose, title, children, isPrevented = false, size = 'medium', onClosed }: Props) {
  const messages = useMessages(shellMessages)
  const titleId = useId()
  const { isShown, handlers } = useModal({ isOpen, onClose, isPrevented, onClosed })
  const content = useLastWhileClosing(isOpen, { title, children })
  return (
    <dialog {...handlers} aria-labelledby={titleId} className={`dialog card ${sizes[size]} p-0 text-ink`}>
      {isShown && (
        <div className="dialog-body" inert={!isOpen}>
          <div className="dialog-head">
            <h2 id={titleId} className="min-w-0 text-lg font-bold text-balance wrap-anywhere max-[17rem]:text-base!">
              {content.title}
            </h2>
            {!isPrevented && (
              <button type="button" onClick={onClose} className="dialog-close" aria-label={messages.close}>
                <Icon name="x" />
              </button>
            )}
          </div>
          {content.children}
        </div>
      )}
    </dialog>
  )
}

interface Content {
  title: ReactNode
  children: ReactNode
}

/** The content of the dialog. While the dialog closes, it is the last one, because the owner may already pass none. */
function useLastWhileClosing(isOpen: boolean, content: Content): Content {
  const [last, setLast] = useState(content)
  if (isOpen && (last.title !== content.title || last.children !== content.children)) setLast(content)
  return last
}
