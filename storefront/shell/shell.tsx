import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { CompareHost } from '../compare/compare-host.tsx'
import { Notifications } from '../components/notifications.tsx'
import { Overlays } from '../components/overlays.tsx'
import { SignInHost } from '../shopper/sign-in-host.tsx'
import { shellWords } from '../words/shell.ts'
import { useLanguage, useWords } from '../words/use-words.ts'
import { BranchKeeper } from './branch-keeper.tsx'
import { CookieBanner } from './cookie-banner.tsx'
import { isEmbedded } from './embedded.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { keepLanguage } from './language-switch.tsx'
import { MobileBar } from './mobile-bar.tsx'
import { OfflineNotice, StatusNotice } from './notices.tsx'
import { PageLinks } from './page-links.tsx'
import { PageProgress } from './page-progress.tsx'
import { partsOf } from './parts.ts'
import { ScrollKeeper } from './scroll-keeper.tsx'
import { StoreDialogs } from './store-dialogs.tsx'
import { applyTheme } from './theme-toggle.tsx'
import { Welcome } from './welcome.tsx'

/** Everything around a page (S2). */
export function Shell({ children }: { children: ReactNode }) {
  const words = useWords(shellWords)
  const { pathname } = useLocation()
  const parts = partsOf(pathname)
  useLinkedLanguage()
  useClosedPopovers(pathname)
  useEmbeddedLinks()
  useEffect(() => void (document.documentElement.dataset['hydrated'] = ''), [])
  useEffect(() => applyTheme(document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'), [])

  return (
    <>
      <a href="#main" className="skip-link">
        {words.skip}
      </a>
      <PageProgress />
      <CookieBanner />
      <StatusNotice />
      {parts.hasHeader && <Header parts={parts} />}
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {parts.hasFooter && <Footer />}
      {parts.hasMobileBar && <MobileBar />}
      <CompareHost />
      <BranchKeeper />
      <SignInHost />
      <Overlays />
      <StoreDialogs />
      <Welcome />
      <OfflineNotice />
      <Notifications />
      <PageLinks />
      <ScrollKeeper />
    </>
  )
}

/** A link with `?lang=` chose the language: kept, so that the next page speaks it as well. */
function useLinkedLanguage(): void {
  const language = useLanguage()
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has('lang')) keepLanguage(language)
  }, [language])
}

/** Inside the mobile app links out of the store are the app's. */
function useEmbeddedLinks(): void {
  useEffect(() => {
    if (!isEmbedded()) return
    const stop = import('./embedded-links.ts').then(({ watchLinks }) => watchLinks())
    return () => void stop.then((go) => go())
  }, [])
}

/** Menus close when a page is left. The filters stay: a choice in them loads a list, and the next choice is made in the same sheet. */
function useClosedPopovers(pathname: string): void {
  const { search } = useLocation()
  useEffect(() => {
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open:not([data-stays])')) menu.hidePopover()
  }, [pathname, search])
}
