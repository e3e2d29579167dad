import { formatMoney } from '#domain/money/money.ts'
import type { CheckoutState } from '../../checkout/checkout-state.ts'
import { deliveryStepMessages } from '../../messages/delivery-step.ts'
import { deliverySummaryMessages } from '../../messages/delivery-summary.ts'
import { useMessages } from '../../messages/use-messages.ts'

interface Props {
  checkout: CheckoutState
  /** The address or the branches of the order, in one line. */
  destination: string
  /** When it is ready to be picked up. */
  ready: string | undefined
}

/** Where the order goes, what that costs and when it arrives or is ready (CHECKOUT-32). */
export default function DeliverySummary({ checkout: { option, delivery }, destination, ready }: Props) {
  const { received } = useMessages(deliverySummaryMessages)
  const { workingDays } = useMessages(deliveryStepMessages)
  const { min, max } = delivery?.workingDays ?? {}
  const days = min !== undefined && max !== undefined ? workingDays(min, max) : undefined
  const price = delivery && formatMoney(delivery.totalCentavos)
  return received(option, destination, { ready, price, days })
}
