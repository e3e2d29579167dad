import type { Messages } from './use-messages.ts'

/** By when a delivery arrives: a messenger by a time, as `whenText` says it, a carrier by a day. */
const en = {
  by: 'by',
  byTime: (when: string) => `Arrives ${when}`,
  byDay: (day: string) => `Arrives by ${day}`,
  today: 'Arrives today',
  byTomorrow: (date: string) => `Arrives by tomorrow, ${date}`,
}

const es: typeof en = {
  by: 'antes de',
  byTime: (when) => `Llega ${when}`,
  byDay: (day) => `Llega a más tardar el ${day}`,
  today: 'Llega hoy',
  byTomorrow: (date) => `Llega a más tardar mañana, ${date}`,
}

export const arrivalMessages: Messages<typeof en> = { en, es }
