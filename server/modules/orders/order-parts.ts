import type { AddressFields } from '#domain/addresses/address.ts'
import type { SpendableKind } from '#domain/balances/balance.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { PaymentKind } from '#domain/payments/payment-kinds.ts'
import type { PaymentState } from '#domain/payments/payment-states.ts'

export interface OrderLineRow {
  productCode: string
  name: string
  picture: string | null
  quantity: number
  unitPriceCentavos: Centavos
  subtotalCentavos: Centavos
  taxCentavos: Centavos
  totalCentavos: Centavos
  note: string | null
  /** What the data of the product say now, 0 for nothing. */
  warrantyDays: number
}

/** The address of an order. Orders of earlier releases have neither number nor directions. */
export type OrderAddress = Omit<AddressFields, 'number' | 'directions'> &
  Partial<Pick<AddressFields, 'number' | 'directions'>>

/** The part of a payment that pays an order. */
export interface OrderPaymentRow {
  kind: PaymentKind
  amountCentavos: Centavos
  state: PaymentState
  cardBrand: string | null
  cardLastFour: string | null
  /** The balance that it spent, with the number of its document or the last four characters of its code. */
  balance: { kind: SpendableKind; reference: string } | null
  usdCents: number | null
  /** What the provider has still to give back. */
  refundPendingCentavos: Centavos
}
