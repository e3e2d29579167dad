import type { getCreditLimit } from '#contract/balances.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { balancesMessages } from '../../../messages/balances.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { formatDay } from '../dates.ts'
import { IconTile } from './balance-section.tsx'

type Credit = ReplyOf<typeof getCreditLimit>

interface Props {
  credit: Credit
  /** The day since which something is overdue, where it is known. */
  overdueSince: string | undefined
  /** The next day on which something is due that is not overdue: what is, stands with its day above. */
  nextDueAt: string | null | undefined
}

/** The customer's credit: what is left of it, the limit, and how much is used. */
export function CreditSummary({ credit, overdueSince, nextDueAt }: Props) {
  const messages = useMessages(balancesMessages)
  const hasCredit = credit.limit > 0 || credit.used > 0
  return (
    <section aria-labelledby="credit" className={`card flex flex-col overflow-hidden ${hasCredit ? '' : 'self-start'}`}>
      <h2 id="credit" className="px-5 pt-5 font-semibold">
        {hasCredit ? messages.creditLeft : messages.credit}
      </h2>
      {hasCredit ? (
        <Use {...{ credit, overdueSince, nextDueAt }} />
      ) : (
        <div className="flex items-center gap-4 px-5 pt-3 pb-5 text-sm">
          <IconTile icon="wallet" />
          <div>
            <p className="font-semibold">{messages.noCredit}</p>
            <p className="text-muted">{messages.noCreditDetail}</p>
          </div>
        </div>
      )}
    </section>
  )
}

function Use({ credit, overdueSince, nextDueAt }: Props) {
  const messages = useMessages(balancesMessages)
  const language = useLanguage()
  const isOver = credit.used > credit.limit
  const percent = credit.limit > 0 ? Math.min(100, Math.round((credit.used / credit.limit) * 100)) : 100
  const facts = [
    [messages.creditLimit, formatMoney(toCentavos(credit.limit))],
    [messages.creditUsed, formatMoney(toCentavos(credit.used))],
    ...(overdueSince ? [[messages.overdueSince, formatDay(overdueSince, language)]] : []),
    ...(nextDueAt ? [[messages.nextDue, formatDay(nextDueAt, language)]] : []),
  ]
  return (
    <>
      <div className="px-5 pb-5">
        <p className="mt-1 amount-large font-extrabold">{formatMoney(toCentavos(credit.available))}</p>
        <p className={`mt-1 text-sm ${isOver ? 'font-medium text-warning' : 'text-muted'}`}>
          {isOver ? messages.overLimit : messages.usedPercent(percent)}
        </p>
        <Bar percent={percent} isOver={isOver} />
        {credit.overdue > 0 && credit.available > 0 && (
          <p className="mt-3 text-sm text-muted">{messages.usableThough}</p>
        )}
      </div>
      <dl className="mt-auto">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-line px-5 py-2"
          >
            <dt>{name}</dt>
            <dd
              className={`ml-auto font-semibold whitespace-nowrap ${name === messages.overdueSince ? 'text-danger' : ''}`}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The used part of the limit as a bar. The sentence above it says the same, so it is not read out. */
function Bar({ percent, isOver }: { percent: number; isOver: boolean }) {
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden className="mt-4 h-2 w-full rounded-full bg-sunken">
      <rect width={percent} height="1" className={isOver ? 'fill-warning' : 'fill-accent'} />
    </svg>
  )
}
