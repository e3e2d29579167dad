import type { Messages } from './use-messages.ts'

/** By when a delivery arrives: a messenger by a time, as `whenText` says it, a carrier by a day. */
const en = {
  by: 'by',
  byTime: (when: string) => `Arrives ${when}`,
  byDay: (day: string) => `Arrives by ${day}`,
  /** By the end of today and of tomorrow. */
  nextDays: ['Arrives today', 'Arrives by tomorrow'],
}

const es: typeof en = {
  by: 'antes de',
  byTime: (when) => `Llega ${when}`,
  byDay: (day) => `Llega a más tardar el ${day}`,
  nextDays: ['Llega hoy', 'Llega a más tardar mañana'],
}

export const arrivalMessages: Messages<typeof en> = { en, es }
