import * as z from 'zod/mini'
import { formatMoney } from '#domain/money/money.ts'
import { button, note, paragraph } from './mail-parts.ts'
import { greeting, instant, mailTemplate, momentOf, type ShopMail, shortText, url } from './mail-template.ts'

const firstName = z.string()
const amountCentavos = z.int()

/** A payment waits for its customer, who goes on at `url` until the instant, if there is one. */
const paymentActionNeeded = mailTemplate(
  z.object({ firstName, amountCentavos, until: z.optional(instant), url }),
  (data) => {
    const amount = formatMoney(data.amountCentavos)
    return {
      en: {
        subject: 'One more step for your payment',
        preview: 'Confirm it, and your order is placed.',
        title: 'One more step for your payment',
        parts: [
          paragraph(greeting(data.firstName).en),
          paragraph(`Your payment of ${amount} has not finished: whoever handles it wants you to confirm it.`),
          ...(data.until ? [note(`Until ${momentOf(data.until, 'en')} we hold your products.`)] : []),
          ...button('Go on with the payment', data.url),
        ],
      },
      es: {
        subject: 'Falta un paso para tu pago',
        preview: 'Confírmalo y tu pedido queda hecho.',
        title: 'Falta un paso para tu pago',
        parts: [
          paragraph(greeting(data.firstName).es),
          paragraph(`Tu pago de ${amount} no ha terminado: quien lo procesa quiere que lo confirmes.`),
          ...(data.until ? [note(`Hasta el ${momentOf(data.until, 'es')} te guardamos los productos.`)] : []),
          ...button('Continuar con el pago', data.url),
        ],
      },
    }
  },
)

/** The proof of a bank deposit was accepted, for an order, which may need more than it, or as a balance. */
const proofAccepted = mailTemplate(
  z.object({
    firstName,
    amountCentavos,
    orderId: z.optional(z.number()),
    missingCentavos: z.optional(amountCentavos),
    leftCentavos: z.optional(amountCentavos),
    url,
  }),
  (data) => {
    const amount = formatMoney(data.amountCentavos)
    const missing = data.missingCentavos && formatMoney(data.missingCentavos)
    const left = data.leftCentavos && formatMoney(data.leftCentavos)
    return {
      en: {
        subject: data.orderId ? `We accepted your deposit for order ${data.orderId}` : 'We accepted your deposit',
        preview: `${amount} confirmed.`,
        title: 'We accepted your deposit',
        parts: [
          paragraph(greeting(data.firstName).en),
          paragraph(
            data.orderId
              ? `Your deposit of ${amount} for order ${data.orderId} is confirmed. ${missing ? `The order still needs ${missing}: deposit them and send the proof, or it is canceled and the deposit stays yours.` : 'The order goes on.'}`
              : `Your deposit of ${amount} is confirmed. You can pay your next order with it.`,
          ),
          ...(left ? [note(`${left} of your deposits are left. You can pay your next order with them.`)] : []),
          ...button(data.orderId ? 'See the order' : 'See my deposits', data.url),
        ],
      },
      es: {
        subject: data.orderId ? `Aceptamos tu depósito del pedido ${data.orderId}` : 'Aceptamos tu depósito',
        preview: `${amount} confirmados.`,
        title: 'Aceptamos tu depósito',
        parts: [
          paragraph(greeting(data.firstName).es),
          paragraph(
            data.orderId
              ? `Tu depósito de ${amount} por el pedido ${data.orderId} está confirmado. ${missing ? `Al pedido le faltan ${missing}: deposítalos y envía el comprobante, o se cancela y el depósito queda a tu favor.` : 'El pedido sigue su curso.'}`
              : `Tu depósito de ${amount} está confirmado. Con él puedes pagar tu próximo pedido.`,
          ),
          ...(left ? [note(`De tus depósitos quedan ${left}. Con ellos puedes pagar tu próximo pedido.`)] : []),
          ...button(data.orderId ? 'Ver el pedido' : 'Ver mis depósitos', data.url),
        ],
      },
    }
  },
)

/** The proof of a bank deposit was refused; `reason` is in the words of who looked at it. */
const proofRefused = mailTemplate(
  z.object({ firstName, amountCentavos, orderId: z.optional(z.number()), reason: z.optional(shortText), url }),
  (data) => {
    const amount = formatMoney(data.amountCentavos)
    const quoted = data.reason ? [note(`“${data.reason}”`)] : []
    return {
      en: {
        subject: data.orderId
          ? `Your deposit for order ${data.orderId} needs another look`
          : 'Your deposit needs another look',
        preview: 'We could not confirm it.',
        title: 'We could not confirm your deposit',
        parts: [
          paragraph(greeting(data.firstName).en),
          paragraph(
            `We could not confirm your deposit of ${amount}${data.orderId ? ` for order ${data.orderId}` : ''} with the proof that you sent.`,
          ),
          ...quoted,
          paragraph('Send a clear picture of the whole receipt, or write to us.'),
          ...button(data.orderId ? 'See the order' : 'See my deposits', data.url),
        ],
      },
      es: {
        subject: data.orderId ? `Revisa tu depósito del pedido ${data.orderId}` : 'Revisa tu depósito',
        preview: 'No pudimos confirmarlo.',
        title: 'No pudimos confirmar tu depósito',
        parts: [
          paragraph(greeting(data.firstName).es),
          paragraph(
            `No pudimos confirmar tu depósito de ${amount}${data.orderId ? ` por el pedido ${data.orderId}` : ''} con el comprobante que enviaste.`,
          ),
          ...quoted,
          paragraph('Envía una foto clara del comprobante completo, o escríbenos.'),
          ...button(data.orderId ? 'Ver el pedido' : 'Ver mis depósitos', data.url),
        ],
      },
    }
  },
)

/** The mails about payments, by the name that `enqueueMail` stores. */
export const paymentMails = {
  'payment-action-needed': paymentActionNeeded,
  'proof-accepted': proofAccepted,
  'proof-refused': proofRefused,
} satisfies Record<string, ShopMail>
