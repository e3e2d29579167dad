import { useSyncExternalStore } from 'react'

/**
 * `asked` where the shopper opened it, who then goes on in it; `shown` where it opened by itself and leaves the focus
 * alone.
 */
export type Chat = 'closed' | 'shown' | 'asked'

const key = 'chat-closed'
let chat: Chat = 'closed'
const watchers = new Set<() => void>()

export function showChat(next: 'shown' | 'asked'): void {
  set(next)
}

/** Closes the chat. It opens by itself no more until this tab is closed. */
export function closeChat(): void {
  set('closed')
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // A browser that keeps nothing shows it again with the next page.
  }
}

/** A sign-out takes the chat along; the next customer's opens again. */
export function endChat(): void {
  set('closed')
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/** Whether the shopper has closed it in this tab. */
export function wasChatClosed(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function useChat(): Chat {
  return useSyncExternalStore(
    subscribe,
    () => chat,
    () => 'closed',
  )
}

function set(next: Chat): void {
  chat = next
  for (const watcher of watchers) watcher()
}

function subscribe(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
