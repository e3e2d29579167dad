import type { Opening } from '#domain/branches/opening-hours.ts'
import { pickupWindow } from '#domain/branches/pickup-window.ts'
import { calendarEntry } from './calendar-entry.ts'

interface Pickup {
  order: { id: number }
  opening: Opening
  /** From when on the order can be collected. */
  from: Date
  title: string
  place: string
  details: string
}

/** Saves a file with the time of pickup of an order, which the browser or the phone opens in its calendar. */
export function saveCalendarEntry({ order: { id }, opening, from, title, place, details }: Pickup): void {
  const span = pickupWindow(opening, from)
  if (!span) return
  const { origin, host } = window.location
  const text = calendarEntry({
    ...span,
    uid: `order-${id}@${host}`,
    title,
    place,
    details,
    url: `${origin}/account/orders/${id}`,
    writtenMs: Date.now(),
  })
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `order-${id}.ics`
  link.click()
  URL.revokeObjectURL(url)
}
