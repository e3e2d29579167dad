import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { afterPaint } from '../ui/after-paint.ts'
import { Notice } from '../ui/notice.tsx'
import { type Notification, dismiss, waiting } from '../ui/notify.ts'
import { useTopDialog } from '../ui/open-dialogs.ts'
import { useNoticePlaceAhead } from '../ui/use-notice-place.ts'

// A press is answered first by what it changes on the page; the notification is rendered after that was painted.
const subscribeAfterPaint = (listener: () => void) => waiting.subscribe(() => void afterPaint(listener))

/**
 * Renders the notifications, one at a time. While a dialog is open they are inside it, because everything outside a modal
 * dialog is covered and cannot be pressed.
 */
export function Notifications() {
  const notification = useSyncExternalStore(subscribeAfterPaint, waiting.read, waiting.read).at(-1)
  const dialog = useTopDialog()
  useEndAtItsPage(notification)
  useNoticePlaceAhead()
  const toasts = (
    <div role="status" aria-live="polite" className="toasts">
      {notification && (
        <Notice key={`${notification.id} ${notification.version}`} notification={notification} dialog={dialog} />
      )}
    </div>
  )
  return dialog ? createPortal(toasts, dialog) : toasts
}

/** Ends a notification whose link leads to the page that is shown: there it has nothing more to say. */
function useEndAtItsPage(notification: Notification | undefined): void {
  const { pathname } = useLocation()
  const id = notification?.link?.path === pathname ? notification.id : undefined
  useEffect(() => {
    if (id) dismiss(id)
  }, [id])
}
