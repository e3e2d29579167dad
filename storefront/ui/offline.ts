/** An event of the window: the shopper has started something that needs a connection, and the browser has none. */
export const connectionNeeded = 'vitrina:connection-needed'

/**
 * Whether the browser has no connection. If so, the offline notice is rendered again, so that it is seen and read out once
 * more, and the caller shows no notification of its own.
 */
export function announceOffline(): boolean {
  if (navigator.onLine) return false
  window.dispatchEvent(new Event(connectionNeeded))
  return true
}
