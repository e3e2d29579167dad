import { type ReactNode, createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallFailed } from '#contract/client.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { getCurrentUser } from '#contract/identity.ts'
import { notify } from '../ui/notify.ts'
import { announceOffline } from '../ui/offline.ts'
import { shopperMessages } from '../messages/shopper.ts'
import { useMessages } from '../messages/use-messages.ts'
import { browserClient, seemsSignedIn, sessionOver } from './browser-client.ts'
import { clearDraftsOf } from './drafts.ts'
import { listenToOtherTabs, announceToOtherTabs } from './other-tabs.ts'
import { openSignIn } from './sign-in-dialog.ts'
import { runSignOutSteps } from './sign-out.ts'

type SignedIn = ReplyOf<typeof getCurrentUser>
export type User = SignedIn['user']

interface Identity {
  /** `unknown` until the browser has fetched the user: the HTML of a public page is the same for every shopper. */
  status: 'unknown' | 'visitor' | 'customer'
  user: User | undefined
}

interface Shopper extends Identity {
  /**
   * Called after a sign-in, a registration or a change of the profile. `applies` applies what the account has chosen;
   * the first two have a way of their own.
   */
  signedIn: (user: User, applies?: () => Promise<void>) => void
  /** Signs out and opens the home page (ACCOUNT-5). Without a response it notifies the shopper and stays signed in. */
  signOut: () => Promise<void>
}

const nobody: Identity = { status: 'visitor', user: undefined }
const ShopperContext = createContext<Shopper | undefined>(undefined)

export function useShopper(): Shopper {
  const shopper = use(ShopperContext)
  if (!shopper) throw new Error('useShopper stands outside its provider')
  return shopper
}

/**
 * Provides the shopper. Fetches the user once after the first paint, and only if the marker cookie says that somebody
 * is signed in.
 */
export function ShopperProvider({ children }: { children: ReactNode }) {
  const [identity, setIdentity] = useState<Identity>({ status: 'unknown', user: undefined })
  useFetchedShopper(identity.status, setIdentity)
  useSessionOver(identity.status, setIdentity)
  useEffect(() => {
    if (identity.status !== 'unknown') clearDraftsOf(identity.status === 'visitor' ? 'customer' : 'visitor')
  }, [identity.status])

  const signedIn = useCallback((user: User, applies: () => Promise<void> = loadChoices) => {
    setIdentity({ status: 'customer', user })
    // The other tabs, and this one, then apply what the account has chosen.
    void applies().finally(announceToOtherTabs)
  }, [])
  const signOut = useSignOut(setIdentity)
  const shopper = useMemo(() => ({ ...identity, signedIn, signOut }), [identity, signedIn, signOut])
  return <ShopperContext value={shopper}>{children}</ShopperContext>
}

/** Shows the pages as the account has chosen, which may have happened on another device. */
const loadChoices = (): Promise<void> =>
  import('./apply-choices.ts').then(({ loadAndApplyChoices }) => loadAndApplyChoices()).catch(() => {})

type SetIdentity = (identity: Identity) => void

/**
 * Fetches the shopper at the start, after a sign-in or sign-out in another tab, and when this tab is shown again and the
 * marker cookie has changed. Where it has not, the account's choices are loaded: another device may have changed them.
 */
function useFetchedShopper(status: Identity['status'], setIdentity: SetIdentity): void {
  const messages = useMessages(shopperMessages)
  const calls = useRef(0)
  const current = useRef(status)
  useEffect(() => void (current.current = status))

  const refresh = useCallback(async () => {
    const call = ++calls.current
    if (!seemsSignedIn()) return setIdentity(nobody)
    const result = await fetchSignedIn().catch((error: unknown) => error)
    if (call !== calls.current) return
    if (result instanceof CallFailed && result.code === mayNotSignInCode) {
      clearAccountStorage()
      notify({ id: 'session', tone: 'danger', text: result.message || messages.mayNotSignIn })
    }
    if (!isSignedIn(result)) return setIdentity(nobody)
    void import('./apply-choices.ts').then(({ applyChoices }) => applyChoices(result.settings)).catch(() => {})
    setIdentity({ status: 'customer', user: result.user })
  }, [setIdentity, messages])

  useEffect(() => void refresh(), [refresh])
  useEffect(() => {
    const refreshIfChanged = () => {
      if (document.visibilityState !== 'visible') return
      const isCustomer = current.current === 'customer'
      if (seemsSignedIn() !== isCustomer) void refresh()
      else if (isCustomer) void loadChoices()
    }
    document.addEventListener('visibilitychange', refreshIfChanged)
    window.addEventListener('online', refreshIfChanged)
    const stopHearing = listenToOtherTabs(() => void refresh())
    return () => {
      document.removeEventListener('visibilitychange', refreshIfChanged)
      window.removeEventListener('online', refreshIfChanged)
      stopHearing()
    }
  }, [refresh])
}

/**
 * At the end of a session shows the home page to a visitor (ACCOUNT-6). A shopper who is not yet known as a customer stays
 * on the page, and reads why it has no carts or orders of the account.
 */
function useSessionOver(status: Identity['status'], setIdentity: SetIdentity): void {
  const messages = useMessages(shopperMessages)
  const navigate = useNavigate()
  useEffect(() => {
    const leave = () => {
      if (status === 'visitor') return
      const isKnown = status === 'customer'
      // The home page would lose a half-finished order: the checkout opens the sign-in instead.
      if (window.location.pathname.startsWith('/checkout')) return isKnown ? openSignIn() : undefined
      const action = { label: messages.signIn, run: () => openSignIn() }
      notify({ id: 'session', tone: 'warning', text: messages.sessionOver, action })
      if (!isKnown) return
      setIdentity(nobody)
      void navigate('/')
    }
    window.addEventListener(sessionOver, leave)
    return () => window.removeEventListener(sessionOver, leave)
  }, [status, setIdentity, navigate, messages])
}

function useSignOut(setIdentity: SetIdentity): () => Promise<void> {
  const messages = useMessages(shopperMessages)
  const navigate = useNavigate()
  return useCallback(async () => {
    await runSignOutSteps('before')
    const { logout } = await import('#contract/identity.ts')
    await browserClient.call(logout, {}).catch(() => {})
    // Without a response the cookies remain, and the next page would show the customer as signed in.
    if (seemsSignedIn())
      return announceOffline() ? undefined : notify({ id: 'session', tone: 'danger', text: messages.notSignedOut })
    await runSignOutSteps('ended')
    await navigate('/')
    setIdentity(nobody)
    await runSignOutSteps('left')
    announceToOtherTabs()
  }, [setIdentity, navigate, messages])
}

// The contract and the account's choices are loaded on demand: visitors do not need them.
async function fetchSignedIn(): Promise<SignedIn> {
  const { getCurrentUser } = await import('#contract/identity.ts')
  return browserClient.call(getCurrentUser, {})
}

function isSignedIn(result: unknown): result is SignedIn {
  return typeof result === 'object' && result !== null && !(result instanceof Error)
}

/** The business code of an account that may no longer sign in (ACCOUNT-7). */
export const mayNotSignInCode = 565644887

/** Clears the local storage, as ACCOUNT-7 says for the business code 565644887. */
export function clearAccountStorage(): void {
  try {
    localStorage.clear()
  } catch {
    // Storage is switched off.
  }
}
