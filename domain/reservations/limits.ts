/** What bounds the reservations of one account (decision 029). Times are milliseconds. */
export interface ReservationLimits {
  /** How long one account may have a product reserved within any window, without the time of an open payment. */
  reservedMaxMs: number
  windowMs: number
  /** After so many reservations within a window that were left without an order, the next ones are smaller. */
  leftMax: number
  /** The percentage of the free stock that those may reserve. */
  sharePercent: number
}

/** A time from one instant up to another, in milliseconds since 1970. */
export interface Span {
  fromMs: number
  untilMs: number
}
