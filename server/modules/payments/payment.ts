import type { Centavos } from '#domain/money/money.ts'
import type { PaymentKind } from '#domain/payments/payment-kinds.ts'
import type { PaymentState } from '#domain/payments/payment-states.ts'

/** A payment as it is first written. */
export interface NewPayment {
  id: string
  kind: PaymentKind
  amountCentavos: Centavos
  state: PaymentState
  /** Its place among the payments of the checkout. */
  position: number
  /** The balance that is spent, or the credit that is charged. */
  balanceId: string | null
  allocations: PaymentAllocation[]
}

/** The part of a payment that pays one order. */
export interface PaymentAllocation {
  orderId: number
  amountCentavos: Centavos
}

/** A payment of an order that is about to be returned, with the part that pays the order. */
export interface PaymentOfOrder {
  id: string
  kind: PaymentKind
  state: PaymentState
  /** The part that pays the order. */
  amountCentavos: Centavos
  /** The whole payment. */
  totalCentavos: Centavos
  balanceId: string | null
  balanceExpiresAt: Date | null
  paidAt: Date
  customerId: string
}

/** A payment as its customer sees it. */
export interface PaymentRow {
  id: string
  kind: PaymentKind
  state: PaymentState
  amountCentavos: Centavos
  globalId: string
  failure: string | null
  usdCents: number | null
  usdRate: number | null
  cardBrand: string | null
  cardLastFour: string | null
  createdAt: Date
}
