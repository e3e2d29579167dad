import * as z from 'zod/mini'
import type { Language } from '#contract/language.ts'
import { deliveryMethods } from '#domain/delivery/delivery-method.ts'
import { formatMoney } from '#domain/money/money.ts'
import { button, facts, heading, link, type MailPart, note, paragraph } from './mail-parts.ts'
import { greeting, mailTemplate, shortText, url } from './mail-template.ts'

const order = z.object({
  id: z.number(),
  branch: z.string(),
  totalCentavos: z.int(),
  deliveryCentavos: z.optional(z.int()),
  /** At most the first twenty; how many more there are. */
  lines: z.optional(z.array(z.object({ name: shortText, quantity: z.int(), totalCentavos: z.int() }))),
  moreLines: z.optional(z.int()),
  trackUrl: url,
})
type PlacedOrder = z.output<typeof order>

const placed = z.object({
  firstName: z.string(),
  orders: z.array(order).check(z.minLength(1)),
  totalCentavos: z.int(),
  /** How the orders reach their customer; `place` is the address that they go to, or that of the branch. */
  destination: z.optional(
    z.object({ delivery: z.enum(deliveryMethods), place: z.optional(shortText), recipient: z.optional(shortText) }),
  ),
  url,
})
type Placed = z.output<typeof placed>

const texts = {
  en: {
    order: 'Order',
    total: 'Total with ITBIS',
    shipping: 'Delivery cost',
    more: (count: number) => (count === 1 ? 'and one more product' : `and ${count} more products`),
    how: 'How you get it',
    methods: { local: 'A messenger brings it', national: 'It is shipped', pickup: 'You collect it at the branch' },
    where: 'Where',
    who: 'For whom',
    waits: 'We write to you as soon as you can collect it. Please wait for that mail.',
    follow: 'Follow the order',
  },
  es: {
    order: 'Pedido',
    total: 'Total con ITBIS',
    shipping: 'Costo de entrega',
    more: (count: number) => (count === 1 ? 'y un producto más' : `y ${count} productos más`),
    how: 'Cómo lo recibes',
    methods: {
      local: 'Un mensajero te lo lleva',
      national: 'Te lo enviamos',
      pickup: 'Lo retiras en la sucursal',
    },
    where: 'Dónde',
    who: 'Para quién',
    waits: 'Te escribimos en cuanto puedas retirarlo. Espera ese correo, por favor.',
    follow: 'Seguir el pedido',
  },
}

/** The confirmation of a checkout: its orders with lines, amounts and how they reach the customer. */
export const orderPlaced = mailTemplate(placed, (data) => {
  const { firstName, orders, totalCentavos, url: page } = data
  const numbers = orders.map(({ id }) => id).join(', ')
  return {
    en: {
      subject: `We received your order ${numbers}`,
      preview: `We are getting it ready. Total: ${formatMoney(totalCentavos)}.`,
      title: 'We received your order',
      parts: [
        paragraph(greeting(firstName).en),
        paragraph('Thank you. We are getting it ready.'),
        ...partsOf(data, 'en'),
        ...button('See the order', page),
        ...trackingOf(orders, 'en'),
      ],
    },
    es: {
      subject: `Recibimos tu pedido ${numbers}`,
      preview: `Lo estamos preparando. Total: ${formatMoney(totalCentavos)}.`,
      title: 'Recibimos tu pedido',
      parts: [
        paragraph(greeting(firstName).es),
        paragraph('Gracias. Lo estamos preparando.'),
        ...partsOf(data, 'es'),
        ...button('Ver el pedido', page),
        ...trackingOf(orders, 'es'),
      ],
    },
  }
})

function partsOf({ orders, totalCentavos, destination }: Placed, language: Language): MailPart[] {
  const { order: name, total, how, methods, where, who, waits } = texts[language]
  const sum = [total, formatMoney(totalCentavos)] as const
  const hasLines = orders.some(({ lines }) => lines !== undefined)
  const amounts = hasLines
    ? [
        ...orders.flatMap((each) => [heading(`${name} ${each.id} · ${each.branch}`), linesOf(each, language)]),
        facts([sum], { hasTotal: true }),
      ]
    : [
        facts(
          [
            ...orders.map((each) => [`${name} ${each.id} · ${each.branch}`, formatMoney(each.totalCentavos)] as const),
            sum,
          ],
          { hasTotal: true },
        ),
      ]
  if (!destination) return amounts
  const { delivery, place, recipient } = destination
  const rows = [
    [how, methods[delivery]] as const,
    ...(place ? [[where, place] as const] : []),
    ...(recipient ? [[who, recipient] as const] : []),
  ]
  return [...amounts, facts(rows), ...(delivery === 'pickup' ? [note(waits)] : [])]
}

function linesOf({ lines = [], moreLines = 0, deliveryCentavos = 0 }: PlacedOrder, language: Language): MailPart {
  const { more, shipping } = texts[language]
  return facts([
    ...lines.map(({ name, quantity, totalCentavos }) => [`${quantity} × ${name}`, formatMoney(totalCentavos)] as const),
    ...(moreLines > 0 ? [[more(moreLines), ''] as const] : []),
    ...(deliveryCentavos > 0 ? [[shipping, formatMoney(deliveryCentavos)] as const] : []),
  ])
}

/** A link for each order: whoever has it sees where the order is, without signing in. */
function trackingOf(orders: readonly PlacedOrder[], language: Language): MailPart[] {
  const { follow } = texts[language]
  return orders.flatMap(({ id, trackUrl }) => link(orders.length > 1 ? `${follow} ${id}` : follow, trackUrl))
}
