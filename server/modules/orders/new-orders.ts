import type { AddressFields } from '#domain/addresses/address.ts'
import type { DeliveryMethod } from '#domain/delivery/delivery-method.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { Amounts, OrderAmounts } from '#domain/orders/order-amounts.ts'

export interface NewOrderLine {
  productCode: string
  quantity: number
  unitPriceCentavos: Centavos
  note: string | null
}

/** What one checkout orders: the lines of each branch, and what all of its orders share. */
export interface NewOrders {
  globalId: string
  delivery: DeliveryMethod
  address: AddressFields | null
  customerName: string
  note: string | null
  taxId: string | null
  /** The name that the tax authority's register has for the number. */
  taxName: string | null
  /** Within how many working days national shipping arrives, as it was promised; null for the other methods. */
  promisedDays: number | null
  branches: (OrderAmounts<NewOrderLine & Amounts> & { branchCode: number })[]
}
