import { type ReactNode, useState } from 'react'
import { formatMoney, sumCentavos, toCentavos } from '#domain/money/money.ts'
import { formatPhone, phoneUrl, toE164Digits } from '#domain/phone/phone.ts'
import { balancesMessages } from '../../../messages/balances.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useRoot } from '../../../page/use-root.ts'
import { useShopper } from '../../../shopper/shopper.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ChoiceGroup } from '../choice-group.tsx'
import { BankPayment, type Due } from './bank-payment.tsx'

export interface HowToPayProps {
  /** The documents that are not wholly paid, the first due first. */
  due: readonly Due[]
  /** Whether these are all. */
  isWhole: boolean
  /** Whether the customer has an available balance: they ask whether it pays this. */
  hasAvailable: boolean
}

// What is named in a message has to fit in a URL.
const namedMax = 10

/**
 * How a customer pays what they bought on credit. No page takes such a payment: the customer pays into an account of the
 * store and sends the receipt by mail, or begins with a mail where the store has no account (BALANCE-15, BALANCE-16).
 * Where only a part is overdue, that is what the page says how to pay until everything is chosen (BALANCE-18).
 */
export default function HowToPay({ due, isWhole, hasAvailable }: HowToPayProps) {
  const messages = useMessages(balancesMessages)
  const overdue = due.filter(({ is_overdue }) => is_overdue)
  const [paysAll, setPaysAll] = useState(overdue.length === 0)
  const documents = paysAll ? due : overdue
  const configuration = useRoot()?.configuration
  const contact = configuration?.general.web_page?.contact
  const byBank = documents.length > 0 && configuration?.payment_methods.accepted.includes('deposit_express')
  const letter = usePaymentLetter(documents, byBank ? messages.receiptMailText : messages.payMailText)
  const url =
    letter && contact?.email
      ? `mailto:${contact.email}?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(letter.text)}`
      : undefined
  const whatsApp = contact && toE164Digits(contact.phone)
  const main = overdue.length > 0 ? 'button-primary' : 'button-quiet'
  const named = documents.slice(0, namedMax).map(({ document_id }) => document_id)
  const ways = (
    <div className="mt-3 flex flex-wrap gap-3">
      {url && (
        <Way href={url} icon="mail" className={main}>
          {byBank ? messages.sendByMail : messages.payByMail}
        </Way>
      )}
      {letter && whatsApp && (
        <Way
          href={`https://wa.me/${whatsApp}?text=${encodeURIComponent(letter.text)}`}
          icon="messages-square"
          className={url ? 'button-quiet' : main}
        >
          {byBank ? messages.sendOnWhatsApp : messages.payOnWhatsApp}
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
  )
  const teamAndWays = (
    <>
      <p className="mt-1">{messages.payTeam(named)}</p>
      {ways}
    </>
  )
  return (
    <div className="border-t border-line p-5 text-sm">
      <h3 className="text-base font-bold">{messages.howToPay}</h3>
      {overdue.length > 0 && overdue.length < due.length && (
        <div className="mt-3 mb-4">
          <ChoiceGroup
            name="documents"
            label={messages.whatToPay}
            options={[
              { value: 'overdue', text: messages.onlyOverdue(totalOf(overdue)) },
              { value: 'all', text: (isWhole ? messages.everything : messages.allListed)(totalOf(due)) },
            ]}
            value={paysAll ? 'all' : 'overdue'}
            onChoose={(choice) => setPaysAll(choice === 'all')}
          />
        </div>
      )}
      {byBank ? <BankPayment documents={documents} otherwise={teamAndWays} ways={ways} /> : teamAndWays}
      {hasAvailable && <p className="mt-4 max-w-[42rem] text-pretty text-muted">{messages.balanceQuestion}</p>}
    </div>
  )
}

/** The unpaid amounts of documents together, as text. */
const totalOf = (documents: readonly Due[]) =>
  formatMoney(sumCentavos(documents.map(({ unpaid }) => toCentavos(unpaid))))

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
    <a href={href} className={`button max-sm:w-full ${className}`}>
      <Icon name={icon} className="size-4.5" />
      {children}
    </a>
  )
}
