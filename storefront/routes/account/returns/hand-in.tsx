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
  /** Whether it is a part of the form: no card of its own, and the form has said what has to be unopened. */
  isPart?: boolean
}

/** What to bring to which branch, its hours, and until when (RETURN-12). */
export default function HandIn({ order, isPart = false }: HandInProps) {
  const messages = useMessages(handInMessages)
  const language = useLanguage()
  const branch = useBranchOf(order.codplace)
  const untilMs = returnableUntilMs({ ...order, deliveredAt: receivedAtOf(order) })
  if (untilMs === undefined) return null
  const Heading = isPart ? 'h3' : 'h2'
  return (
    <section
      className={`@container text-sm ${isPart ? 'rounded-md bg-paper p-4' : 'card p-4 sm:p-6'}`}
      aria-labelledby="hand-in"
    >
      <Heading id="hand-in" className="text-base font-bold">
        {messages.handIn}
      </Heading>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 @min-[30rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <p className="mt-1">{messages.bring(formatDay(new Date(untilMs).toISOString(), language))}</p>
          <ul className="mt-1 list-disc pl-5 marker:text-muted">
            <li>{messages.complete}</li>
            {!isPart && <li>{messages.unopened}</li>}
            <li>{messages.papers}</li>
          </ul>
        </div>
        <div>
          <address className="flex flex-col gap-0.5 not-italic @min-[30rem]:mt-1">
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
        </div>
      </div>
    </section>
  )
}
