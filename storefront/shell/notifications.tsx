import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { onDemand } from '../hydration/on-demand.tsx'
import { afterPaint } from '../ui/after-paint.ts'
import { Icon } from '../ui/icon.tsx'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { type Notification, dismiss, lifeMs, waiting } from '../ui/notify.ts'
import { useTopDialog } from '../ui/open-dialogs.ts'

// A press is answered first by what it changes on the page; the notification is rendered after that was painted.
const subscribeAfterPaint = (listener: () => void) => waiting.subscribe(() => void afterPaint(listener))

/** The notice itself. Few pages show one before anybody touches them, so its code is loaded by the first touch. */
const Notice = onDemand(() => import('../ui/notice.tsx'))
const touches = ['pointermove', 'touchstart', 'keydown'] as const

/**
 * Renders the notifications, one at a time. While a dialog is open they are inside it, because everything outside a modal
 * dialog is covered and cannot be pressed.
 */
export function Notifications() {
  const notification = useSyncExternalStore(subscribeAfterPaint, waiting.read, waiting.read).at(-1)
  const dialog = useTopDialog()
  useEndAtItsPage(notification)
  useEffect(() => {
    for (const touch of touches) window.addEventListener(touch, Notice.preload, { once: true, passive: true })
  }, [])
  const toasts = (
    <div role="status" aria-live="polite" className="toasts">
      {notification && (
        <Notice
          key={`${notification.id} ${notification.version}`}
          isNeeded
          meanwhile={<PlainNotice notification={notification} />}
          notification={notification}
          dialog={dialog}
        />
      )}
    </div>
  )
  return dialog ? createPortal(toasts, dialog) : toasts
}

/** The text of a notification while its code is on its way, or where the network is gone before it came. */
function PlainNotice({ notification: { id, text, isLasting } }: { notification: Notification }) {
  const messages = useMessages(shellMessages)
  useEffect(() => {
    if (isLasting) return
    const timer = setTimeout(() => dismiss(id), lifeMs)
    return () => clearTimeout(timer)
  }, [id, isLasting])
  return (
    <div className="toast flex items-center gap-3 rounded-md bg-raised p-3 pl-4 text-sm font-semibold shadow-high">
      <p className="min-w-0 flex-1">{text}</p>
      <button type="button" onClick={() => dismiss(id)} className="rounded-md p-2" aria-label={messages.close}>
        <Icon name="x" className="size-4" />
      </button>
    </div>
  )
}

/** Ends a notification whose link leads to the page that is shown: there it has nothing more to say. */
function useEndAtItsPage(notification: Notification | undefined): void {
  const { pathname } = useLocation()
  const id = notification?.link?.path === pathname ? notification.id : undefined
  useEffect(() => {
    if (id) dismiss(id)
  }, [id])
}
