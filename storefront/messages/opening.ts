import type { Messages } from './use-messages.ts'

/** When a branch is open. */
const en = {
  openUntil: (time: string) => `Open until ${time}`,
  closedNow: 'Closed now',
  today: (hours: string) => `Today, ${hours}`,
  opens: (day: string, hours: string) => `Opens ${day}, ${hours}`,
  closedAllDay: 'closed',
  hours: 'Opening hours',
  days: (first: string, last: string) => `${first} to ${last}`,
  away: (distance: string) => `${distance} away`,
}

const es: typeof en = {
  openUntil: (time) => `Abierta hasta ${time}`,
  closedNow: 'Cerrada ahora',
  today: (hours) => `Hoy, ${hours}`,
  opens: (day, hours) => `Abre ${day}, ${hours}`,
  closedAllDay: 'cerrada',
  hours: 'Horario',
  days: (first, last) => `${first} a ${last}`,
  away: (distance) => `a ${distance}`,
}

export const openingMessages: Messages<typeof en> = { en, es }

/** A distance as people say it: `850 m`, `1.2 km`, `14 km`. The number and its unit stay on one line. */
export function distanceText(metres: number): string {
  if (metres < 950) return `${Math.max(50, Math.round(metres / 50) * 50)}\u00a0m`
  const km = metres / 1000
  return `${km < 10 ? km.toFixed(1).replace(/\.0$/, '') : Math.round(km)}\u00a0km`
}
