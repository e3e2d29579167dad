import * as z from 'zod/mini'
import type { Language } from '#contract/language.ts'
import { type DeliveryMethod, deliveryMethods } from '#domain/delivery/delivery-method.ts'
import { formatMoney } from '#domain/money/money.ts'
import { button, facts, heading, link, type MailPart, note, paragraph } from './mail-parts.ts'
import { pickupParts, pickupPlace } from './pickup-parts.ts'
import { greeting, instant, mailTemplate, momentOf, shortText, url, weekdayOf } from './mail-template.ts'

const order = z.object({
  id: z.number(),
  branch: z.string(),
  totalCentavos: z.int(),
  deliveryCentavos: z.optional(z.int()),
  /** At most the first twenty; how many more there are. */
  lines: z.optional(z.array(z.object({ name: shortText, quantity: z.int(), totalCentavos: z.int() }))),
  moreLines: z.optional(z.int()),
  trackUrl: url,
  /** Where it is picked up, and by when it is ready. */
  pickup: z.optional(pickupPlace),
  /** By when it is brought. */
  expectedBy: z.optional(instant),
})
type PlacedOrder = z.output<typeof order>

/** What another bank asks for beside the number is not in the mails of earlier releases. */
const bankAccount = z.object({
  bank: shortText,
  number: shortText,
  kind: z.optional(z.nullable(z.enum(['savings', 'checking']))),
  holder: shortText,
  holder_tax_id: z.optional(z.nullable(shortText)),
})

const placed = z.object({
  firstName: z.string(),
  orders: z.array(order).check(z.minLength(1)),
  totalCentavos: z.int(),
  /** How the orders reach their customer; `place` is the address that they go to, or that of the branch. */
  destination: z.optional(
    z.object({ delivery: z.enum(deliveryMethods), place: z.optional(shortText), recipient: z.optional(shortText) }),
  ),
  /** What is to be paid when the products are received. */
  dueCentavos: z.optional(z.int()),
  /** What is to be paid into one of these bank accounts, and until when the products wait for it. */
  deposit: z.optional(
    z.object({
      amountCentavos: z.int(),
      until: instant,
      accounts: z.array(bankAccount),
    }),
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
    methods: { local: 'A messenger brings it', national: 'It is shipped', pickup: 'You pick it up at the branch' },
    where: 'Where',
    who: 'For whom',
    expected: 'Expected by',
    due: 'To pay when you get it',
    thanks: 'Thank you. We are getting it ready.',
    deposit: (amount: string) =>
      `Thank you. We get it ready once your deposit has arrived: pay ${amount} into one of these accounts and send us the receipt.`,
    kinds: { savings: 'Savings account', checking: 'Checking account' },
    depositUntil: (until: string) => `Without a receipt by ${until} the order is canceled.`,
    sendReceipt: 'Send the receipt',
    see: 'See the order',
    waits: 'We write to you as soon as you can pick it up. Please wait for that mail.',
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
    expected: 'Llega a más tardar',
    due: 'A pagar cuando lo recibas',
    thanks: 'Gracias. Lo estamos preparando.',
    deposit: (amount: string) =>
      `Gracias. Lo preparamos en cuanto llegue tu depósito: deposita ${amount} en una de estas cuentas y envíanos el comprobante.`,
    kinds: { savings: 'Cuenta de ahorros', checking: 'Cuenta corriente' },
    depositUntil: (until: string) => `Si no llega un comprobante antes del ${until} el pedido se cancela.`,
    sendReceipt: 'Enviar el comprobante',
    see: 'Ver el pedido',
    waits: 'Te escribimos en cuanto puedas retirarlo. Espera ese correo, por favor.',
    follow: 'Seguir el pedido',
  },
}

/** The confirmation of a checkout: its orders with lines, amounts, how they reach the customer and what is to be paid. */
export const orderPlaced = mailTemplate(placed, (data) => {
  const { orders, totalCentavos } = data
  const total = formatMoney(totalCentavos)
  const isOne = orders.length === 1
  const numbersIn = (language: Language) => new Intl.ListFormat(language).format(orders.map(({ id }) => String(id)))
  return {
    en: {
      subject: `We received your ${isOne ? 'order' : 'orders'} ${numbersIn('en')}`,
      preview: `${data.deposit ? 'It waits for your deposit.' : 'We are getting it ready.'} Total: ${total}.`,
      title: isOne ? 'We received your order' : 'We received your orders',
      parts: contentOf(data, 'en'),
    },
    es: {
      subject: `Recibimos ${isOne ? 'tu pedido' : 'tus pedidos'} ${numbersIn('es')}`,
      preview: `${data.deposit ? 'Espera tu depósito.' : 'Lo estamos preparando.'} Total: ${total}.`,
      title: isOne ? 'Recibimos tu pedido' : 'Recibimos tus pedidos',
      parts: contentOf(data, 'es'),
    },
  }
})

function contentOf(data: Placed, language: Language): MailPart[] {
  const { thanks, sendReceipt, see, deposit: depositText, depositUntil } = texts[language]
  const { firstName, deposit } = data
  return [
    paragraph(greeting(firstName)[language]),
    ...(deposit
      ? [
          paragraph(depositText(formatMoney(deposit.amountCentavos))),
          facts(deposit.accounts.map((account) => [account.bank, accountText(account, language)] as const)),
          note(depositUntil(momentOf(deposit.until, language))),
        ]
      : [paragraph(thanks)]),
    ...partsOf(data, language),
    ...button(deposit ? sendReceipt : see, data.url),
    ...trackingOf(data.orders, language),
  ]
}

function accountText({ number, kind, holder, holder_tax_id: taxId }: z.output<typeof bankAccount>, language: Language) {
  return [number, ...(kind ? [texts[language].kinds[kind]] : []), holder, ...(taxId ? [`RNC ${taxId}`] : [])].join(
    ' · ',
  )
}

function partsOf({ orders, totalCentavos, dueCentavos = 0, destination }: Placed, language: Language): MailPart[] {
  const { order: name, total, due, how, methods, where, who, waits } = texts[language]
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
    ...expectedRows(orders, delivery, language),
    ...(dueCentavos > 0 ? [[due, formatMoney(dueCentavos)] as const] : []),
  ]
  const places = orders.flatMap(({ id, branch, pickup }) => {
    const order = orders.length > 1 ? `${name} ${id}` : undefined
    return pickup ? pickupParts({ branch, order, pickup }, language) : []
  })
  return [...amounts, facts(rows), ...places, ...(delivery === 'pickup' ? [note(waits)] : [])]
}

/** By when the orders are brought: once where that is the same of all, else of each. A carrier's is a day without a time. */
function expectedRows(orders: readonly PlacedOrder[], delivery: DeliveryMethod, language: Language) {
  const { order, expected } = texts[language]
  const isSame = new Set(orders.map(({ expectedBy }) => expectedBy)).size === 1
  return (isSame ? orders.slice(0, 1) : orders).flatMap(({ id, expectedBy }) => {
    if (!expectedBy) return []
    const when = weekdayOf(expectedBy, language, delivery === 'local')
    return [[isSame ? expected : `${expected} · ${order} ${id}`, when] as const]
  })
}

function linesOf({ lines = [], moreLines = 0, deliveryCentavos = 0 }: PlacedOrder, language: Language): MailPart {
  const { more, shipping } = texts[language]
  return facts([
    ...lines.map(({ name, quantity, totalCentavos }) => {
      const what = quantity > 1 ? `${quantity} × ${name}` : name
      return [what, formatMoney(totalCentavos)] as const
    }),
    ...(moreLines > 0 ? [[more(moreLines), ''] as const] : []),
    ...(deliveryCentavos > 0 ? [[shipping, formatMoney(deliveryCentavos)] as const] : []),
  ])
}

/** A link for each order: whoever has it sees where the order is, without signing in. */
function trackingOf(orders: readonly PlacedOrder[], language: Language): MailPart[] {
  const { follow } = texts[language]
  return orders.flatMap(({ id, trackUrl }) => link(orders.length > 1 ? `${follow} ${id}` : follow, trackUrl))
}
