import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { finishedStatuses } from '#domain/orders/order-steps.ts'
import { cashDueOf } from '#domain/payments/cash-due.ts'
import { orderMessages } from '../../messages/order.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { OrderDetail } from './order-detail.ts'

/** What is due in cash for an order under way, and who gets it (ORDER-21). */
export function CashDue({ order }: { order: OrderDetail }) {
  const messages = useMessages(orderMessages)
  const due = cashDueOf(order.payments)
  if (!due || finishedStatuses.includes(order.status)) return null
  return (
    <p className="mt-2 font-semibold text-pretty">
      {messages.cashTo[order.option_name](formatMoney(toCentavos(due.amount)), order.branch_name)}
    </p>
  )
}
