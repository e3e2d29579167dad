import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import type { OverlayProps } from '../ui/overlays.tsx'
import { smallWidths } from '../ui/picture.tsx'
import { ProductPicture } from '../product/product-picture.tsx'
import { SocialIcon } from '../ui/social-icon.tsx'
import { shareMessages } from '../messages/share.ts'
import { useMessages } from '../messages/use-messages.ts'
import { type Network, type Shared, mailUrl, shareUrl } from './share-urls.ts'
import { hasShareDialog, useShare } from './use-share.ts'

const networks = ['WhatsApp', 'Facebook', 'X', 'Pinterest'] as const satisfies Network[]
const target =
  'flex h-full min-h-20 w-full flex-col items-center justify-center gap-2 rounded-md bg-sunken p-2 text-sm font-semibold hover:bg-line'

/**
 * The share dialog (PRODUCT-9): X, Instagram, Facebook, WhatsApp, e-mail, Pinterest and the link to copy; on phones
 * also the phone's own share dialog.
 */
export default function ShareDialog({ subject, isOpen, onClose }: OverlayProps<Shared>) {
  const messages = useMessages(shareMessages)
  const { shared, copy, toInstagram, toApps } = useShare(subject)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.title} size="small">
      <Subject {...subject} />
      <Targets shared={shared} onInstagram={() => void toInstagram()} />
      <CopyField url={shared.url} onCopy={() => void copy()} />
      {hasShareDialog() && (
        <button type="button" onClick={() => void toApps()} className="button button-quiet mt-3 w-full">
          <Icon name="share-2" className="size-4.5" />
          {messages.more}
        </button>
      )}
    </Dialog>
  )
}

/** Picture and title of what is shared. */
function Subject({ picture, title }: Shared) {
  const messages = useMessages(shareMessages)
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      {picture && (
        <div className="size-16 shrink-0 rounded-md bg-display p-1.5">
          <ProductPicture picture={{ picture_url: picture }} alt="" sizes="4rem" widths={smallWidths} />
        </div>
      )}
      <div className="min-w-0 grow basis-24">
        <p className="line-clamp-4 font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-muted">{messages.intro}</p>
      </div>
    </div>
  )
}

/** The networks, Instagram and e-mail. */
function Targets({ shared, onInstagram }: { shared: Shared; onInstagram: () => void }) {
  const messages = useMessages(shareMessages)
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(4.75rem,30%),1fr))] gap-2">
      {networks.map((network) => (
        <li key={network}>
          <a href={shareUrl(network, shared)} target="_blank" rel="noopener noreferrer" className={target}>
            <NetworkLabel name={network} />
          </a>
        </li>
      ))}
      <li>
        <button type="button" onClick={onInstagram} className={target}>
          <NetworkLabel name="Instagram" />
        </button>
      </li>
      <li>
        <a href={mailUrl(shared)} className={target}>
          <Icon name="mail" />
          {messages.byEmail}
        </a>
      </li>
    </ul>
  )
}

function NetworkLabel({ name }: { name: Network | 'Instagram' }) {
  const messages = useMessages(shareMessages)
  return (
    <>
      <SocialIcon name={name} />
      <span>
        <span className="sr-only">{messages.on('')}</span>
        {name}
      </span>
    </>
  )
}

/** The link, and the button that copies it. */
function CopyField({ url, onCopy }: { url: string; onCopy: () => void }) {
  const messages = useMessages(shareMessages)
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <input
        readOnly
        value={url}
        aria-label={messages.link}
        onFocus={(event) => event.target.select()}
        className="field min-w-0 flex-1 basis-40 truncate text-sm text-muted"
      />
      <button type="button" onClick={onCopy} className="button button-primary shrink-0 grow px-4">
        <Icon name="copy" className="size-4.5" />
        {messages.copy}
      </button>
    </div>
  )
}
