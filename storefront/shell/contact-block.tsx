import { formatPhone, phoneUrl } from '#domain/phone/phone.ts'
import { Icon } from '../ui/icon.tsx'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useRoot } from '../page/use-root.ts'

/**
 * The phone number, e-mail and address that staff have configured; in the store variant `variant` also the opening
 * hours (SHELL-17).
 */
export function ContactBlock() {
  const messages = useMessages(shellMessages)
  const root = useRoot()
  const contact = root?.configuration?.general.web_page.contact
  return (
    <address className="space-y-1 text-sm not-italic">
      {contact?.phone && (
        <a href={phoneUrl(contact.phone)} className="contact-line">
          <Icon name="phone" className="size-4" />
          {formatPhone(contact.phone)}
        </a>
      )}
      {contact?.email && (
        <a href={`mailto:${contact.email}`} className="contact-line">
          <Icon name="mail" className="size-4" />
          {contact.email}
        </a>
      )}
      {contact?.address && (
        <p className="contact-line">
          <Icon name="map-pin" className="size-4" />
          {contact.address}
        </p>
      )}
      {root?.storeVariant === 'variant' && (
        <p className="pt-2 text-muted">
          {messages.weekdays} <span className="whitespace-nowrap">{messages.weekdayHours}</span>
          <br />
          {messages.sunday}: {messages.closed}
        </p>
      )}
    </address>
  )
}
