import type { ReactNode } from 'react'
import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { formatPhone, phoneUrl } from '#domain/phone/phone.ts'
import { balancesMessages } from '../../../messages/balances.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useRoot } from '../../../page/use-root.ts'
import { useShopper } from '../../../shopper/shopper.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { BankPayment, type Due } from './bank-payment.tsx'

export interface HowToPayProps {
  /** The documents that are not wholly paid, the first due first. */
  due: readonly Due[]
  /** Whether the customer has an available balance: they ask whether it pays this. */
  hasAvailable: boolean
}

// What is named in a mail has to fit in a URL.
const namedMax = 10

/**
 * How a customer pays what they bought on credit. No page takes such a payment: the customer pays into an account of the
 * store and sends the receipt by mail, or begins with a mail where the store has no account (BALANCE-15, BALANCE-16).
 * What is overdue comes first.
 */
export default function HowToPay({ due, hasAvailable }: HowToPayProps) {
  const messages = useMessages(balancesMessages)
  const overdue = due.filter(({ is_overdue }) => is_overdue)
  const documents = (overdue.length > 0 ? overdue : due).slice(0, namedMax)
  const configuration = useRoot()?.configuration
  const contact = configuration?.general.web_page?.contact
  const byBank = documents.length > 0 && configuration?.payment_methods.accepted.includes('deposit_express')
  const url = usePaymentMail(contact?.email, documents, byBank ? messages.receiptMailText : messages.payMailText)
  const main = overdue.length > 0 ? 'button-primary' : 'button-quiet'
  const team = <p className="mt-1">{messages.payTeam(documents.map(({ document_id }) => document_id))}</p>
  return (
    <div className="border-t border-line p-5 text-sm">
      <h3 className="text-base font-bold">{messages.howToPay}</h3>
      {byBank ? <BankPayment documents={documents} otherwise={team} /> : team}
      <div className="mt-4 flex flex-wrap gap-3">
        {url && (
          <Way href={url} icon="mail" className={main}>
            {byBank ? messages.sendByMail : messages.payByMail}
          </Way>
        )}
        {contact?.phone && (
          <Way href={phoneUrl(contact.phone)} icon="phone" className={url ? 'button-quiet' : main}>
            {messages.call(formatPhone(contact.phone))}
          </Way>
        )}
        {!url && !contact?.phone && (
          <Way href="/contact" icon="headset" className={main}>
            {messages.contact}
          </Way>
        )}
      </div>
      {hasAvailable && <p className="mt-4 max-w-[42rem] text-pretty text-muted">{messages.balanceQuestion}</p>}
    </div>
  )
}

/** The URL of a mail about the documents; undefined where the store has no e-mail. */
function usePaymentMail(email: string | undefined, documents: readonly Due[], text: string): string | undefined {
  const messages = useMessages(balancesMessages)
  const { user } = useShopper()
  if (!email || documents.length === 0) return undefined
  const subject = messages.payMailSubject(documents.map(({ document_id }) => document_id))
  const lines = documents.map(({ document_id, unpaid }) => `${document_id}: ${formatMoney(toCentavos(unpaid))}`)
  const from = user && `${user.first_name} ${user.last_name}, ${user.code}`
  const body = [text, lines.join('\n'), from].filter(Boolean).join('\n\n')
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

interface WayProps {
  href: string
  icon: 'mail' | 'phone' | 'headset'
  className: string
  children: ReactNode
}

function Way({ href, icon, className, children }: WayProps) {
  return (
    <a href={href} className={`button max-sm:w-full ${className}`}>
      <Icon name={icon} className="size-4.5" />
      {children}
    </a>
  )
}
