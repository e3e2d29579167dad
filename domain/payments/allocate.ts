import { type Centavos, sumCentavos } from '../money/money.ts'

/** How much of a payment pays an order. */
export interface Allocation<Payment, Order> {
  payment: Payment
  order: Order
  amountCentavos: Centavos
}

/**
 * Which payment pays which order of a checkout, and how much of it (PAYMENT-7): the orders by branch code, the payments
 * as they came; each fills what the first order still needs, then the next. 700 and 300 over orders of 400 and 600 give
 * 400 of the first payment to the first order, its other 300 and the whole second payment to the second. Throws a
 * RangeError where the payments do not come to exactly the orders.
 */
export function allocate<
  Payment extends { amountCentavos: Centavos },
  Order extends { branchCode: number; totalCentavos: Centavos },
>(payments: readonly Payment[], orders: readonly Order[]): Allocation<Payment, Order>[] {
  const paid = sumCentavos(payments.map(({ amountCentavos }) => amountCentavos))
  const due = sumCentavos(orders.map(({ totalCentavos }) => totalCentavos))
  if (paid !== due) throw new RangeError(`Payments of ${paid} do not pay orders of ${due}`)
  return fillInTurn(
    payments,
    orders.toSorted((one, other) => one.branchCode - other.branchCode),
  )
}

/** The same for orders in the order in which they are given; payments may leave something, and orders may need more. */
export function fillInTurn<Payment extends { amountCentavos: Centavos }, Order extends { totalCentavos: Centavos }>(
  payments: readonly Payment[],
  orders: readonly Order[],
): Allocation<Payment, Order>[] {
  const open = orders.map((order) => ({ order, needsCentavos: order.totalCentavos }))
  return payments.flatMap((payment) => fill(payment, open))
}

interface OpenOrder<Order> {
  order: Order
  needsCentavos: Centavos
}

/** The parts of one payment; what the orders need falls by them. */
function fill<Payment extends { amountCentavos: Centavos }, Order>(
  payment: Payment,
  open: readonly OpenOrder<Order>[],
): Allocation<Payment, Order>[] {
  let left = payment.amountCentavos
  const parts: Allocation<Payment, Order>[] = []
  for (const entry of open) {
    const amountCentavos = Math.min(left, entry.needsCentavos)
    if (amountCentavos <= 0) continue
    entry.needsCentavos -= amountCentavos
    left -= amountCentavos
    parts.push({ payment, order: entry.order, amountCentavos })
  }
  return parts
}
