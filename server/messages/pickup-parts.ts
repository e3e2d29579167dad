import * as z from 'zod/mini'
import type { Language } from '#contract/language.ts'
import { type DayGroup, groupDays } from '#domain/branches/day-groups.ts'
import { parseOpeningHours } from '#domain/branches/opening-hours.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { facts, heading, link, type MailPart } from './mail-parts.ts'
import { instant, shortText, url, weekdayOf } from './mail-template.ts'

/** Where an order is picked up, and by when it is ready where that is promised. `hours` are those that staff wrote. */
export const pickupPlace = z.object({
  place: shortText,
  phone: shortText,
  hours: z.optional(shortText),
  at: z.optional(instant),
  /** Directions to the branch. */
  url,
})
type PickupPlace = z.output<typeof pickupPlace>

const texts = {
  en: {
    title: 'Where you pick it up',
    ready: 'Ready',
    branch: 'Branch',
    address: 'Address',
    phone: 'Phone',
    hours: 'Opening hours',
    closed: 'closed',
    holidays: 'It is closed on holidays.',
    directions: 'How to get there',
  },
  es: {
    title: 'Dónde lo retiras',
    ready: 'Listo',
    branch: 'Sucursal',
    address: 'Dirección',
    phone: 'Teléfono',
    hours: 'Horario',
    closed: 'cerrada',
    holidays: 'Cierra los días feriados.',
    directions: 'Cómo llegar',
  },
}
const locales: Record<Language, string> = { en: 'en-US', es: 'es-DO' }

/** The branch where an order is picked up, with its hours and the way there. `order` names it where there are several. */
export function pickupParts(
  { branch, order, pickup }: { branch: string; order: string | undefined; pickup: PickupPlace },
  language: Language,
): MailPart[] {
  const { title, ready, branch: name, address, phone, hours: hoursName, directions } = texts[language]
  const hours = hoursText(pickup.hours ?? null, language)
  return [
    heading(order ? `${title} · ${order}` : title),
    facts([
      // Whoever reads the mail tomorrow must not take it for "today".
      ...(pickup.at ? [[ready, weekdayOf(pickup.at, language, true)] as const] : []),
      [name, branch],
      [address, pickup.place],
      ...(pickup.phone ? [[phone, formatPhone(pickup.phone)] as const] : []),
      ...(hours ? [[hoursName, hours] as const] : []),
    ]),
    ...link(directions, pickup.url),
  ]
}

/** The week of a branch: "Monday–Friday 9:00 AM–7:00 PM; Saturday …"; undefined of hours that nobody can read (BRANCH-9). */
function hoursText(hours: string | null, language: Language): string | undefined {
  const week = parseOpeningHours(hours)
  return week && `${groupDays(week).map(groupText(language)).join('; ')}. ${texts[language].holidays}`
}

const groupText =
  (language: Language) =>
  ({ first, last, spans }: DayGroup): string => {
    const days = first === last ? weekdayText(first, language) : [first, last].map((day) => weekdayText(day, language))
    const times = spans.map(({ opens, closes }) => `${clockText(opens, language)}–${clockText(closes, language)}`)
    return `${[days].flat().join('–')} ${times.join(', ') || texts[language].closed}`
  }

// 5 January 1970 was a Monday.
const monday = Date.UTC(1970, 0, 5)
const minuteMs = 60_000

/** The name of a weekday, 0 for Monday. */
const weekdayText = (weekday: number, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }).format(
    monday + weekday * 1440 * minuteMs,
  )

/** A minute of the day as a time: "9:00 AM". */
const clockText = (minute: number, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { timeStyle: 'short', timeZone: 'UTC' }).format(monday + minute * minuteMs)
