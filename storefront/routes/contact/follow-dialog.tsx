import type { ReactNode } from 'react'
import { formatPhone } from '#domain/phone/phone.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { OverlayProps } from '../../ui/overlays.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SocialSign } from '../../ui/social-sign.tsx'
import { contactMessages } from '../../messages/contact.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useCopiedNumber } from './use-copied-number.ts'
import { useRoot } from '../../page/use-root.ts'

const choice = 'flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-left font-semibold hover:bg-sunken'

/**
 * Where to follow the store (SHELL-17): the networks that staff have set, e-mail, and the number for WhatsApp, which is
 * copied.
 */
export default function FollowDialog({ isOpen, onClose }: OverlayProps<object>) {
  const messages = useMessages(contactMessages)
  const page = useRoot()?.configuration?.general.web_page
  const copyNumber = useCopiedNumber()
  const phone = page?.contact.phone
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.follow} size="small">
      <ul className="-mx-3">
        {page?.url_twitter && (
          <Outside href={page.url_twitter} name="X">
            <SocialSign name="X" />
          </Outside>
        )}
        {page?.url_instagram && (
          <Outside href={page.url_instagram} name="Instagram">
            <SocialSign name="Instagram" />
          </Outside>
        )}
        {page?.url_facebook && (
          <Outside href={page.url_facebook} name="Facebook">
            <SocialSign name="Facebook" />
          </Outside>
        )}
        {phone && (
          <li>
            <button
              type="button"
              className={choice}
              // With the number copied nothing is left to do here; the notification that says so stands on the page.
              onClick={() => {
                onClose()
                void copyNumber(phone)
              }}
            >
              <SocialSign name="WhatsApp" />
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
          <Outside href={page.url_pinterest} name="Pinterest">
            <SocialSign name="Pinterest" />
          </Outside>
        )}
      </ul>
    </Dialog>
  )
}

function Outside({ href, name, children }: { href: string; name: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} rel="noopener me" target="_blank" className={choice}>
        {children}
        {name}
      </a>
    </li>
  )
}
