import type { Messages } from './use-messages.ts'

type DeliveryMethod = 'pick_up' | 'local_delivery' | 'nacional_delivery'

/** What else is said of how an order is received, as far as it is known. */
interface Received {
  /** When it is ready to be picked up. */
  ready?: string | undefined
  /** What its delivery costs. */
  price?: string | undefined
  /** Within how many working days a carrier brings it, as the beginning of a sentence. */
  days?: string | undefined
  /** By when it is brought, as a sentence; in the place of the working days. */
  arrival?: string | undefined
}

/** A sentence as a part of another one. */
const inSentence = (text: string | undefined) => text && text.charAt(0).toLowerCase() + text.slice(1)

/** A delivery with its price and time behind a colon. */
const withDetails = (line: string, details: readonly (string | undefined)[]): string => {
  const known = details.filter((detail) => detail !== undefined)
  return known.length > 0 ? `${line}: ${known.join(', ')}` : line
}

const en = {
  received: (option: DeliveryMethod, destination: string, { ready, price, days, arrival }: Received): string => {
    const to = destination && ` to ${destination}`
    if (option === 'pick_up') return `You pick it up at ${destination}, free${ready ? `, ready ${ready}` : ''}`
    return option === 'local_delivery'
      ? withDetails(`Local delivery${to}`, [price, inSentence(arrival) ?? 'in 4 to 5 working hours, Monday to Friday'])
      : withDetails(`National shipping${to}`, [price, inSentence(arrival ?? days)])
  },
}

const es: typeof en = {
  received: (option, destination, { ready, price, days, arrival }) => {
    if (option === 'pick_up') return `Lo retiras en ${destination}, gratis${ready ? `, listo ${ready}` : ''}`
    return option === 'local_delivery'
      ? withDetails(`Entrega local${destination && ` en ${destination}`}`, [
          price,
          inSentence(arrival) ?? 'en 4 a 5 horas laborables, de lunes a viernes',
        ])
      : withDetails(`Envío nacional${destination && ` a ${destination}`}`, [price, inSentence(arrival ?? days)])
  },
}

export const deliverySummaryMessages: Messages<typeof en> = { en, es }
