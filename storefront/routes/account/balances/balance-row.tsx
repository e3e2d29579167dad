import { type ReactNode, useState } from 'react'
import type { BalanceState } from '#domain/balances/balance.ts'
import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { balancesMessages } from '../../../messages/balances.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { formatDay } from '../dates.ts'
import { IconTile } from './balance-section.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { type AnyIconName } from '../../../ui/personal-icon.tsx'

interface Props {
  icon: AnyIconName
  name: string
  /** The whole name, for a button of which several would have the same `name`. */
  label?: string
  detail: ReactNode
  amount: number
  balance: number
  state: BalanceState
  expiresAt?: string | null
  /** Opens the history; without it the row is no button. */
  onOpen?: () => void
}

/** One balance of a list: what it is, what is left of how much, and until when. The whole row opens its history. */
export function BalanceRow({ icon, name, label, detail, amount, balance, state, expiresAt = null, onOpen }: Props) {
  const messages = useMessages(balancesMessages)
  const isOver = state !== 'available'
  return (
    <li className="relative flex items-center gap-3 border-t border-line px-4 py-3 has-[button]:hover:bg-sunken sm:px-5">
      <IconTile icon={icon} />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
        <div className="min-w-0 flex-1 basis-24">
          <p className={`font-semibold wrap-anywhere ${isOver ? 'text-muted' : ''}`}>
            {onOpen ? (
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={label}
                className="text-left after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
                onClick={onOpen}
              >
                {name}
              </button>
            ) : (
              name
            )}
          </p>
          <p className="text-sm text-muted">{detail}</p>
        </div>
        <p className="ml-auto text-right">
          <strong className={`block ${isOver ? 'font-semibold text-muted' : ''}`}>
            {formatMoney(toCentavos(balance))}
          </strong>
          <span className="text-sm text-muted">
            {isOver ? messages.states[state] : amount !== balance && messages.of(formatMoney(toCentavos(amount)))}
          </span>
        </p>
        {/* Below both, so that no date is broken where the amounts leave little space beside them. */}
        {expiresAt && state !== 'used' && <Expiry at={expiresAt} isOver={state === 'expired'} />}
      </div>
      {/* Without an arrow its place stays: the amounts of all lists are in one column. */}
      {onOpen ? (
        <Icon name="chevron-right" className="size-4.5 shrink-0 text-muted" />
      ) : (
        <span className="w-4.5 shrink-0" />
      )}
    </li>
  )
}

/** Two parts of a detail, each of which stays on one line; no line begins or ends with the dot between them. */
export function DetailParts({ first, second }: { first: string; second: string }) {
  return (
    <span className="block overflow-hidden">
      {/* A dot at the beginning of a line is outside. */}
      <span className="-ml-3 flex flex-wrap">
        {[first, second].map((part) => (
          <span key={part} className="relative pl-3 before:absolute before:left-1 before:content-['·']">
            {part}
          </span>
        ))}
      </span>
    </span>
  )
}

const soonMs = 30 * 86_400_000

/** The last day of a balance; highlighted in its last month. */
function Expiry({ at, isOver }: { at: string; isOver: boolean }) {
  const messages = useMessages(balancesMessages)
  const language = useLanguage()
  const [now] = useState(Date.now)
  const isSoon = !isOver && Date.parse(at) - now < soonMs
  const day = formatDay(at, language)
  return (
    <p className={`basis-full text-sm ${isSoon ? 'font-medium text-warning' : 'text-muted'}`}>
      {isOver ? messages.expired(day) : messages.expires(day)}
    </p>
  )
}
