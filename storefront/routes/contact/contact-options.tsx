import type { ReactNode } from 'react'
import { chatUrl } from '#contract/chat-url.ts'
import { formatPhone, phoneUrl, toE164Digits } from '#domain/phone/phone.ts'
import { showChat } from '../../chat/chat-state.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { openOverlay } from '../../ui/overlays.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { SocialLinks } from '../../shell/social-links.tsx'
import { openingOf } from '../../shopper/opening.ts'
import { OpenNow } from '../../shopper/open-now.tsx'
import { useBranch } from '../../shopper/branch.ts'
import { contactMessages } from '../../messages/contact.ts'
import { shellMessages } from '../../messages/shell.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useCopiedEmail, useCopiedNumber } from './use-copied.ts'
import { useRoot } from '../../page/use-root.ts'

const loadFollowDialog = () => import('./follow-dialog.tsx')

/** The configured ways to contact the store (SHELL-17). The main store variant has a live chat, the other shows its hours. */
export function ContactOptions() {
  const messages = useMessages(contactMessages)
  const root = useRoot()
  const page = root?.configuration?.general.web_page
  const contact = page?.contact
  const chat = chatUrl(page?.url_intercom)
  return (
    <ul className="card mt-8 grid grid-cols-[minmax(0,1fr)] px-4 py-1 max-sm:divide-y max-sm:divide-line sm:grid-cols-2 sm:gap-x-10 sm:p-6 sm:max-xl:gap-y-4 xl:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
      {contact?.phone && <PhoneOption phone={contact.phone} />}
      {contact?.email && <EmailOption email={contact.email} phone={contact.phone} />}
      <BranchOption />
      {page && hasNetworks(page) && (
        <Option icon="share-2" title={messages.follow} text={messages.followText}>
          <div className="flex flex-wrap items-center sm:contents">
            <SocialLinks />
            <button
              type="button"
              aria-haspopup="dialog"
              className="needs-script button button-text text-sm sm:-ml-3 sm:justify-self-start"
              onClick={() => openOverlay(loadFollowDialog, {})}
            >
              {messages.moreNetworks}
            </button>
          </div>
        </Option>
      )}
      {root?.storeVariant === 'main' && chat && (
        <Option icon="messages-square" title={messages.chat} text={messages.chatText}>
          <button
            type="button"
            className="needs-script button button-quiet mt-2 w-full"
            onClick={() => showChat('requested')}
          >
            {messages.openChat}
          </button>
          <p className="only-without-script">
            <ExternalLink
              href={chat.href}
              text={messages.openChat}
              className="link inline-flex min-h-11 items-center font-semibold"
            />
          </p>
        </Option>
      )}
      {root?.storeVariant === 'variant' && <Hours />}
    </ul>
  )
}

function PhoneOption({ phone }: { phone: string }) {
  const messages = useMessages(contactMessages)
  const copyNumber = useCopiedNumber()
  const number = formatPhone(phone)
  // When this number is answered is not configured; when the branches are open is.
  const { branches, branchCode } = useBranch()
  const hasOwnNumbers = branches.some((branch) => branch.phone && branch.opening_hours)
  // Where the shopper's branch has a card of its own beside it, that says more.
  const hasBranchCard = openingOf(useRoot(), branchCode) !== undefined
  const text = hasOwnNumbers && !hasBranchCard ? `${messages.supportText} ${messages.ownNumbers}` : messages.supportText
  return (
    <Option icon="headset" title={messages.support} text={text}>
      <AddressLinks icon="phone" href={phoneUrl(phone)} button={messages.call(number)} address={number} />
      <CopyButton text={messages.copyNumber} onCopy={() => copyNumber(phone)} />
    </Option>
  )
}

/** When the shopper's branch is open, and its number, which is answered there (BRANCH-16). */
function BranchOption() {
  const messages = useMessages(contactMessages)
  const { branches, branchCode } = useBranch()
  const hasHours = openingOf(useRoot(), branchCode) !== undefined
  const branch = branches.find(({ codplace }) => codplace === branchCode)
  if (!branch || !hasHours) return null
  return (
    <Option icon="clock" title={branch.description} text={messages.chosen}>
      <p>
        <OpenNow branchCode={branchCode} />
      </p>
      {branch.phone && (
        <a href={phoneUrl(branch.phone)} className="link flex min-h-11 items-center gap-2 font-semibold">
          <Icon name="phone" className="size-4.5 max-sm:hidden" />
          {formatPhone(branch.phone)}
        </a>
      )}
    </Option>
  )
}

/** The ways to write: an email, and a message to the store's number, which is on WhatsApp (SHELL-17). */
function EmailOption({ email, phone }: { email: string; phone: string | undefined }) {
  const messages = useMessages(contactMessages)
  const copyEmail = useCopiedEmail()
  const digits = phone && toE164Digits(phone)
  return (
    <Option icon="mail" title={messages.email} text={digits ? messages.writeText : messages.emailText}>
      <AddressLinks icon="mail" href={`mailto:${email}`} button={email} address={email} />
      <CopyButton text={messages.copyEmail} onCopy={() => copyEmail(email)} />
      {digits && (
        <p className="flex min-h-11 items-center gap-2">
          <Icon name="messages-square" className="size-4.5 text-link max-sm:hidden" />
          <ExternalLink
            href={`https://wa.me/${digits}`}
            text={messages.writeOnWhatsApp}
            className="link py-2.5 font-semibold"
          />
        </p>
      )}
    </Option>
  )
}

/** A number or an email address. A phone calls or writes; elsewhere, and in the app, it is read and copied. */
function AddressLinks(props: { icon: IconName; href: string; button: string; address: string }) {
  const { icon, href, button, address } = props
  return (
    <>
      <a href={href} className="contact-call link min-h-11 items-center font-semibold wrap-anywhere">
        {button}
      </a>
      <a href={href} className="contact-address link min-h-11 items-center gap-2 font-semibold wrap-anywhere">
        <Icon name={icon} className="size-4.5" />
        {address}
      </a>
    </>
  )
}

function CopyButton({ text, onCopy }: { text: string; onCopy: () => Promise<void> }) {
  return (
    <button
      type="button"
      className="contact-copy needs-script button button-text -ml-3 justify-self-start text-sm"
      onClick={() => void onCopy()}
    >
      <Icon name="copy" className="size-4.5" />
      {text}
    </button>
  )
}

type Networks = Record<'url_instagram' | 'url_facebook' | 'url_twitter' | 'url_youtube' | 'url_pinterest', string>

const hasNetworks = ({ url_instagram, url_facebook, url_twitter, url_youtube, url_pinterest }: Networks) =>
  [url_instagram, url_facebook, url_twitter, url_youtube, url_pinterest].some(Boolean)

function Hours() {
  const messages = useMessages(shellMessages)
  return (
    <Option icon="clock" title={messages.openingHours}>
      <dl className="row-span-3 space-y-2">
        <div>
          <dt className="text-sm text-muted">{messages.weekdays}</dt>
          <dd className="font-semibold">{messages.weekdayHours}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{messages.sunday}</dt>
          <dd className="font-semibold">{messages.closed}</dd>
        </div>
      </dl>
    </Option>
  )
}

interface OptionProps {
  icon: IconName
  title: string
  text?: string
  children: ReactNode
}

/** A way to the store. Beside each other the rows of all have one line each; on a phone each is a short row. */
function Option({ icon, title, text, children }: OptionProps) {
  return (
    <li className="contact-option">
      <div className="contact-option-head">
        <Icon name={icon} className="size-5 shrink-0 text-link" />
        <h2 className="min-w-0 font-bold wrap-anywhere">{title}</h2>
      </div>
      {text && <p className="text-sm text-pretty text-muted max-sm:hidden">{text}</p>}
      {children}
    </li>
  )
}
