import type { ReactNode } from 'react'
import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { formatPhone, phoneUrl, toE164Digits } from '#domain/phone/phone.ts'
import { balancesMessages } from '../../../messages/balances.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useRoot } from '../../../page/use-root.ts'
import { useShopper } from '../../../shopper/shopper.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { type Due, namedMax, totalOf } from './due.ts'

interface Props {
  /** The documents that are paid. */
  documents: readonly Due[]
  /** They were paid at a bank: the message has the receipt. */
  isByBank: boolean
  /** Something is overdue: the first way is the main action of the page. */
  isUrgent: boolean
}

/** The ways to tell the store of a payment, or to ask for one: a mail and a WhatsApp message that name the documents, and the phone. */
export function PaymentWays({ documents, isByBank, isUrgent }: Props) {
  const messages = useMessages(balancesMessages)
  const contact = useRoot()?.configuration?.general.web_page?.contact
  const letter = usePaymentLetter(documents, isByBank ? messages.receiptMailText : messages.payMailText)
  const whatsApp = letter && contact && toE164Digits(contact.phone)
  const mail = letter && contact?.email
  const main = isUrgent ? 'button-primary' : 'button-quiet'
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {mail && (
        <Way
          href={`mailto:${mail}?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(letter.text)}`}
          icon="mail"
          className={main}
        >
          {isByBank ? messages.sendByMail : messages.payByMail}
        </Way>
      )}
      {whatsApp && (
        <Way
          href={`https://wa.me/${whatsApp}?text=${encodeURIComponent(letter.text)}`}
          icon="messages-square"
          className={mail ? 'button-quiet' : main}
        >
          {isByBank ? messages.sendOnWhatsApp : messages.payOnWhatsApp}
        </Way>
      )}
      {contact?.phone && (
        <Way href={phoneUrl(contact.phone)} icon="phone" className={mail || whatsApp ? 'button-quiet' : main}>
          {messages.call(formatPhone(contact.phone))}
        </Way>
      )}
      {!mail && !contact?.phone && (
        <Way href="/contact" icon="headset" className={main}>
          {messages.contact}
        </Way>
      )}
    </div>
  )
}

/** What a customer writes about the documents that they pay: undefined where there are none. */
function usePaymentLetter(documents: readonly Due[], text: string): { subject: string; text: string } | undefined {
  const messages = useMessages(balancesMessages)
  const { user } = useShopper()
  if (documents.length === 0) return undefined
  const named = documents.slice(0, namedMax)
  const lines = named.map(({ document_id, unpaid }) => `${document_id}: ${formatMoney(toCentavos(unpaid))}`)
  const more = documents.length - named.length
  if (more > 0) lines.push(messages.moreInLetter(more, totalOf(documents)))
  const from = user && `${user.first_name} ${user.last_name}, ${user.code}`
  return {
    subject: messages.payMailSubject(named.map(({ document_id }) => document_id)),
    text: [text, lines.join('\n'), from].filter(Boolean).join('\n\n'),
  }
}

interface WayProps {
  href: string
  icon: 'mail' | 'phone' | 'headset' | 'messages-square'
  className: string
  children: ReactNode
}

function Way({ href, icon, className, children }: WayProps) {
  return (
    <a
      href={href}
      className={`button max-sm:w-full ${className}`}
      {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
    >
      <Icon name={icon} className="size-4.5" />
      {children}
    </a>
  )
}
