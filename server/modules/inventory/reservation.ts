import type { Centavos } from '#domain/money/money.ts'
import type { StockKey } from './stock.ts'

/** Units of a product at a branch that a reservation holds. */
export interface ReservedUnits extends StockKey {
  quantity: number
}

/** A line of a reserved order, at the price that its customer agreed to. */
export interface ReservedLine extends ReservedUnits {
  unitPriceCentavos: Centavos
  note: string | null
}

/** A reservation that has ended, with the lines that it held. */
export interface EndedReservation {
  id: string
  /** When it would have ended by itself. */
  expiresAt: Date
  lines: ReservedLine[]
}

/** A customer's reservation at the moment of placing the order. */
export interface LatestReservation extends EndedReservation {
  releasedAt: Date | null
  placedAt: Date | null
  /** The request that placed it, and the checkout that it became. */
  requestHash: string | null
  globalId: string | null
  /** The total that the last refusal with `total-changed` showed for it; null where none did. */
  shownTotalCentavos: Centavos | null
  /** A payment for a reservation of its customer is open, for this one or for one that it replaced. */
  hasOpenPayment: boolean
  contact: Contact
}

/** The customer of a reservation, as the recipient of the order's mail. */
export interface Contact {
  email: string
  firstName: string
  lastName: string
}
