import type { DeliveryMethod } from '../delivery/delivery-method.ts'
import { foldText } from '../search/fold-text.ts'
import type { OrderStatus } from './order-steps.ts'

/** The carrier that has an order, and the number by which it finds the parcel. */
export interface Parcel {
  carrier: string
  number: string
}

/** Whether a carrier has the order at a status: one of national shipping, from when it is dispatched until it is delivered. */
export const isWithCarrier = (status: OrderStatus, delivery: DeliveryMethod): boolean =>
  delivery === 'national' && (status === 'dispatched' || status === 'sent')

/** A carrier that the store sends parcels with. */
export interface Carrier {
  name: string
  /** The address of its page for a parcel, with `{number}` in the place of the parcel's number. */
  tracking: string
}

/**
 * The address of the page on which the carrier says where a parcel is; null for a carrier that is none of `carriers`. Their
 * names are compared without accents and case (ORDER-30).
 */
export function carrierPageOf(parcel: Parcel, carriers: readonly Carrier[]): string | null {
  const name = foldText([parcel.carrier])
  const carrier = carriers.find((each) => foldText([each.name]) === name)
  return carrier ? carrier.tracking.replaceAll('{number}', () => encodeURIComponent(parcel.number)) : null
}
