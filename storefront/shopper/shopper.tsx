import { type ReactNode, createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallFailed } from '#contract/client.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { login } from '#contract/identity.ts'
import { notify } from '../ui/notifications.tsx'
import { announceOffline } from '../ui/offline.ts'
import { shopperMessages } from '../messages/shopper.ts'
import { useMessages } from '../messages/use-messages.ts'
import { browserClient, looksSignedIn, sessionOver } from './browser-client.ts'
import { listenToOtherTabs, announceToOtherTabs } from './other-tabs.ts'
import { openSignIn } from './sign-in-dialog.ts'
import { runSignOutSteps } from './sign-out.ts'

export type User = ReplyOf<typeof login>['user']

interface Known {
  /** `unknown` until the browser has asked: a public page holds nothing personal, so the first paint knows nobody. */
  status: 'unknown' | 'visitor' | 'customer'
  user: User | undefined
}

interface Shopper extends Known {
  /** After a sign-in or registration answered with the user. */
  signedIn: (user: User) => void
  /**
   * Ends the session here and goes home (ACCOUNT-5). Stays signed in, and says so, where the store could not be
   * reached.
   */
  signOut: () => Promise<void>
}

const nobody: Known = { status: 'visitor', user: undefined }
const ShopperContext = createContext<Shopper | undefined>(undefined)

export function useShopper(): Shopper {
  const shopper = use(ShopperContext)
  if (!shopper) throw new Error('useShopper stands outside its provider')
  return shopper
}

/** Knows who is shopping: asked once after paint, and only where the marker cookie says that somebody is signed in. */
export function ShopperProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState<Known>({ status: 'unknown', user: undefined })
  useAsking(known.status, setKnown)
  useSessionOver(known.status, setKnown)

  const signedIn = useCallback((user: User) => {
    setKnown({ status: 'customer', user })
    announceToOtherTabs()
  }, [])
  const signOut = useSignOut(setKnown)
  const shopper = useMemo(() => ({ ...known, signedIn, signOut }), [known, signedIn, signOut])
  return <ShopperContext value={shopper}>{children}</ShopperContext>
}

type SetKnown = (known: Known) => void

/**
 * Asks who shops here at the start, and again when another tab signed in or out or this one comes back to another
 * state.
 */
function useAsking(status: Known['status'], setKnown: SetKnown): void {
  const messages = useMessages(shopperMessages)
  const asked = useRef(0)
  const current = useRef(status)
  useEffect(() => void (current.current = status))

  const ask = useCallback(async () => {
    const turn = ++asked.current
    if (!looksSignedIn()) return setKnown(nobody)
    const answer = await whoShops().catch((error: unknown) => error)
    if (turn !== asked.current) return
    if (answer instanceof CallFailed && answer.code === mayNotSignInCode) {
      clearAccountStorage()
      notify({ id: 'session', tone: 'danger', text: answer.message || messages.mayNotSignIn })
    }
    setKnown(isUser(answer) ? { status: 'customer', user: answer } : nobody)
  }, [setKnown, messages])

  useEffect(() => void ask(), [ask])
  useEffect(() => {
    const askIfChanged = () => {
      if (document.visibilityState === 'visible' && looksSignedIn() !== (current.current === 'customer')) void ask()
    }
    document.addEventListener('visibilitychange', askIfChanged)
    window.addEventListener('online', askIfChanged)
    const stopHearing = listenToOtherTabs(() => void ask())
    return () => {
      document.removeEventListener('visibilitychange', askIfChanged)
      window.removeEventListener('online', askIfChanged)
      stopHearing()
    }
  }, [ask])
}

/**
 * A 401 signs out and goes home (ACCOUNT-6). Who was not known as a customer yet stays on the page: it asks for a
 * sign-in where it needs one.
 */
function useSessionOver(status: Known['status'], setKnown: SetKnown): void {
  const messages = useMessages(shopperMessages)
  const navigate = useNavigate()
  useEffect(() => {
    const leave = () => {
      if (status !== 'customer') return
      // Going home would throw a half-finished order away: the checkout asks for the sign-in on the spot.
      if (window.location.pathname.startsWith('/checkout')) return openSignIn()
      setKnown(nobody)
      notify({ id: 'session', tone: 'warning', text: messages.sessionOver })
      void navigate('/')
    }
    window.addEventListener(sessionOver, leave)
    return () => window.removeEventListener(sessionOver, leave)
  }, [status, setKnown, navigate, messages])
}

function useSignOut(setKnown: SetKnown): () => Promise<void> {
  const messages = useMessages(shopperMessages)
  const navigate = useNavigate()
  return useCallback(async () => {
    await runSignOutSteps('before')
    const { logout } = await import('#contract/identity.ts')
    await browserClient.call(logout, {}).catch(() => {})
    // Without an answer the cookies are still there, and the next page would know the customer again.
    if (looksSignedIn())
      return announceOffline() ? undefined : notify({ id: 'session', tone: 'danger', text: messages.notSignedOut })
    await runSignOutSteps('ended')
    await navigate('/')
    setKnown(nobody)
    await runSignOutSteps('left')
    announceToOtherTabs()
  }, [setKnown, navigate, messages])
}

// The contract comes with its checks; visitors need neither.
async function whoShops(): Promise<User> {
  const { login: endpoint } = await import('#contract/identity.ts')
  const { user } = await browserClient.call(endpoint, {})
  return user
}

function isUser(answer: unknown): answer is User {
  return typeof answer === 'object' && answer !== null && !(answer instanceof Error)
}

/** The business code of an account that may no longer sign in (ACCOUNT-7). */
export const mayNotSignInCode = 565644887

/** Code 565644887 clears local storage with the tokens (ACCOUNT-7). */
export function clearAccountStorage(): void {
  try {
    localStorage.clear()
  } catch {
    // A browser that keeps nothing has nothing to clear.
  }
}
