/** Raised on the window when something was asked for that needs the connection the browser does not have. */
export const connectionNeeded = 'vitrina:asked-offline'

/**
 * Whether the browser has no connection. The notice that says so is then drawn anew, so that it is seen and heard
 * again, and whoever failed for want of a connection adds no notice of its own.
 */
export function announceOffline(): boolean {
  if (navigator.onLine) return false
  window.dispatchEvent(new Event(connectionNeeded))
  return true
}
