import * as z from 'zod/mini'
import type { Language } from '#contract/language.ts'
import { formatMoney } from '#domain/money/money.ts'
import { escapeHtml } from '#server/platform/html.ts'
import type { MailTemplate, MailTemplates } from '#server/platform/mail.ts'

/** The content of a mail: its paragraphs in order, and a link at the end where the URL of its page is known. */
interface MailContent {
  subject: string
  paragraphs: string[]
  link: { text: string; url: string | undefined }
}

const url = z.optional(z.url({ protocol: /^https?$/ }))

const welcome = template(z.object({ firstName: z.string(), url }), ({ firstName, url: store }, shopName) => ({
  en: {
    subject: `Welcome to ${shopName}`,
    paragraphs: [
      `Hello, ${firstName}.`,
      'Your account is ready. From now on your cart, your addresses and your orders wait for you on every device.',
    ],
    link: { text: 'Go to the store', url: store },
  },
  es: {
    subject: `Te damos la bienvenida a ${shopName}`,
    paragraphs: [
      `Hola, ${firstName}.`,
      'Tu cuenta está lista. Desde ahora tu carrito, tus direcciones y tus pedidos te esperan en todos tus dispositivos.',
    ],
    link: { text: 'Ir a la tienda', url: store },
  },
}))

const placed = z.object({
  firstName: z.string(),
  orders: z.array(z.object({ id: z.number(), branch: z.string(), totalCentavos: z.int() })).check(z.minLength(1)),
  totalCentavos: z.int(),
  url,
})

const orderPlaced = template(placed, ({ firstName, orders, totalCentavos, url: page }) => {
  const numbers = orders.map((order) => order.id).join(', ')
  const lines = orders.map((order) => `${order.id} · ${order.branch} · ${formatMoney(order.totalCentavos)}`)
  return {
    en: {
      subject: `We received your order ${numbers}`,
      paragraphs: [
        `Thank you, ${firstName}.`,
        'We received your order and are getting it ready.',
        ...lines,
        `Total: ${formatMoney(totalCentavos)}, ITBIS included.`,
      ],
      link: { text: 'See the order', url: page },
    },
    es: {
      subject: `Recibimos tu pedido ${numbers}`,
      paragraphs: [
        `Gracias, ${firstName}.`,
        'Recibimos tu pedido y lo estamos preparando.',
        ...lines,
        `Total: ${formatMoney(totalCentavos)}, ITBIS incluido.`,
      ],
      link: { text: 'Ver el pedido', url: page },
    },
  }
})

/** The templates of the shop's mails, by the name that `enqueueMail` stores. */
export const mailTemplates = (shopName: string): MailTemplates => ({
  welcome: welcome(shopName),
  'order-placed': orderPlaced(shopName),
})

function template<S extends z.ZodMiniType>(
  data: S,
  contentsOf: (data: z.output<S>, shopName: string) => Record<Language, MailContent>,
) {
  return (shopName: string): MailTemplate =>
    (given, language) => {
      const { subject, paragraphs, link } = contentsOf(data.parse(given), shopName)[language]
      const text = [...paragraphs, ...(link.url ? [`${link.text}: ${link.url}`] : [])].join('\n\n')
      const blocks = [
        ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
        ...(link.url ? [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.text)}</a></p>`] : []),
      ]
      return {
        subject,
        text: `${text}\n\n${shopName}\n`,
        html: `<!doctype html><html lang="${language}"><body>${blocks.join('')}<p>${escapeHtml(shopName)}</p></body></html>`,
      }
    }
}
