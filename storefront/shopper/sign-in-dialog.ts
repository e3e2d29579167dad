import type { Centavos } from '#domain/money/money.ts'
import { dismiss } from '../ui/notify.ts'
import { createStore } from '../ui/create-store.ts'
import { hasSignedInBefore, rememberedName } from './sign-in/remembered-name.ts'
import { isInMobileApp, postToApp } from '../mobile-app/mobile-app.ts'

/** What a shopper is about to order, in figures. */
export interface OrderFigures {
  units: number
  totalCentavos: Centavos
}

export interface SignInOptions {
  tab?: 'sign-in' | 'sign-up'
  /** Goes on with what the sign-in interrupted, once somebody has signed in. */
  then?: () => void
  /** Runs instead where nothing was interrupted, unless a registration leads on by itself. */
  otherwise?: () => void
  /** Opens the form for a new password instead of the tabs. */
  isForNewPassword?: boolean
  /** The shopper wants to buy: the modal gives the reason for an account. */
  isForBuying?: boolean
  /** What the shopper wants to buy, where that is known. */
  order?: OrderFigures | undefined
  /** Somebody has just signed in, and the store does not know it: the modal says why that may be. */
  wasLost?: boolean
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
  otherwise,
  isForBuying = false,
  order,
  isForNewPassword = false,
  wasLost = false,
}: SignInOptions = {}): void {
  if (isInMobileApp()) return postToApp({ type: 'login', tab })
  request.write({
    tab,
    isForBuying,
    order,
    isForNewPassword,
    wasLost,
    ...(then && { then }),
    ...(otherwise && { otherwise }),
  })
}

/**
 * Opens the login modal at the buy button, with the reason for an account. A stranger is offered a new account, a device
 * on which somebody has signed in before the sign-in. `wasLost`: a sign-in that has just succeeded is unknown to the
 * store.
 */
export function openSignInToBuy(then: () => void, { order, wasLost }: Pick<SignInOptions, 'order' | 'wasLost'>): void {
  // What the sign-in has just said is not so.
  if (wasLost) dismiss('session')
  const isStranger = !wasLost && !rememberedName() && !hasSignedInBefore()
  openSignIn({ tab: isStranger ? 'sign-up' : 'sign-in', isForBuying: true, order, wasLost: wasLost === true, then })
}

export function closeSignIn(): void {
  request.write(undefined)
}

/** The request that the login modal is open for; undefined while it is closed. */
export const useSignInRequest = request.use
