import { formatMoney } from '#domain/money/money.ts'
import { orderCompleteMessages } from '../../messages/order-complete.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { useProofDeadline } from '../../page/use-proof-hours.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { formatMoment } from '../account/dates.ts'
import { type NextStep, nextStepsOf } from './next-steps-of.ts'

interface Props {
  orders: readonly (Parameters<typeof nextStepsOf>[0][number] & { creation: string; expected_by: string | null })[]
  hasPendingProof: boolean
}

/** What happens next with the orders of a checkout; nothing where nothing is to come. */
export function NextSteps({ orders, hasPendingProof }: Props) {
  const messages = useMessages(orderCompleteMessages)
  // The time that each order states is more than the rule.
  const isTimed = orders.every(({ expected_by }) => expected_by !== null)
  const textOf = useTexts(orders[0]?.creation ?? '', isTimed)
  const steps = nextStepsOf(orders, hasPendingProof)
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="next" className="card p-4 sm:p-6">
      <h2 id="next" className="text-lg font-bold">
        {messages.whatNext}
      </h2>
      <ol className="@container mt-4 flex flex-col gap-4">
        {steps.map((step) => (
          <li key={step.name} className="flex items-center gap-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-md bg-sunken text-muted @max-[14rem]:hidden">
              <Icon name={icons[step.name] ?? 'banknote'} />
            </span>
            <span className="min-w-0 wrap-anywhere">{textOf(step)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const icons: Partial<Record<NextStep['name'], IconName>> = {
  prepare: 'package-open',
  pickup: 'package-check',
  ready: 'package-check',
  deliver: 'truck',
  ship: 'truck',
}

/** The sentence of each step; `placedAt` is when the orders of the checkout were placed, `isTimed` whether each says by when it comes. */
function useTexts(placedAt: string, isTimed: boolean): (step: NextStep) => string {
  const messages = useMessages(orderCompleteMessages)
  const language = useLanguage()
  const until = formatMoment(useProofDeadline(placedAt), language)
  const plain = {
    prepare: messages.nextPrepare,
    pickup: messages.nextPickup,
    ready: messages.nextReady,
    deliver: isTimed ? messages.nextBrings : messages.nextDeliver,
    ship: messages.nextShip,
  }
  const withSum = {
    pay: messages.nextPay,
    credit: messages.nextCredit,
    proof: (total: string) => messages.nextProof(total, until),
    checking: messages.nextChecking,
    approved: messages.nextApproved,
    paid: messages.nextPaid,
  }
  return (step) => ('centavos' in step ? withSum[step.name](formatMoney(step.centavos)) : plain[step.name])
}
