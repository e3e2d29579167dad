import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { onDemand } from '../hydration/on-demand.tsx'
import { afterPaint } from './after-paint.ts'
import { type Notification, dismiss, waiting } from './notify.ts'
import { useTopDialog } from './open-dialogs.ts'

// A press is answered first by what it changes on the page; the notification is rendered after that was painted.
const subscribeAfterPaint = (listener: () => void) => waiting.subscribe(() => void afterPaint(listener))

/** The notice itself. Few pages show one before anybody touches them, so its code is loaded by the first touch. */
const Notice = onDemand(() => import('./notice.tsx'))
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
          meanwhile={<p className="toast rounded-md bg-raised p-3 text-sm font-semibold">{notification.text}</p>}
          notification={notification}
          dialog={dialog}
        />
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
