import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { afterEachPaint } from '../ui/after-paint.ts'
import { preloadCartNotices } from '../cart/announce.ts'
import { onDemand } from '../hydration/on-demand.tsx'
import type { NoticeProps } from '../ui/notice.tsx'
import { type Notification, dismiss, waiting } from '../ui/notify.ts'
import { useTopDialog } from '../ui/open-dialogs.ts'

// A press is answered first by what it changes on the page; the notification is rendered after that was painted.
const subscribeAfterPaint = afterEachPaint(waiting.subscribe)

const Notice = onDemand<NoticeProps>(() => import('../ui/notice.tsx'))
/** A press is shown within it. */
const preloadAfterMs = 500
const touches = ['pointermove', 'touchstart', 'keydown'] as const

/**
 * Renders the notifications, one at a time. While a dialog is open they are inside it, because everything outside a modal
 * dialog is covered and cannot be pressed.
 */
export function Notifications() {
  const notification = useSyncExternalStore(subscribeAfterPaint, waiting.read, waiting.read).at(-1)
  const dialog = useTopDialog()
  useEndAtItsPage(notification)
  useNoticeAhead()
  const toasts = (
    <div role="status" aria-live="polite" className="toasts @container">
      {notification && (
        <Notice
          key={`${notification.id} ${notification.version}`}
          notification={notification}
          dialog={dialog}
          isNeeded
          meanwhile={<PlainNotice notification={notification} />}
        />
      )}
    </div>
  )
  return dialog ? createPortal(toasts, dialog) : toasts
}

/**
 * Loads the code of a notification with the first touch, since few are shown before. Without a connection one that is
 * shown earlier is plain.
 */
function useNoticeAhead(): void {
  useEffect(() => {
    // A press is answered first.
    const load = () => [Notice.preload, preloadCartNotices].forEach((preload) => preload())
    const preload = () => void setTimeout(load, preloadAfterMs)
    for (const touch of touches) window.addEventListener(touch, preload, { once: true, passive: true })
  }, [])
}

/** What a notification says, with its button, where the rest of its code has not come: the store may be away. */
function PlainNotice({ notification: { id, text, action } }: { notification: Notification }) {
  const act = () => {
    action?.run()
    dismiss(id)
  }
  return (
    <p className="toast rounded-md bg-raised p-4 text-sm font-semibold shadow-high">
      {text}
      {action && (
        <button type="button" className="link ml-3" onClick={act}>
          {action.label}
        </button>
      )}
    </p>
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
