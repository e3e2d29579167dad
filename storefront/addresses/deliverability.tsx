import type { ReactNode } from 'react'
import { useBranchCode } from '../page/use-root.ts'
import { useBranchName } from '../shopper/branch.ts'
import { formatMoney } from '#domain/money/money.ts'
import { addressFormMessages } from '../messages/address-form.ts'
import { useMessages } from '../messages/use-messages.ts'
import { type DeliveringBranches, isDelivered } from './delivering-branches.ts'
import type { BranchDelivery, Deliverability } from './use-deliverability.ts'
import { PersonalIcon } from '../ui/personal-icon.tsx'

interface Props {
  branches: DeliveringBranches
  deliverability: Deliverability
  /** How many of the branches that deliver are listed, the shopper's own first, where one of all is enough. */
  listedMax?: number
  /** What stands at the end of its first line. */
  children?: ReactNode
}

/** Whether branches deliver to the pin, and for how much: of an order each of them, else those that do. */
export function DeliverabilityStatus({ branches, deliverability, listedMax = 2, children }: Props) {
  const { status, branches: deliveries } = deliverability
  const nameOf = useBranchName()
  const ownCode = useBranchCode()
  const messages = useMessages(addressFormMessages)
  if (status === 'no-place') return null
  const isKnown = status === 'known'
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <FirstLine branches={branches} deliverability={deliverability} />
        {children}
      </div>
      {isKnown && branches.areAllNeeded && <BranchPrices deliveries={deliveries} nameOf={nameOf} />}
      {isKnown && !branches.areAllNeeded && (
        <BranchPrices
          isShort
          deliveries={isDelivered(branches, deliveries) ? ownFirst(deliveries, ownCode).slice(0, listedMax) : []}
          nameOf={(code) => messages.deliveryFrom(nameOf(code), code === ownCode)}
        />
      )}
    </>
  )
}

function FirstLine({ branches, deliverability: { status, branches: deliveries, retry } }: Omit<Props, 'listedMax'>) {
  const messages = useMessages(addressFormMessages)
  if (status === 'loading')
    return (
      <p className="flex items-center gap-1.5 text-muted">
        <PersonalIcon name="loader-circle" className="size-4 motion-safe:animate-spin" />
        {messages.checkingDelivery}
      </p>
    )
  if (status === 'failed')
    return (
      <p className="flex flex-wrap items-center gap-x-3 font-medium text-warning">
        {messages.checkFailed}
        <button type="button" className="link min-h-11" onClick={retry}>
          {messages.tryAgain}
        </button>
      </p>
    )
  const isInside = isDelivered(branches, deliveries)
  return (
    <p className={`flex items-center gap-1.5 font-semibold ${isInside ? 'text-success' : 'text-warning'}`}>
      <PersonalIcon name={isInside ? 'circle-check' : 'triangle-alert'} className="size-4" />
      {isInside ? messages.inZone : messages.outOfRange}
    </p>
  )
}

/** The shopper's own branch first, then those that deliver, the cheapest first, which is mostly the nearest one. */
const ownFirst = (deliveries: readonly BranchDelivery[], ownCode: number) =>
  deliveries
    .filter(({ branchCode, isAvailable }) => isAvailable || branchCode === ownCode)
    .toSorted(
      (a, b) =>
        Number(b.branchCode === ownCode) - Number(a.branchCode === ownCode) ||
        (a.priceCentavos ?? 0) - (b.priceCentavos ?? 0),
    )

interface BranchPricesProps {
  deliveries: readonly BranchDelivery[]
  /** What stands before the price of a branch. */
  nameOf: (branchCode: number) => string
  /** Whether it says in two words that a branch does not deliver. */
  isShort?: boolean
}

function BranchPrices({ deliveries, nameOf, isShort = false }: BranchPricesProps) {
  const messages = useMessages(addressFormMessages)
  if (deliveries.length === 0) return null
  return (
    <ul className="grid gap-1">
      {deliveries.map(({ branchCode, isAvailable, priceCentavos }) => (
        <li key={branchCode} className="flex flex-wrap justify-between gap-x-4">
          <span className="min-w-0 wrap-anywhere">{nameOf(branchCode)}</span>
          {isAvailable ? (
            priceCentavos !== undefined && <span className="font-semibold">{formatMoney(priceCentavos)}</span>
          ) : (
            <span className="font-medium text-warning">
              {isShort ? messages.noDelivery : messages.notFromThisBranch}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
