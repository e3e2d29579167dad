import { Icon } from '../ui/icon.tsx'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { clearOffer, isOfferPage } from '../shopper/position-offer.ts'
import { LanguageSwitch } from './language-switch.tsx'

/**
 * The notice about cookies, until the shopper accepts it (SHELL-4). Every page contains it, and the inline theme script
 * hides it before the first paint if it was accepted, so the page does not shift. It is above the header, where it
 * covers nothing. On narrow screens, whose header has no space for it, it offers the other language as well.
 */
export function CookieBanner() {
  const messages = useMessages(shellMessages)
  return (
    <aside className="cookie-banner needs-script" aria-label={messages.cookieLabel}>
      <Icon name="cookie" className="size-5 text-link max-md:hidden" />
      <p className="min-w-0 flex-1 basis-40 md:flex-none">
        {messages.cookieText}{' '}
        <a href="/home/policies/view-privacy" className="link">
          {messages.cookieMore}
        </a>
        {/* Wide screens have it in the header. */}
        <LanguageSwitch className="link ml-4 inline-flex gap-1 align-bottom md:hidden" hasLabel />
      </p>
      <button type="button" onClick={accept} className="button button-quiet bg-raised px-4 text-sm">
        {messages.cookieAccept}
      </button>
    </aside>
  )
}

function accept(): void {
  try {
    localStorage.setItem('cookie-consent', '1')
  } catch {
    // Without storage the notice appears again on the next page.
  }
  document.documentElement.dataset['consent'] = '1'
  // This page offers the position from now on.
  if (isOfferPage(window.location.pathname)) clearOffer()
}
