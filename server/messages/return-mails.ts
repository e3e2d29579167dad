import * as z from 'zod/mini'
import { formatMoney } from '#domain/money/money.ts'
import { paragraph } from './mail-parts.ts'
import { mailTemplate, type ShopMail, shortText } from './mail-template.ts'
import { about, orderData, quoted } from './order-mails.ts'

const returned = { ...orderData, number: shortText, note: z.optional(shortText) }

/** `creditedCentavos` became the credit note; `refundedCentavos` goes back to the payments. */
const returnApproved = mailTemplate(
  z.object({
    ...returned,
    creditNote: z.optional(shortText),
    creditedCentavos: z.int(),
    refundedCentavos: z.int(),
  }),
  (data) => {
    const total = formatMoney(data.creditedCentavos + data.refundedCentavos)
    const credited = data.creditNote && data.creditedCentavos > 0 ? formatMoney(data.creditedCentavos) : undefined
    const refunded = data.refundedCentavos > 0 ? formatMoney(data.refundedCentavos) : undefined
    return about(data, {
      en: {
        subject: `We accepted your return ${data.number}`,
        preview: `You get ${total} back.`,
        title: 'We accepted your return',
        parts: [
          paragraph(`We have the products of return ${data.number} of order ${data.id}.`),
          ...quoted(data.note),
          ...(credited
            ? [paragraph(`${credited} are yours as credit note ${data.creditNote}: spend it on your next order.`)]
            : []),
          ...(refunded
            ? [
                paragraph(
                  `${refunded} go back to where they came from. A card or a PayPal account may take some days to show it.`,
                ),
              ]
            : []),
        ],
      },
      es: {
        subject: `Aceptamos tu devolución ${data.number}`,
        preview: `Recibes ${total} de vuelta.`,
        title: 'Aceptamos tu devolución',
        parts: [
          paragraph(`Tenemos los productos de la devolución ${data.number} del pedido ${data.id}.`),
          ...quoted(data.note),
          ...(credited
            ? [paragraph(`${credited} son tuyos como nota de crédito ${data.creditNote}: úsala en tu próximo pedido.`)]
            : []),
          ...(refunded
            ? [
                paragraph(
                  `${refunded} vuelven a donde salieron. Una tarjeta o una cuenta de PayPal puede tardar unos días en mostrarlo.`,
                ),
              ]
            : []),
        ],
      },
    })
  },
)

const returnRefused = mailTemplate(z.object(returned), (data) =>
  about(data, {
    en: {
      subject: `We could not accept your return ${data.number}`,
      preview: 'See why, and what you can do.',
      title: 'We could not accept your return',
      parts: [
        paragraph(`We could not accept return ${data.number} of order ${data.id}. The branch wrote:`),
        ...quoted(data.note),
        paragraph('If you see it otherwise, write to us or come to the branch.'),
      ],
    },
    es: {
      subject: `No pudimos aceptar tu devolución ${data.number}`,
      preview: 'Mira por qué y qué puedes hacer.',
      title: 'No pudimos aceptar tu devolución',
      parts: [
        paragraph(`No pudimos aceptar la devolución ${data.number} del pedido ${data.id}. La sucursal escribió:`),
        ...quoted(data.note),
        paragraph('Si no estás de acuerdo, escríbenos o pasa por la sucursal.'),
      ],
    },
  }),
)

const returnWithdrawn = mailTemplate(z.object(returned), (data) =>
  about(data, {
    en: {
      subject: `Your return ${data.number} is withdrawn`,
      preview: 'You keep the products.',
      title: 'Your return is withdrawn',
      parts: [
        paragraph(
          `You withdrew the request for return ${data.number} of order ${data.id}: nothing has to be brought back.`,
        ),
        paragraph(
          'Until the last day for it, which the page of the order says, you can return the products after all.',
        ),
      ],
    },
    es: {
      subject: `Tu devolución ${data.number} está cancelada`,
      preview: 'Te quedas con los productos.',
      title: 'Tu devolución está cancelada',
      parts: [
        paragraph(
          `Cancelaste la solicitud de la devolución ${data.number} del pedido ${data.id}: no hay que llevar nada.`,
        ),
        paragraph('Hasta el último día, que aparece en la página del pedido, todavía puedes devolver los productos.'),
      ],
    },
  }),
)

/** The mails about returns, by the name that `enqueueMail` stores. */
export const returnMails = {
  'return-approved': returnApproved,
  'return-refused': returnRefused,
  'return-withdrawn': returnWithdrawn,
} satisfies Record<string, ShopMail>
