import * as z from 'zod/mini'
import { deliveryMethods } from '#domain/delivery/delivery-method.ts'
import { formatMoney } from '#domain/money/money.ts'
import { button, facts, link, type MailPart, note, paragraph, picture } from './mail-parts.ts'
import { greeting, mailTemplate, type ShopMail, shortText, url } from './mail-template.ts'
import { orderPlaced } from './order-placed-mail.ts'
import { qrPicture } from './qr-picture.ts'

/** What each mail about one order takes; `orderMailOf` of the orders makes it. */
export const orderData = {
  firstName: z.string(),
  id: z.number(),
  branch: shortText,
  delivery: z.enum(deliveryMethods),
  /** The page of the order. */
  url,
  /** The page that shows where it is to whoever has the link. */
  trackUrl: url,
}
export type OrderData = z.output<z.ZodMiniObject<typeof orderData>>

interface Texts {
  subject: string
  preview: string
  title: string
  parts: readonly MailPart[]
}

/** A mail about an order: greeting, what happened, and the ways on. */
export function about({ firstName, url: page, trackUrl }: OrderData, texts: { en: Texts; es: Texts }) {
  return {
    en: {
      ...texts.en,
      parts: [
        paragraph(greeting(firstName).en),
        ...texts.en.parts,
        ...button('See the order', page),
        ...link('Follow the order', trackUrl),
      ],
    },
    es: {
      ...texts.es,
      parts: [
        paragraph(greeting(firstName).es),
        ...texts.es.parts,
        ...button('Ver el pedido', page),
        ...link('Seguir el pedido', trackUrl),
      ],
    },
  }
}

/** What the store wrote beside a step, in its own texts. */
export const quoted = (text: string | undefined): MailPart[] => (text ? [note(`“${text}”`)] : [])
const amount = { amountCentavos: z.int() }

const orderPaid = mailTemplate(z.object({ ...orderData, ...amount }), (data) => {
  const paid = formatMoney(data.amountCentavos)
  return about(data, {
    en: {
      subject: `We received your payment for order ${data.id}`,
      preview: `${paid} received. There is nothing else to do.`,
      title: 'We received your payment',
      parts: [paragraph(`Your payment of ${paid} for order ${data.id} arrived. There is nothing else to do.`)],
    },
    es: {
      subject: `Recibimos el pago de tu pedido ${data.id}`,
      preview: `${paid} recibidos. No tienes que hacer nada más.`,
      title: 'Recibimos tu pago',
      parts: [paragraph(`Llegó tu pago de ${paid} por el pedido ${data.id}. No tienes que hacer nada más.`)],
    },
  })
})

const parcel = z.optional(z.object({ carrier: shortText, number: shortText, url }))

/** The carrier, the number of its parcel and the way to its page for it; nothing where staff have not named them. */
function parcelParts(
  named: z.infer<typeof parcel>,
  texts: { carrier: string; number: string; follow: string },
): MailPart[] {
  if (!named) return []
  return [
    facts([
      [texts.carrier, named.carrier],
      [texts.number, named.number],
    ]),
    ...link(texts.follow, named.url),
  ]
}

const orderOnItsWay = mailTemplate(z.object({ ...orderData, parcel }), (data) => {
  const isShipped = data.delivery === 'national'
  return about(data, {
    en: {
      subject: `Your order ${data.id} is on its way`,
      preview: isShipped ? 'It has been shipped.' : 'The messenger has it.',
      title: 'Your order is on its way',
      parts: [
        paragraph(
          isShipped
            ? `Order ${data.id} has left ${data.branch}.`
            : `The messenger has left ${data.branch} with order ${data.id}.`,
        ),
        ...parcelParts(data.parcel, {
          carrier: 'Carrier',
          number: 'Tracking number',
          follow: 'See where the parcel is',
        }),
        paragraph('Please see that somebody is there to receive it.'),
      ],
    },
    es: {
      subject: `Tu pedido ${data.id} va en camino`,
      preview: isShipped ? 'Ya fue enviado.' : 'El mensajero ya lo tiene.',
      title: 'Tu pedido va en camino',
      parts: [
        paragraph(
          isShipped
            ? `El pedido ${data.id} ya salió de ${data.branch}.`
            : `El mensajero ya salió de ${data.branch} con el pedido ${data.id}.`,
        ),
        ...parcelParts(data.parcel, {
          carrier: 'Transportista',
          number: 'Número de guía',
          follow: 'Ver dónde está el paquete',
        }),
        paragraph('Asegúrate de que alguien esté para recibirlo.'),
      ],
    },
  })
})

/** `pass` is the signed text that the branch reads from the picture; `collector` the name of who may collect. */
const orderReady = mailTemplate(
  z.object({ ...orderData, collector: shortText, place: shortText, pass: shortText, dueCentavos: z.optional(z.int()) }),
  (data) => {
    const file = { contentId: 'pass@store', filename: `${data.id}.png`, content: qrPicture(data.pass) }
    const due = data.dueCentavos ? formatMoney(data.dueCentavos) : undefined
    return about(data, {
      en: {
        subject: `Your order ${data.id} is ready for pickup`,
        preview: `At ${data.branch}. Bring this pass.`,
        title: 'Your order is ready for pickup',
        parts: [
          paragraph(`Order ${data.id} waits for you at ${data.branch}. Show this pass at the counter:`),
          picture(file, 220, `Pass of order ${data.id}`),
          facts([
            ['Branch', data.branch],
            ['Address', data.place],
            ['Who picks it up', data.collector],
            ...(due ? [['To pay at the counter', due] as const] : []),
          ]),
          note(
            'Whoever picks it up brings this pass and an identity document. Forward this mail to them if it is not you.',
          ),
        ],
      },
      es: {
        subject: `Tu pedido ${data.id} está listo para retirar`,
        preview: `En ${data.branch}. Lleva este pase.`,
        title: 'Tu pedido está listo para retirar',
        parts: [
          paragraph(`El pedido ${data.id} te espera en ${data.branch}. Muestra este pase en el mostrador:`),
          picture(file, 220, `Pase del pedido ${data.id}`),
          facts([
            ['Sucursal', data.branch],
            ['Dirección', data.place],
            ['Quién lo retira', data.collector],
            ...(due ? [['A pagar en el mostrador', due] as const] : []),
          ]),
          note('Quien lo retire lleva este pase y un documento de identidad. Si no eres tú, reenvíale este correo.'),
        ],
      },
    })
  },
)

const orderDelivered = mailTemplate(z.object(orderData), (data) =>
  about(data, {
    en: {
      subject: `Your order ${data.id} was delivered`,
      preview: 'Enjoy it. We are here if anything is missing.',
      title: 'Your order was delivered',
      parts: [
        paragraph(`Order ${data.id} is in your hands. Thank you for buying with us.`),
        paragraph('If anything is missing or wrong, write to us or come to the branch.'),
      ],
    },
    es: {
      subject: `Tu pedido ${data.id} fue entregado`,
      preview: 'Disfrútalo. Aquí estamos si algo falta.',
      title: 'Tu pedido fue entregado',
      parts: [
        paragraph(`El pedido ${data.id} ya está en tus manos. Gracias por comprar con nosotros.`),
        paragraph('Si algo falta o no está bien, escríbenos o pasa por la sucursal.'),
      ],
    },
  }),
)

/** The mails about orders, by the name that `enqueueMail` stores. */
export const orderMails = {
  'order-placed': orderPlaced,
  'order-paid': orderPaid,
  'order-on-its-way': orderOnItsWay,
  'order-ready': orderReady,
  'order-delivered': orderDelivered,
} satisfies Record<string, ShopMail>
