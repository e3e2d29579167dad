import { Icon } from '../ui/icon.tsx'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'

/**
 * Tells of our cookies until somebody has answered (SHELL-4). It is in every page, and the script before the first
 * paint hides it from whoever has: so it moves nothing. On a phone it stands above the header, where it covers no
 * button.
 */
export function CookieBanner() {
  const messages = useMessages(shellMessages)
  return (
    <aside className="cookie-banner needs-script" aria-label={messages.cookieLabel}>
      <Icon name="cookie" className="size-5 text-link max-md:hidden" />
      <p className="flex-1">
        {messages.cookieText}{' '}
        <a href="/home/policies/view-privacy" className="link">
          {messages.cookieMore}
        </a>
      </p>
      <button type="button" onClick={accept} className="button button-quiet shrink-0 px-4 text-sm">
        {messages.cookieAccept}
      </button>
    </aside>
  )
}

function accept(): void {
  try {
    localStorage.setItem('cookie-consent', '1')
  } catch {
    // A browser that keeps nothing asks again on its next page.
  }
  document.documentElement.dataset['consent'] = '1'
}
