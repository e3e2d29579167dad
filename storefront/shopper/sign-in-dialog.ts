import { useSyncExternalStore } from 'react'
import { isInMobileApp, postToApp } from '../mobile-app/mobile-app.ts'

export interface SignInOptions {
  tab?: 'sign-in' | 'sign-up'
  /** Runs once somebody has signed in. */
  then?: () => void
}

export interface SignInRequest extends SignInOptions {
  tab: 'sign-in' | 'sign-up'
}

let request: SignInRequest | undefined
const watchers = new Set<() => void>()

function set(next: SignInRequest | undefined): void {
  request = next
  for (const watcher of watchers) watcher()
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/**
 * Opens the login modal from anywhere (ACCOUNT-1); `then` runs once somebody has signed in, not when the modal is
 * closed. Inside the mobile app the app signs in and loads the page anew.
 */
export function openSignIn({ tab = 'sign-in', then }: SignInOptions = {}): void {
  if (isInMobileApp()) return postToApp({ type: 'login', tab })
  set({ tab, ...(then && { then }) })
}

export function closeSignIn(): void {
  set(undefined)
}

/** What is asked of the login modal now; undefined while it is closed. */
export function useSignInRequest(): SignInRequest | undefined {
  return useSyncExternalStore(
    subscribe,
    () => request,
    () => undefined,
  )
}
