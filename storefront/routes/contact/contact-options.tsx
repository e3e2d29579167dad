import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { chatAddress } from '#contract/chat-address.ts'
import { formatPhone, phoneAddress } from '#domain/customers/phone.ts'
import { showChat } from '../../chat/chat-state.ts'
import { Icon, type IconName } from '../../components/icon.tsx'
import { openOverlay } from '../../components/overlays.tsx'
import type { loader } from '../../root.tsx'
import { OutsideLink } from '../../shell/outside-link.tsx'
import { SocialLinks } from '../../shell/social-links.tsx'
import { contactWords } from '../../words/contact.ts'
import { shellWords } from '../../words/shell.ts'
import { useWords } from '../../words/use-words.ts'
import { useCopiedNumber } from './use-copied-number.ts'

const loadFollowDialog = () => import('./follow-dialog.tsx')

/**
 * The ways to the store (SHELL-17), as far as staff have set them; the main look has a live chat, the variant tells its
 * hours.
 */
export function ContactOptions() {
  const words = useWords(contactWords)
  const root = useRouteLoaderData<typeof loader>('root')
  const page = root?.configuration?.general.web_page
  const contact = page?.contact
  const chat = chatAddress(page?.url_intercom)
  const copyNumber = useCopiedNumber()
  return (
    <ul className="mt-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
      {contact?.phone && (
        <Option icon="headset" title={words.support} text={words.supportText}>
          <a href={phoneAddress(contact.phone)} className="link flex min-h-11 items-center font-semibold">
            {formatPhone(contact.phone)}
          </a>
          <button
            type="button"
            className="needs-script button button-quiet w-full"
            onClick={() => void copyNumber(contact.phone)}
          >
            <Icon name="copy" className="size-4.5" />
            {words.copyNumber}
          </button>
        </Option>
      )}
      {contact?.email && (
        <Option icon="mail" title={words.email} text={words.emailText}>
          <p className="flex min-h-11 items-center wrap-anywhere">{contact.email}</p>
          <a href={`mailto:${contact.email}`} className="button button-quiet w-full">
            {words.sendEmail}
          </a>
        </Option>
      )}
      {page && hasNetworks(page) && (
        <Option icon="share-2" title={words.follow} text={words.followText}>
          <SocialLinks />
          <button
            type="button"
            aria-haspopup="dialog"
            className="needs-script button button-quiet w-full"
            onClick={() => openOverlay(loadFollowDialog, {})}
          >
            {words.seeNetworks}
          </button>
        </Option>
      )}
      {root?.look === 'main' && chat && (
        <Option icon="messages-square" title={words.chat} text={words.chatText}>
          <button
            type="button"
            className="needs-script button button-quiet mt-2 w-full"
            onClick={() => showChat('asked')}
          >
            {words.openChat}
          </button>
          <p className="only-without-script">
            <OutsideLink
              href={chat.href}
              text={words.openChat}
              className="link inline-flex min-h-11 items-center font-semibold"
            />
          </p>
        </Option>
      )}
      {root?.look === 'variant' && <Hours />}
    </ul>
  )
}

type Networks = Record<'url_instagram' | 'url_facebook' | 'url_twitter' | 'url_youtube' | 'url_pinterest', string>

const hasNetworks = ({ url_instagram, url_facebook, url_twitter, url_youtube, url_pinterest }: Networks) =>
  [url_instagram, url_facebook, url_twitter, url_youtube, url_pinterest].some(Boolean)

function Hours() {
  const words = useWords(shellWords)
  return (
    <Option icon="clock" title={words.openingHours}>
      <dl className="space-y-2">
        <div>
          <dt className="text-sm text-muted">{words.weekdays}</dt>
          <dd className="font-semibold">{words.weekdayHours}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{words.sunday}</dt>
          <dd className="font-semibold">{words.closed}</dd>
        </div>
      </dl>
    </Option>
  )
}

function Option({
  icon,
  title,
  text,
  children,
}: {
  icon: IconName
  title: string
  text?: string
  children: ReactNode
}) {
  return (
    <li className="card flex flex-col p-5">
      <div className="flex items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-md bg-link-soft text-link">
          <Icon name={icon} className="size-5" />
        </span>
        <h2 className="font-bold">{title}</h2>
      </div>
      {text && <p className="mt-2 text-sm text-pretty text-muted">{text}</p>}
      <div className="mt-auto space-y-2 pt-2">{children}</div>
    </li>
  )
}
