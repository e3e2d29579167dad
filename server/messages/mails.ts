import * as z from 'zod/mini'
import { formatMoney } from '#domain/money/money.ts'
import type { MailTemplates } from '#server/platform/mail.ts'
import { accountMails } from './account-mails.ts'
import type { MailSettings } from './mail-layout.ts'
import { button, facts, paragraph } from './mail-parts.ts'
import { greeting, mailTemplate, type ShopMail, url } from './mail-template.ts'

const welcome = mailTemplate(z.object({ firstName: z.string(), url }), ({ firstName, url: store }, shopName) => ({
  en: {
    subject: `Welcome to ${shopName}`,
    preview: 'Your account is ready.',
    title: 'Welcome!',
    parts: [
      paragraph(greeting(firstName).en),
      paragraph(
        `Your account at ${shopName} is ready. From now on your cart, your addresses and your orders are on every device where you sign in.`,
      ),
      ...button('Go to the store', store),
    ],
  },
  es: {
    subject: `Te damos la bienvenida a ${shopName}`,
    preview: 'Tu cuenta está lista.',
    title: '¡Te damos la bienvenida!',
    parts: [
      paragraph(greeting(firstName).es),
      paragraph(
        `Tu cuenta en ${shopName} está lista. Desde ahora tienes tu carrito, tus direcciones y tus pedidos en cada dispositivo donde entres.`,
      ),
      ...button('Ir a la tienda', store),
    ],
  },
}))

const placed = z.object({
  firstName: z.string(),
  orders: z.array(z.object({ id: z.number(), branch: z.string(), totalCentavos: z.int() })).check(z.minLength(1)),
  totalCentavos: z.int(),
  url,
})

const orderPlaced = mailTemplate(placed, ({ firstName, orders, totalCentavos, url: page }) => {
  const numbers = orders.map((order) => order.id).join(', ')
  const linesOf = (order: string, total: string) =>
    facts(
      [
        ...orders.map((each) => [`${order} ${each.id} · ${each.branch}`, formatMoney(each.totalCentavos)] as const),
        [total, formatMoney(totalCentavos)],
      ],
      { hasTotal: true },
    )
  return {
    en: {
      subject: `We received your order ${numbers}`,
      preview: `We are getting it ready. Total: ${formatMoney(totalCentavos)}.`,
      title: 'We received your order',
      parts: [
        paragraph(greeting(firstName).en),
        paragraph('Thank you. We are getting it ready.'),
        linesOf('Order', 'Total with ITBIS'),
        ...button('See the order', page),
      ],
    },
    es: {
      subject: `Recibimos tu pedido ${numbers}`,
      preview: `Lo estamos preparando. Total: ${formatMoney(totalCentavos)}.`,
      title: 'Recibimos tu pedido',
      parts: [
        paragraph(greeting(firstName).es),
        paragraph('Gracias. Lo estamos preparando.'),
        linesOf('Pedido', 'Total con ITBIS'),
        ...button('Ver el pedido', page),
      ],
    },
  }
})

const shopMails = { welcome, 'order-placed': orderPlaced, ...accountMails } satisfies Record<string, ShopMail>

/** What the template of each mail takes, by its name. */
export type MailData = { [Template in keyof typeof shopMails]: z.input<(typeof shopMails)[Template]['data']> }

/** The templates of the shop's mails, by the name that `enqueueMail` stores. */
export function mailTemplates(settings: MailSettings): MailTemplates {
  return Object.fromEntries(Object.entries(shopMails).map(([name, mail]) => [name, mail.templateFor(settings)]))
}
