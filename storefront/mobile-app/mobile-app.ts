/** What the store asks of the app that shows it (docs/mobile-app.md). */
export type AppEvent =
  | { type: 'login'; tab: 'sign-in' | 'sign-up' }
  | { type: 'choose-branch' }
  | { type: 'share'; url: string; title: string }
  | { type: 'copy'; text: string }
  | { type: 'mail'; address: string; url: string }
  | { type: 'call'; phone: string }
  | { type: 'map'; lat: number; lng: number; url: string }
  | { type: 'open'; url: string }

interface NativeWindow extends Window {
  ReactNativeWebView?: { postMessage: (message: string) => void }
  webkit?: { messageHandlers?: { vitrina?: { postMessage: (message: string) => void } } }
}

/**
 * Whether the store is shown inside the mobile app (SHELL-7). The script before the first paint has found out; always
 * false on the server.
 */
export function isInMobileApp(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset['display'] === 'mb'
}

/** Tells the app. A page in a frame speaks to its own origin alone: nobody else hears what a shopper does. */
export function postToApp(event: AppEvent): void {
  const message = JSON.stringify({ source: 'vitrina', ...event })
  const { ReactNativeWebView, webkit, parent } = window as unknown as NativeWindow
  if (ReactNativeWebView) ReactNativeWebView.postMessage(message)
  else if (webkit?.messageHandlers?.vitrina) webkit.messageHandlers.vitrina.postMessage(message)
  else parent.postMessage(message, window.location.origin)
}
