import { type ReactNode, createContext, use, useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ReplyOf } from '#contract/endpoint.ts'
import { login, logout } from '#contract/identity.ts'
import { enterCarts } from '../cart/cart-store.ts'
import { browserClient, looksSignedIn, sessionOver } from './browser-client.ts'

export type User = ReplyOf<typeof login>['user']

interface Shopper {
  /** `unknown` until the browser has asked: a public page holds nothing personal, so the first paint knows nobody. */
  status: 'unknown' | 'visitor' | 'customer'
  user: User | undefined
  /** After a sign-in or registration answered with the user. */
  signedIn: (user: User) => void
  signOut: () => Promise<void>
}

const ShopperContext = createContext<Shopper | undefined>(undefined)

export function useShopper(): Shopper {
  const shopper = use(ShopperContext)
  if (!shopper) throw new Error('useShopper stands outside its provider')
  return shopper
}

/** Knows who is shopping: asked once after paint, and only where the marker cookie says that somebody is signed in. */
export function ShopperProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState<Pick<Shopper, 'status' | 'user'>>({ status: 'unknown', user: undefined })
  const navigate = useNavigate()
  const signedIn = useCallback((user: User) => setKnown({ status: 'customer', user }), [])
  const isOver = useCallback(() => setKnown({ status: 'visitor', user: undefined }), [])

  useEffect(() => {
    if (!looksSignedIn()) return isOver()
    browserClient.call(login, {}).then(({ user }) => signedIn(user), isOver)
  }, [signedIn, isOver])

  useEffect(() => {
    // S8: a 401 signs out and goes home; for a visitor there is nothing to end.
    const leave = () => {
      if (!looksSignedIn()) return isOver()
      isOver()
      void navigate('/')
    }
    window.addEventListener(sessionOver, leave)
    return () => window.removeEventListener(sessionOver, leave)
  }, [isOver, navigate])

  useEffect(() => {
    if (known.status !== 'unknown') void enterCarts(known.status === 'customer' ? 'customer' : 'guest')
  }, [known.status])

  const signOut = useCallback(async () => {
    await browserClient.call(logout, {}).catch(() => {})
    isOver()
    await navigate('/')
  }, [isOver, navigate])

  const shopper = useMemo(() => ({ ...known, signedIn, signOut }), [known, signedIn, signOut])
  return <ShopperContext value={shopper}>{children}</ShopperContext>
}
