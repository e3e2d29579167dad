/** An event of the window: the shopper has started something that needs a connection, and the browser has none. */
export const connectionNeeded = 'vitrina:connection-needed'

/**
 * Whether the browser has no connection. If so, the notification about that is shown again, so that it is seen and read out
 * once more, and the caller shows none of its own.
 */
export function announceOffline(): boolean {
  if (navigator.onLine) return false
  window.dispatchEvent(new Event(connectionNeeded))
  return true
}
