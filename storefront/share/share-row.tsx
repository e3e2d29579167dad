import { Icon } from '../ui/icon.tsx'
import { SocialIcon } from '../ui/social-icon.tsx'
import { shareMessages } from '../messages/share.ts'
import { useMessages } from '../messages/use-messages.ts'
import { type Shared, mailUrl, shareUrl } from './share-urls.ts'
import { useShare } from './use-share.ts'

const target = 'grid size-11 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink'

/**
 * The share row of the quick view (PRODUCT-9): Instagram, Facebook, WhatsApp, e-mail, copy link. It reads `window`
 * while it renders, so it must not be rendered on the server.
 */
export function ShareRow(page: Shared) {
  const messages = useMessages(shareMessages)
  const { shared, copy, toInstagram } = useShare(page)
  return (
    <ul aria-label={messages.share} className="-mx-2.5 flex flex-wrap">
      <li>
        <button
          type="button"
          onClick={() => void toInstagram()}
          aria-label={messages.on('Instagram')}
          className={target}
        >
          <SocialIcon name="Instagram" />
        </button>
      </li>
      {(['Facebook', 'WhatsApp'] as const).map((network) => (
        <li key={network}>
          <a
            href={shareUrl(network, shared)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={messages.on(network)}
            className={target}
          >
            <SocialIcon name={network} />
          </a>
        </li>
      ))}
      <li>
        <a href={mailUrl(shared)} aria-label={messages.shareByEmail} className={target}>
          <Icon name="mail" />
        </a>
      </li>
      <li>
        <button type="button" onClick={() => void copy()} aria-label={messages.copy} className={target}>
          <Icon name="copy" />
        </button>
      </li>
    </ul>
  )
}
