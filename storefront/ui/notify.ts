import { createStore } from './create-store.ts'

export interface Notification {
  /** A notification replaces an older one of the same id (SHELL-12). */
  id: string
  tone: 'success' | 'warning' | 'danger'
  text: string
  detail?: string
  /** The URL of the picture of a product that it is about. */
  picture?: string | undefined
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
export interface Waiting extends Notification {
  version: number
  leftMs: number
}

const none: readonly Waiting[] = []

/** The notifications, the one that is shown last. */
export const waiting = createStore(none)
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
