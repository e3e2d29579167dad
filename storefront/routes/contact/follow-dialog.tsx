import type { ReactNode } from 'react'
import { formatPhone } from '#domain/phone/phone.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { OverlayProps } from '../../ui/overlays.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SocialIcon } from '../../ui/social-icon.tsx'
import { contactMessages } from '../../messages/contact.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useCopiedNumber } from './use-copied.ts'
import { useRoot } from '../../page/use-root.ts'

const choice = 'flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-left font-semibold hover:bg-sunken'

/** The store's configured networks, its e-mail, and its WhatsApp number, which a button copies (SHELL-17). */
export default function FollowDialog({ isOpen, onClose }: OverlayProps<object>) {
  const messages = useMessages(contactMessages)
  const page = useRoot()?.configuration?.general.web_page
  const copyNumber = useCopiedNumber()
  const phone = page?.contact.phone
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.follow} size="small">
      <ul className="-mx-3">
        {page?.url_twitter && (
          <NetworkLink href={page.url_twitter} name="X">
            <SocialIcon name="X" />
          </NetworkLink>
        )}
        {page?.url_instagram && (
          <NetworkLink href={page.url_instagram} name="Instagram">
            <SocialIcon name="Instagram" />
          </NetworkLink>
        )}
        {page?.url_facebook && (
          <NetworkLink href={page.url_facebook} name="Facebook">
            <SocialIcon name="Facebook" />
          </NetworkLink>
        )}
        {phone && (
          <li>
            <button
              type="button"
              className={choice}
              // The dialog closes, since the notification about the copied number is on the page behind it.
              onClick={() => {
                onClose()
                void copyNumber(phone)
              }}
            >
              <SocialIcon name="WhatsApp" />
              {messages.whatsApp}
              <span className="ml-auto text-sm font-normal text-muted">
                {messages.whatsAppDetail(formatPhone(phone))}
              </span>
            </button>
          </li>
        )}
        {page?.contact.email && (
          <li>
            <a href={`mailto:${page.contact.email}`} className={choice}>
              <Icon name="mail" className="size-5 shrink-0" />
              {messages.mail}
            </a>
          </li>
        )}
        {page?.url_pinterest && (
          <NetworkLink href={page.url_pinterest} name="Pinterest">
            <SocialIcon name="Pinterest" />
          </NetworkLink>
        )}
      </ul>
    </Dialog>
  )
}

function NetworkLink({ href, name, children }: { href: string; name: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} rel="noopener me" target="_blank" className={choice}>
        {children}
        {name}
      </a>
    </li>
  )
}
