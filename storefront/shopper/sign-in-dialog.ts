import { createStore } from '../ui/create-store.ts'
import { isInMobileApp, postToApp } from '../mobile-app/mobile-app.ts'

export interface SignInOptions {
  tab?: 'sign-in' | 'sign-up'
  /** Runs once somebody has signed in. */
  then?: () => void
  /** Opens the form for a new password instead of the tabs. */
  isForNewPassword?: boolean
  /** The shopper wants to buy: a stranger is greeted with a new account and its reason. */
  isForBuying?: boolean
}

export interface SignInRequest extends SignInOptions {
  tab: 'sign-in' | 'sign-up'
}

const request = createStore<SignInRequest | undefined>(undefined)

/**
 * Opens the login modal from anywhere (ACCOUNT-1); `then` runs once somebody has signed in, not when the modal is
 * closed. Inside the mobile app the app shows its own sign-in and loads the page again.
 */
export function openSignIn({
  tab = 'sign-in',
  then,
  isForBuying = false,
  isForNewPassword = false,
}: SignInOptions = {}): void {
  if (isInMobileApp()) return postToApp({ type: 'login', tab })
  request.write({ tab, isForBuying, isForNewPassword, ...(then && { then }) })
}

export function closeSignIn(): void {
  request.write(undefined)
}

/** The request that the login modal is open for; undefined while it is closed. */
export const useSignInRequest = request.use
