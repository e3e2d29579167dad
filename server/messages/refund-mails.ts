import * as z from 'zod/mini'
import { formatMoney } from '#domain/money/money.ts'
import { paragraph } from './mail-parts.ts'
import { mailTemplate, type ShopMail, shortText } from './mail-template.ts'
import { type OrderData, about, orderData, quoted } from './order-mails.ts'

/** Where the provider did not take the money back: it became store credit, or went `elsewhere`, as staff wrote it. */
const other = { isCredit: z.optional(z.boolean()), elsewhere: z.optional(shortText) }
const orderRefunded = mailTemplate(z.object({ ...orderData, amountCentavos: z.int(), ...other }), (data) => {
  const back = formatMoney(data.amountCentavos)
  if (data.isCredit) return refundedAsCredit(data, back)
  if (data.elsewhere) return refundedElsewhere(data, back, data.elsewhere)
  return about(data, {
    en: {
      subject: `We returned ${back} for your order ${data.id}`,
      preview: 'It goes back to where it came from.',
      title: 'Your money is on its way back',
      parts: [
        paragraph(`For order ${data.id} we returned ${back} to where it came from.`),
        paragraph('A card or a PayPal account may take some days to show it.'),
      ],
    },
    es: {
      subject: `Devolvimos ${back} de tu pedido ${data.id}`,
      preview: 'Vuelve a donde salió.',
      title: 'Tu dinero va de vuelta',
      parts: [
        paragraph(`Por el pedido ${data.id} devolvimos ${back} a donde salió.`),
        paragraph('Una tarjeta o una cuenta de PayPal puede tardar unos días en mostrarlo.'),
      ],
    },
  })
})

const refundedAsCredit = (data: OrderData, back: string) =>
  about(data, {
    en: {
      subject: `${back} of your order ${data.id} are store credit now`,
      preview: 'The card or PayPal account did not take them back.',
      title: 'Your money is store credit now',
      parts: [
        paragraph(`The ${back} of order ${data.id} could not go back to the card or PayPal account that paid.`),
        paragraph('They are a credit note in your account instead. You can pay any order with it.'),
      ],
    },
    es: {
      subject: `${back} de tu pedido ${data.id} ya son crédito en la tienda`,
      preview: 'La tarjeta o la cuenta de PayPal no los recibió de vuelta.',
      title: 'Tu dinero ya es crédito en la tienda',
      parts: [
        paragraph(`Los ${back} del pedido ${data.id} no pudieron volver a la tarjeta o cuenta de PayPal que pagó.`),
        paragraph('En su lugar tienes una nota de crédito en tu cuenta. Puedes pagar con ella cualquier pedido.'),
      ],
    },
  })

const refundedElsewhere = (data: OrderData, back: string, reference: string) =>
  about(data, {
    en: {
      subject: `We returned ${back} for your order ${data.id}`,
      preview: 'In another way than you had paid.',
      title: 'We returned your money',
      parts: [
        paragraph(`The ${back} of order ${data.id} could not go back to the card or PayPal account that paid.`),
        paragraph('We returned them in another way:'),
        ...quoted(reference),
      ],
    },
    es: {
      subject: `Devolvimos ${back} de tu pedido ${data.id}`,
      preview: 'De otra forma que la del pago.',
      title: 'Devolvimos tu dinero',
      parts: [
        paragraph(`Los ${back} del pedido ${data.id} no pudieron volver a la tarjeta o cuenta de PayPal que pagó.`),
        paragraph('Los devolvimos de otra forma:'),
        ...quoted(reference),
      ],
    },
  })

/** The mails about refunds, by the name that `enqueueMail` stores. */
export const refundMails = { 'order-refunded': orderRefunded } satisfies Record<string, ShopMail>
