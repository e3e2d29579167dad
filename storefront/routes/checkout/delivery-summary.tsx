import { methodOfOptionName } from '#contract/delivery-methods.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { CheckoutState } from '../../checkout/checkout-state.ts'
import { deliveryStepMessages } from '../../messages/delivery-step.ts'
import { deliverySummaryMessages } from '../../messages/delivery-summary.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { branchCodesOf } from './steps.ts'
import { useTimeTexts } from './use-time-texts.ts'

interface Props {
  checkout: CheckoutState
  /** The address or the branches of the order, in one line. */
  destination: string
}

/** Where the order goes, what that costs and when it arrives or is ready (CHECKOUT-32). */
export default function DeliverySummary({ checkout, destination }: Props) {
  const { received } = useMessages(deliverySummaryMessages)
  const { workingDays } = useMessages(deliveryStepMessages)
  const times = useTimeTexts(branchCodesOf(checkout))
  const { option, delivery, chosen } = checkout
  const { min, max } = delivery?.workingDays ?? {}
  const days = min !== undefined && max !== undefined ? workingDays(min, max) : undefined
  const price = delivery && formatMoney(delivery.totalCentavos)
  // An order that waits for its deposit is not sent before.
  const isDeposit = chosen?.selection.payments.some(({ kind }) => kind === 'deposit_express')
  const arrival = isDeposit ? undefined : times?.arrival(methodOfOptionName(option), [delivery?.workingDays])
  return received(option, destination, { ready: times?.ready, price, days, arrival })
}
