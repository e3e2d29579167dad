import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { ShopperCarts } from '../cart/shopper-carts.ts'
import { CompareHost } from '../compare/compare-host.tsx'
import { deferHydration } from '../hydration/defer-hydration.tsx'
import { Notifications } from './notifications.tsx'
import { onDemand } from '../hydration/on-demand.tsx'
import { blockBySheet } from '../ui/open-dialogs.ts'
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
import { isOfferPage } from '../shopper/position-offer.ts'
import { OfflineWatch, StatusNotice } from './notices.tsx'
import { PageLinks } from '../navigation/page-links.tsx'
import { shellLayoutOf } from '../page/shell-layout.ts'
import { ScrollRestoration } from '../navigation/scroll-restoration.tsx'
import { StoreStatus } from './store-status.tsx'
import { setToolbarColour } from '../theme/choose-theme.ts'
import { useRoot } from '../page/use-root.ts'

// These elements are created once: React does not render an identical element again when the page changes.
const notices = (
  <>
    <CookieBanner />
    <StatusNotice />
  </>
)
// Most browsers have a branch, and so neither show the offer nor load its code.
const PositionOffer = deferHydration<object>(async () => ({
  default: (await import('./position-offer.tsx')).PositionOffer,
}))
const positionOffer = <PositionOffer />
const ChatHost = onDemand<object>(async () => ({ default: (await import('../chat/chat-host.tsx')).ChatHost }))
const Footer = deferHydration<object>(async () => ({ default: (await import('./footer.tsx')).Footer }), {
  isStatic: true,
  // Not even its code is loaded on phones, whose menu has its links.
  className: 'max-md:hidden',
})
const footer = <Footer />
const mobileBar = <MobileBar />
const hosts = (
  <>
    <ShopperCarts />
    <CompareHost />
    <BranchSync />
    <SignInHost />
    <Overlays />
    <StoreStatus />
    <OfflineWatch />
    <Notifications />
    <PageLinks />
    <ScrollRestoration />
  </>
)

/** The shell around every page (SHELL-1), and the page as its children. */
export function Shell({ children }: { children: ReactNode }) {
  const messages = useMessages(shellMessages)
  const { pathname } = useLocation()
  const hasChat = Boolean(useRoot()?.configuration?.general.web_page.url_intercom)
  const parts = shellLayoutOf(pathname)
  useClosedPopovers(pathname)
  useMobileAppLinks()
  useEffect(announceHydrated, [])
  useEffect(setToolbarColour, [])
  useEffect(() => onSignOut({ left: clearCheckout }), [])

  return (
    <>
      <a href="#main" className="skip-link">
        {messages.skip}
      </a>
      {notices}
      {parts.hasHeader && (
        <Header hasCategories={parts.hasCategoryBar} isHiddenOnPhones={parts.isHeaderHiddenOnPhones} />
      )}
      {parts.hasHeader && isOfferPage(pathname) && positionOffer}
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <ChatHost isNeeded={hasChat} />
      {parts.hasFooter && footer}
      {parts.hasMobileBar && mobileBar}
      {hosts}
    </>
  )
}

/**
 * At a sign-out, deletes the checkout of this tab. A shopper who left it by typing another URL would otherwise leave
 * the receiver's name behind.
 */
async function clearCheckout(): Promise<void> {
  const { clearCheckout: clear } = await import('../checkout/checkout-state.ts')
  clear()
}

/**
 * Announces that the page handles events now. A click that came too early is repeated then
 * (server/pages/defer-scripts.ts).
 */
function announceHydrated(): void {
  document.documentElement.dataset['hydrated'] = ''
  document.dispatchEvent(new Event('vitrina:hydrated'))
}

/** Inside the mobile app, sends links to other sites to the app. */
function useMobileAppLinks(): void {
  useEffect(() => {
    if (!isInMobileApp()) return
    const stop = import('../mobile-app/external-links.ts').then(({ watchLinks }) => watchLinks())
    return () => void stop.then((go) => go())
  }, [])
}

/**
 * Closes the open menus when the page changes, but not a menu that was opened before hydration. The filters
 * (`data-stays`) stay open as well: each choice in them loads a list, and the shopper makes the next choice in the same
 * panel.
 */
function useClosedPopovers(pathname: string): void {
  const { search, key } = useLocation()
  // A link to the current page counts as a change too: its history entry has a new key.
  const step = `${key} ${pathname}${search}`
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open:not([data-stays])'))
      menu.hidePopover()
    // A menu that left the page while it was open says nothing of its end.
    blockBySheet(document.querySelector('[data-stays]:popover-open') !== null)
  }, [step])
}
