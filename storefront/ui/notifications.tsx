import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { createStore } from './create-store.ts'
import { Icon } from './icon.tsx'
import { useTopDialog } from './open-dialogs.ts'

export interface Notification {
  /** A notification replaces an older one of the same id (SHELL-12). */
  id: string
  tone: 'success' | 'warning' | 'danger'
  text: string
  detail?: string
  action?: { label: string; run: () => void }
}

const lifeMs = 6_000

/** A notification that is shown, with the time it has left. A dialog that opens or closes moves it, and its time goes on. */
interface Shown extends Notification {
  version: number
  leftMs: number
}

const shown = createStore<readonly Shown[]>([])
let version = 0

/**
 * Shows a notification for six seconds, not counting the time in which a pointer or the focus is on it (SHELL-12). At most
 * three are shown at once.
 */
export function notify(notification: Notification): void {
  version += 1
  const others = shown.read().filter(({ id }) => id !== notification.id)
  shown.write([...others, { ...notification, version, leftMs: lifeMs }].slice(-3))
}

export function dismiss(id: string): void {
  const others = shown.read().filter((notification) => notification.id !== id)
  if (others.length < shown.read().length) shown.write(others)
}

/** The notifications that are shown, the oldest first. */
export const readNotifications: () => readonly Notification[] = shown.read

/**
 * Renders the notifications. While a dialog is open they are inside it, because everything outside a modal dialog is
 * covered and cannot be pressed.
 */
export function Notifications() {
  const list = shown.use()
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
      {/* A long button wraps below the text instead of narrowing it to a column of single words. */}
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
