import { type OptionName, methodOfOptionName } from '#contract/delivery-methods.ts'
import type { OrderStatus } from '#domain/orders/order-steps.ts'
import { isWithCarrier } from '#domain/orders/parcel.ts'
import type { ReadNote } from '#domain/orders/step-note.ts'

/** Whether that note stands with the delivery instead: a carrier has the order (ORDER-27). */
export const isOfCarrier = ({ status, option_name }: { status: OrderStatus; option_name: OptionName }): boolean =>
  isWithCarrier(status, methodOfOptionName(option_name))

interface Noting {
  status: OrderStatus
  note?: string | null
  note_language?: ReadNote['language']
}

interface Noted<E> {
  status: OrderStatus
  origin?: string
  events?: readonly E[]
}

/** The event whose note stands above the products of an order (ORDER-26): the last of its status, if it has one. */
export function noteAtTop<E extends Noting>(order: Noted<E>): E | undefined {
  if (order.origin === 'branch' || order.status === 'canceled') return undefined
  const event = order.events?.findLast(({ status }) => status === order.status)
  return event?.note?.trim() ? event : undefined
}

/** What staff have written there; undefined where they have not. */
export function writtenAtTop<E extends Noting>(order: Noted<E>): ReadNote | undefined {
  const { note, note_language: language = null } = noteAtTop(order) ?? {}
  return note ? { text: note.trim(), language } : undefined
}

/** Whether staff have written something that does not stand at the top: then the details of the order are open (ORDER-13). */
export function hasNoteBelow<E extends Noting>(order: Noted<E>): boolean {
  const above = noteAtTop(order)
  return order.events?.some((event) => event.note && event !== above) ?? false
}
