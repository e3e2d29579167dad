import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { afterPaint } from './after-paint.ts'
import { createStore } from './create-store.ts'
import { Icon } from './icon.tsx'
import { useTopDialog } from './open-dialogs.ts'
import { useNoticePlace } from './use-notice-place.ts'

export interface Notification {
  /** A notification replaces an older one of the same id (SHELL-12). */
  id: string
  tone: 'success' | 'warning' | 'danger'
  text: string
  detail?: string
  action?: { label: string; run: () => void }
  /** A page that the notification leads to. */
  link?: { label: string; path: string }
  /** It stays until it is closed. */
  isLasting?: boolean
}

const lifeMs = 6_000
const readMs = 1_000
const listMax = 3

/** A notification with the time it has left. Where another one takes its place for a while, its time goes on afterwards. */
interface Waiting extends Notification {
  version: number
  leftMs: number
}

const none: readonly Waiting[] = []
const waiting = createStore(none)
let version = 0

/**
 * Shows a notification for six seconds, not counting the time in which a pointer or the focus is on it (SHELL-12). One is
 * shown at a time, the newest; at most two more wait until it ends. One that says the same as an older one replaces it.
 */
export function notify(notification: Notification): void {
  version += 1
  const { id, text, detail } = notification
  const others = waiting.read().filter((other) => other.id !== id && (other.text !== text || other.detail !== detail))
  const list = [...others, { ...notification, version, leftMs: lifeMs }]
  const tooMany = list.length > listMax ? list.find(({ isLasting }) => !isLasting) : undefined
  waiting.write(list.filter((each) => each !== tooMany))
}

/** Ends a notification. Of those that waited, one that only says what went well is not shown a second time. */
export function dismiss(id: string): void {
  const list = waiting.read()
  const isShown = list.at(-1)?.id === id
  const isRead = ({ tone, leftMs }: Waiting) => isShown && tone === 'success' && leftMs < lifeMs - readMs
  const others = list.filter((each) => each.id !== id && !isRead(each))
  if (others.length < list.length) waiting.write(others)
}

/** The notifications, the one that is shown last. */
export const readNotifications: () => readonly Notification[] = waiting.read

// A press is answered first by what it changes on the page; the notification is rendered after that was painted.
const subscribeAfterPaint = (listener: () => void) => waiting.subscribe(() => void afterPaint(listener))

/**
 * Renders the notifications, one at a time. While a dialog is open they are inside it, because everything outside a modal
 * dialog is covered and cannot be pressed.
 */
export function Notifications() {
  const notification = useSyncExternalStore(subscribeAfterPaint, waiting.read, () => none).at(-1)
  const dialog = useTopDialog()
  const region = useRef<HTMLDivElement>(null)
  useNoticePlace(region, notification?.version, dialog)
  useEndAtItsPage(notification)
  const toasts = (
    <div ref={region} role="status" aria-live="polite" className="toasts">
      {notification && <Toast key={`${notification.id} ${notification.version}`} notification={notification} />}
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

const tones = { success: 'bg-success', warning: 'bg-warning', danger: 'bg-danger' }

function Toast({ notification }: { notification: Waiting }) {
  const messages = useMessages(shellMessages)
  const [isUnderPointer, setUnderPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isResting = isUnderPointer || hasFocus

  useEffect(() => {
    if (isResting || notification.isLasting) return
    const started = performance.now()
    const timer = setTimeout(() => dismiss(notification.id), notification.leftMs)
    return () => {
      clearTimeout(timer)
      notification.leftMs -= performance.now() - started
    }
  }, [isResting, notification])

  const rest = {
    onPointerEnter: () => setUnderPointer(true),
    onPointerLeave: () => setUnderPointer(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  }
  return (
    <div {...rest} className="toast flex items-center gap-3 rounded-md bg-raised p-3 pl-4 text-sm shadow-high">
      <span aria-hidden className={`h-8 w-1 shrink-0 rounded-sm ${tones[notification.tone]}`} />
      {/* A long button wraps below the text instead of narrowing it to a column of single words. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-semibold text-balance">{notification.text}</p>
          {notification.detail && <p className="line-clamp-3 wrap-anywhere text-muted">{notification.detail}</p>}
        </div>
        <ToastButtons notification={notification} />
      </div>
      <button
        type="button"
        onClick={() => dismiss(notification.id)}
        className="rounded-md p-2 text-muted hover:bg-sunken"
        aria-label={messages.close}
      >
        <Icon name="x" className="size-4" />
      </button>
    </div>
  )
}

/** The page that a notification leads to, and what can be done about it. */
function ToastButtons({ notification: { id, link, action } }: { notification: Notification }) {
  if (!link && !action) return null
  const className = 'rounded-md px-3 py-2 font-semibold text-link hover:bg-link-soft'
  return (
    <div className="-mx-3 -my-1 flex flex-wrap">
      {link && (
        <a href={link.path} className={className} onClick={() => dismiss(id)}>
          {link.label}
        </a>
      )}
      {action && (
        <button
          type="button"
          className={className}
          onClick={() => {
            action.run()
            dismiss(id)
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
