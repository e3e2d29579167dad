import * as z from 'zod/mini'
import { formatMoney } from '#domain/money/money.ts'
import { givenBack } from './given-back.ts'
import { paragraph } from './mail-parts.ts'
import { mailTemplate, type ShopMail, shortText } from './mail-template.ts'
import { about, orderData, quoted } from './order-mails.ts'

/**
 * `returnedCentavos` is what the customer had paid and gets back, `creditedCentavos` the part of it that is a credit note.
 * `isPaymentDeclined` where the order was canceled because its provider declined a payment in the end, `isUnproven` where
 * nobody proved its bank deposit in time.
 */
const canceled = z.object({
  ...orderData,
  reason: z.optional(shortText),
  returnedCentavos: z.optional(z.int()),
  creditedCentavos: z.optional(z.int()),
  isPaymentDeclined: z.optional(z.boolean()),
  isUnproven: z.optional(z.boolean()),
})

const orderCanceled = mailTemplate(canceled, (data) => {
  if (data.isPaymentDeclined) return declined(data)
  const { returnedCentavos = 0, creditedCentavos = 0 } = data
  const back = returnedCentavos ? formatMoney(returnedCentavos) : undefined
  const paragraphs = givenBack(returnedCentavos, creditedCentavos)
  return about(data, {
    en: {
      subject: `Your order ${data.id} was canceled`,
      preview: back ? `You get ${back} back.` : 'You owe nothing for it.',
      title: 'Your order was canceled',
      parts: [
        paragraph(`Order ${data.id} at ${data.branch} was canceled.`),
        ...quoted(data.reason),
        ...(data.isUnproven ? unproven.en : []),
        ...paragraphs.en,
      ],
    },
    es: {
      subject: `Tu pedido ${data.id} fue cancelado`,
      preview: back ? `Recibes ${back} de vuelta.` : 'No debes nada por él.',
      title: 'Tu pedido fue cancelado',
      parts: [
        paragraph(`El pedido ${data.id} en ${data.branch} fue cancelado.`),
        ...quoted(data.reason),
        ...(data.isUnproven ? unproven.es : []),
        ...paragraphs.es,
      ],
    },
  })
})

const unproven = {
  en: [paragraph('Its bank deposit was not proved in time. Have you paid it? Write to us: the money is yours.')],
  es: [paragraph('Su depósito bancario no quedó comprobado a tiempo. ¿Ya lo pagaste? Escríbenos: el dinero es tuyo.')],
}

/** The same where a payment was declined: why, what became of the money, and how to go on. */
function declined(data: z.output<typeof canceled>) {
  const { id, branch, returnedCentavos = 0, creditedCentavos = 0 } = data
  const paragraphs =
    returnedCentavos > 0
      ? givenBack(returnedCentavos, creditedCentavos)
      : { en: [paragraph('Nothing was charged.')], es: [paragraph('No se cobró nada.')] }
  return about(data, {
    en: {
      subject: `Your payment was declined: order ${id} was canceled`,
      preview: 'You can order again and pay in another way.',
      title: 'Your payment was declined',
      parts: [
        paragraph(`Your payment for order ${id} at ${branch} was declined, so the order was canceled.`),
        ...paragraphs.en,
        paragraph('You can order again and pay in another way: the order’s page has the button “Buy again”.'),
      ],
    },
    es: {
      subject: `Tu pago fue rechazado: cancelamos el pedido ${id}`,
      preview: 'Puedes pedir de nuevo y pagar de otra forma.',
      title: 'Tu pago fue rechazado',
      parts: [
        paragraph(`El pago de tu pedido ${id} en ${branch} fue rechazado, por eso el pedido se canceló.`),
        ...paragraphs.es,
        paragraph(
          'Puedes pedir de nuevo y pagar de otra forma: en la página del pedido está el botón “Comprar otra vez”.',
        ),
      ],
    },
  })
}

/** The mail about a canceled order, by the name that `enqueueMail` stores. */
export const canceledMails = { 'order-canceled': orderCanceled } satisfies Record<string, ShopMail>
