import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Icon } from './icon.tsx'
import { useTopDialog } from './open-dialogs.ts'

export interface Notification {
  /** A newer notification of the same id takes the older one's place and starts its time anew (SHELL-12). */
  id: string
  tone: 'success' | 'warning' | 'danger'
  text: string
  detail?: string
  action?: { label: string; run: () => void }
}

const lifeMs = 6_000

/**
 * What is shown, and how much of its time is left: kept here, since it outlives its place when a dialog opens or
 * closes.
 */
interface Shown extends Notification {
  version: number
  leftMs: number
}

let shown: readonly Shown[] = []
let version = 0
const watchers = new Set<() => void>()

function set(next: typeof shown): void {
  shown = next
  for (const watcher of watchers) watcher()
}

/**
 * Shows a notification for six seconds; its time rests while a pointer or the focus is on it (SHELL-12). At most three
 * stand at once.
 */
export function notify(notification: Notification): void {
  version += 1
  set([...shown.filter(({ id }) => id !== notification.id), { ...notification, version, leftMs: lifeMs }].slice(-3))
}

export function dismiss(id: string): void {
  if (shown.some((notification) => notification.id === id)) set(shown.filter((notification) => notification.id !== id))
}

/** What stands now, the oldest first. */
export const readNotifications = (): readonly Notification[] => shown

const subscribe = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
const nothing: typeof shown = []

/** The notifications, over whatever is on top: in an open dialog they are seen, heard and pressed there. */
export function Notifications() {
  const list = useSyncExternalStore(
    subscribe,
    () => shown,
    () => nothing,
  )
  const dialog = useTopDialog()
  const toasts = (
    <div role="status" aria-live="polite" className="toasts">
      {list.map((notification) => (
        <Toast key={`${notification.id} ${notification.version}`} notification={notification} />
      ))}
    </div>
  )
  return dialog ? createPortal(toasts, dialog) : toasts
}

const tones = { success: 'bg-success', warning: 'bg-warning', danger: 'bg-danger' }

function Toast({ notification }: { notification: Shown }) {
  const messages = useMessages(shellMessages)
  const [isUnderPointer, setUnderPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isResting = isUnderPointer || hasFocus

  useEffect(() => {
    if (isResting) return
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
    <div
      {...rest}
      className="toast pointer-events-auto flex w-full max-w-sm items-center gap-3 rounded-md bg-raised p-3 pl-4 text-sm shadow-high"
    >
      <span aria-hidden className={`h-8 w-1 shrink-0 rounded-sm ${tones[notification.tone]}`} />
      {/* A long action goes below the text rather than press it into a column of single words. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-semibold text-balance">{notification.text}</p>
          {notification.detail && <p className="truncate text-muted">{notification.detail}</p>}
        </div>
        {notification.action && (
          <button
            type="button"
            className="-mx-3 -my-1 rounded-md px-3 py-2 font-semibold text-link hover:bg-link-soft"
            onClick={() => {
              notification.action?.run()
              dismiss(notification.id)
            }}
          >
            {notification.action.label}
          </button>
        )}
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
