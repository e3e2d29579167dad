import { formatPhone, phoneUrl } from '#domain/phone/phone.ts'
import { returnableUntilMs } from '#domain/returns/returnable.ts'
import { handInMessages } from '../../../messages/hand-in.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { WeekHours } from '../../../shopper/open-now.tsx'
import { formatDay } from '../dates.ts'
import type { OrderDetail } from '../order-detail.ts'
import { useBranchOf } from '../use-branch-of.ts'
import { receivedAtOf } from './received-at.ts'

export interface HandInProps {
  order: OrderDetail
}

/** What to bring to which branch, its hours, and until when (RETURN-12). */
export default function HandIn({ order }: HandInProps) {
  const messages = useMessages(handInMessages)
  const language = useLanguage()
  const branch = useBranchOf(order.codplace)
  const untilMs = returnableUntilMs({ ...order, deliveredAt: receivedAtOf(order) })
  if (untilMs === undefined) return null
  return (
    <section className="card p-4 text-sm sm:p-6" aria-labelledby="hand-in">
      <h2 id="hand-in" className="text-base font-bold">
        {messages.handIn}
      </h2>
      <p className="mt-1">{messages.bring(formatDay(new Date(untilMs).toISOString(), language))}</p>
      <ul className="mt-1 list-disc pl-5 marker:text-muted">
        {messages.toBring.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <address className="mt-4 flex flex-col gap-0.5 not-italic">
        <strong>{order.branch_name}</strong>
        <span>{branch?.address}</span>
        <span>{branch?.city_name}</span>
        {branch?.phone && (
          <a href={phoneUrl(branch.phone)} className="link self-start">
            {formatPhone(branch.phone)}
          </a>
        )}
      </address>
      <WeekHours branchCode={order.codplace} />
    </section>
  )
}
