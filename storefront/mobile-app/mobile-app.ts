/** A message to the mobile app that shows the store (docs/mobile-app.md). */
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
 * Whether the mobile app shows the store (SHELL-7), which the inline theme script has detected. Always false on the
 * server.
 */
export function isInMobileApp(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset['display'] === 'mb'
}

/** Sends a message to the app. In a frame only a parent of the same origin receives it. */
export function postToApp(event: AppEvent): void {
  const message = JSON.stringify({ source: 'vitrina', ...event })
  const { ReactNativeWebView, webkit, parent } = window as unknown as NativeWindow
  if (ReactNativeWebView) ReactNativeWebView.postMessage(message)
  else if (webkit?.messageHandlers?.vitrina) webkit.messageHandlers.vitrina.postMessage(message)
  else parent.postMessage(message, window.location.origin)
}
