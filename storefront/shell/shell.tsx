import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { ShopperCarts } from '../cart/shopper-carts.ts'
import { CompareHost } from '../compare/compare-host.tsx'
import { deferHydration } from '../hydration/defer-hydration.tsx'
import { Notifications } from '../ui/notifications.tsx'
import { onDemand } from '../hydration/on-demand.tsx'
import { Overlays } from '../ui/overlays.tsx'
import { onSignOut } from '../shopper/sign-out.ts'
import { SignInHost } from '../shopper/sign-in-host.tsx'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { BranchSync } from './branch-sync.tsx'
import { CookieBanner } from './cookie-banner.tsx'
import { isInMobileApp } from '../mobile-app/mobile-app.ts'
import { Header } from './header.tsx'
import { MobileBar } from './mobile-bar.tsx'
import { OfflineNotice, StatusNotice } from './notices.tsx'
import { PageLinks } from '../navigation/page-links.tsx'
import { shellLayoutOf } from '../page/shell-layout.ts'
import { ScrollRestoration } from '../navigation/scroll-restoration.tsx'
import { StoreTrouble } from './store-trouble.tsx'
import { tintFrame } from './theme-toggle.tsx'
import { useRoot } from '../page/use-root.ts'

// Made once: what is the same element as before React leaves as it is at a step to another page.
const above = (
  <>
    <CookieBanner />
    <StatusNotice />
  </>
)
const ChatHost = onDemand<object>(async () => ({ default: (await import('../chat/chat-host.tsx')).ChatHost }))
const Footer = deferHydration<object>(async () => ({ default: (await import('./footer.tsx')).Footer }), {
  isStatic: true,
})
const footer = <Footer />
const mobileBar = <MobileBar />
const around = (
  <>
    <ShopperCarts />
    <CompareHost />
    <BranchSync />
    <SignInHost />
    <Overlays />
    <StoreTrouble />
    <OfflineNotice />
    <Notifications />
    <PageLinks />
    <ScrollRestoration />
  </>
)

/** Everything around a page (SHELL-1). */
export function Shell({ children }: { children: ReactNode }) {
  const messages = useMessages(shellMessages)
  const { pathname } = useLocation()
  const hasChat = Boolean(useRoot()?.configuration?.general.web_page.url_intercom)
  const parts = shellLayoutOf(pathname)
  useClosedPopovers(pathname)
  useEmbeddedLinks()
  useEffect(announceHydrated, [])
  useEffect(tintFrame, [])
  useEffect(() => onSignOut({ left: clearCheckout }), [])

  return (
    <>
      <a href="#main" className="skip-link">
        {messages.skip}
      </a>
      {above}
      {parts.hasHeader && <Header hasCategories={parts.hasCategoryBar} />}
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <ChatHost isNeeded={hasChat} />
      {parts.hasFooter && footer}
      {parts.hasMobileBar && mobileBar}
      {around}
    </>
  )
}

/** A checkout that was left by the address bar would stay in this tab, with the receiver's name. */
async function clearCheckout(): Promise<void> {
  const { clearCheckout: clear } = await import('../checkout/checkout-state.ts')
  clear()
}

/** The page answers to presses now; the one that came too early is heard (server/pages/defer-scripts.ts). */
function announceHydrated(): void {
  document.documentElement.dataset['hydrated'] = ''
  document.dispatchEvent(new Event('vitrina:hydrated'))
}

/** Inside the mobile app links out of the store are the app's. */
function useEmbeddedLinks(): void {
  useEffect(() => {
    if (!isInMobileApp()) return
    const stop = import('../mobile-app/outside-links.ts').then(({ watchLinks }) => watchLinks())
    return () => void stop.then((go) => go())
  }, [])
}

/**
 * Menus close when a page is left; one that was opened before the page was awake stays. The filters stay as well: a
 * choice in them loads a list, and the next choice is made in the same sheet.
 */
function useClosedPopovers(pathname: string): void {
  const { search, key } = useLocation()
  // A link to the very page one is on is a step as well.
  const step = `${key} ${pathname}${search}`
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open:not([data-stays])'))
      menu.hidePopover()
  }, [step])
}
