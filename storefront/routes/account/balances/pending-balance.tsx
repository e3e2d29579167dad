import type { getBalance } from '#contract/balances.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { balancesMessages } from '../../../messages/balances.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { formatDay } from '../dates.ts'
import { PersonalIcon } from '../../../ui/personal-icon.tsx'
import { whenSeen } from '../when-seen.tsx'
import { overdueSince } from './overdue-since.ts'
import type { Due } from './due.ts'
import type { HowToPayProps } from './how-to-pay.tsx'

const HowToPay = whenSeen<HowToPayProps>(() => import('./how-to-pay.tsx'), 'm-5 h-120 md:h-90')

type Summary = ReplyOf<typeof getBalance>

/** What the customer owes, and the documents that are due, the first due first. */
export function PendingBalance({ balance }: { balance: Summary }) {
  const messages = useMessages(balancesMessages)
  const language = useLanguage()
  const { overdue } = balance.credit
  const since = overdueSince(balance)
  if (balance.pending_balance === 0) return <NothingPending />
  const hidden = balance.due_total - balance.due.length
  return (
    <section aria-labelledby="pending" className="card overflow-hidden">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 p-5 pb-4">
        <div>
          <h2 id="pending" className="font-semibold">
            {messages.youOwe}
          </h2>
          <p className="mt-1 amount-larger font-extrabold">{formatMoney(toCentavos(balance.pending_balance))}</p>
          <p className="mt-1 text-sm text-muted">{messages.youOweDetail}</p>
        </div>
        {overdue > 0 && (
          <p className="rounded-sm bg-danger-soft px-2 py-1 text-sm font-bold text-danger">
            {messages.overdue(formatMoney(toCentavos(overdue)), since && formatDay(since, language))}
          </p>
        )}
      </div>
      <DueCards due={balance.due} />
      <DueTable due={balance.due} />
      {hidden > 0 && (
        <p className="border-t border-line px-5 py-2 text-sm text-muted">{messages.moreDocuments(hidden)}</p>
      )}
      <HowToPay balance={balance} />
    </section>
  )
}

function NothingPending() {
  const messages = useMessages(balancesMessages)
  return (
    <section aria-labelledby="pending" className="card flex items-center gap-4 p-5">
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-success-soft text-success">
        <PersonalIcon name="circle-check" className="size-5" />
      </span>
      <div>
        <h2 id="pending" className="font-semibold">
          {messages.nothingPending}
        </h2>
        <p className="text-sm text-muted">{messages.nothingPendingDetail}</p>
      </div>
    </section>
  )
}

/** On a phone: what each number is stands once above the list, for those who hear it before each. */
function DueCards({ due }: { due: readonly Due[] }) {
  const messages = useMessages(balancesMessages)
  return (
    <>
      <p
        aria-hidden
        className="flex flex-wrap justify-between gap-x-4 border-t border-line px-5 py-2 text-xs font-semibold text-muted sm:hidden"
      >
        <span>{messages.document}</span>
        <span className="ml-auto">{messages.unpaid}</span>
      </p>
      <DueList due={due} />
    </>
  )
}

function DueList({ due }: { due: readonly Due[] }) {
  const messages = useMessages(balancesMessages)
  const language = useLanguage()
  return (
    <ul className="sm:hidden">
      {due.map((one) => (
        <li
          key={one.document_id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line px-5 py-3"
        >
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              <span className="sr-only">{messages.document} </span>
              <DocumentName due={one} />
            </p>
            <p className={`text-sm ${one.is_overdue ? 'font-medium text-danger' : 'text-muted'}`}>
              {(one.is_overdue ? messages.wasDueOn : messages.dueOn)(formatDay(one.due_at, language))}
            </p>
          </div>
          <p className="ml-auto text-right whitespace-nowrap">
            <strong className="block">{formatMoney(toCentavos(one.unpaid))}</strong>
            {one.unpaid !== one.amount && (
              <span className="text-sm text-muted">{messages.of(formatMoney(toCentavos(one.amount)))}</span>
            )}
          </p>
          {one.payments.length > 0 && (
            <p className="w-full">
              <Payments due={one} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function DueTable({ due }: { due: readonly Due[] }) {
  const messages = useMessages(balancesMessages)
  return (
    <table className="w-full text-left text-sm max-sm:hidden">
      <thead>
        <tr className="border-t border-line text-xs text-muted">
          <th scope="col" className="py-2 pr-3 pl-5 font-semibold">
            {messages.document}
          </th>
          <th scope="col" className="px-3 py-2 font-semibold">
            {messages.date}
          </th>
          <th scope="col" className="px-3 py-2 font-semibold">
            {messages.due}
          </th>
          <th scope="col" className="px-3 py-2 text-right font-semibold">
            {messages.amount}
          </th>
          <th scope="col" className="py-2 pr-5 pl-3 text-right font-semibold">
            {messages.unpaid}
          </th>
        </tr>
      </thead>
      <tbody>
        {due.map((one) => (
          <DueRow key={one.document_id} due={one} />
        ))}
      </tbody>
    </table>
  )
}

function DueRow({ due }: { due: Due }) {
  const messages = useMessages(balancesMessages)
  const language = useLanguage()
  const { date, due_at, amount, unpaid, is_overdue } = due
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-3 pr-3 pl-5 font-semibold wrap-anywhere">
        <DocumentName due={due} />
      </th>
      <td className="px-3 py-3 whitespace-nowrap">{formatDay(date, language)}</td>
      <td className={`px-3 py-3 whitespace-nowrap ${is_overdue ? 'font-medium text-danger' : ''}`}>
        {formatDay(due_at, language)}
        {is_overdue && ` · ${messages.isOverdue}`}
      </td>
      <td className="px-3 py-3 text-right text-muted">
        {formatMoney(toCentavos(amount))}
        <Payments due={due} />
      </td>
      <td className="py-3 pr-5 pl-3 text-right font-bold whitespace-nowrap">{formatMoney(toCentavos(unpaid))}</td>
    </tr>
  )
}

/** The number of a document, which links to the order that it is. */
function DocumentName({ due: { document_id, order_id } }: { due: Due }) {
  const messages = useMessages(balancesMessages)
  if (order_id === null) return document_id
  return (
    <a href={`/account/orders/${order_id}`} className="link">
      {messages.order(order_id)}
    </a>
  )
}

/** What was paid of a document already. */
function Payments({ due: { payments, payments_total } }: { due: Due }) {
  const messages = useMessages(balancesMessages)
  const language = useLanguage()
  const earlier = payments_total - payments.length
  return (
    <>
      {payments.map(({ kind, amount, at }, nth) => (
        <span key={nth} className="block text-sm text-muted">
          {messages.payment(messages.movementKinds[kind], formatMoney(toCentavos(amount)), formatDay(at, language))}
        </span>
      ))}
      {earlier > 0 && <span className="block text-sm text-muted">{messages.earlierPayments(earlier)}</span>}
    </>
  )
}
