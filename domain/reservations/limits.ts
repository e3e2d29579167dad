/** What bounds the reservations of one account (decision 029). Times are milliseconds. */
export interface ReservationLimits {
  /** So long a product stays reserved for one account within any window; longer alone while a payment is open. */
  reservedMaxMs: number
  windowMs: number
  /** After so many reservations within a window that were left without an order, the next ones are smaller. */
  leftMax: number
  /** How much of the free stock those may reserve. */
  sharePercent: number
}

/** A time from one instant up to another, in milliseconds since 1970. */
export interface Span {
  fromMs: number
  untilMs: number
}
