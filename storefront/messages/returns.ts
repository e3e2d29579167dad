import type { ReturnEnding } from '#domain/returns/return.ts'
import type { Messages } from './use-messages.ts'

const en = {
  title: 'Return products',
  pageTitle: (id: string) => `Return products of order ${id}`,
  /** Below the title: the last day, and what they come back as where there is no choice. */
  until: (day: string) => `You can return them until ${day}.`,
  untilForCredit: (day: string) => `You can return them until ${day}, for a credit note.`,
  which: 'Which products?',
  whichHint:
    'Choose what you are returning, and why. Cases, chargers and other accessories must be unopened, unless something is wrong with them.',
  /** The price of a product of which the order has several units. */
  boughtAt: (price: string, count: number) => `${price} each · ${count}\u00A0bought`,
  howMany: 'How many',
  quantity: (product: string) => `How many: ${product}`,
  of: (all: number) => `of ${all}`,
  why: 'Why',
  reason: (product: string) => `Why: ${product}`,
  choose: 'Choose at least one product.',
  chooseAReason: 'Choose a reason',
  chooseReason: 'Choose a reason for each product.',
  comment: 'Tell us more',
  optional: '· optional',
  commentHint: 'What went wrong, or anything else the branch should know.',
  pictures: 'Pictures',
  picture: (number: number) => `Picture ${number}`,
  picturesHint: (count: number) => `Up to ${count}. They show the branch what is wrong.`,
  remove: (number: number) => `Remove picture ${number}`,
  preference: 'How would you like it?',
  preferences: { credit_note: 'A credit note', refund: 'My money back' } satisfies Record<ReturnEnding, string>,
  preferenceDetails: {
    credit_note:
      'You get it as soon as the branch accepts the products. Use it on any future order; it does not expire.',
    refund:
      'When the branch accepts the products, to where you paid from. What was paid in cash or by bank deposit comes back as a credit note.',
  } satisfies Record<ReturnEnding, string>,
  creditOnly: 'As a credit note',
  creditOnlyDetail:
    'Cash and bank deposits come back as a credit note, as soon as the branch accepts the products. Use it on any future order; it does not expire.',
  amount: 'You get back',
  amountUnknown: 'Choose a product to see how much.',
  amountHint: 'Tax included. The delivery fee is not refunded.',
  sendTitle: 'Send the request',
  sendHint: 'You get a return number, then bring the products to the branch.',
  send: 'Request the return',
  /** Beside the button while nothing is chosen. */
  chooseFirst: 'Choose what you return, in step 1.',
  sending: 'Sending…',
  sent: (number: string) => `Return ${number} was requested`,
  nothing: 'Nothing in this order can be returned',
  notYet: 'You cannot return this yet',
  backToOrder: 'Back to the order',
}

const es: typeof en = {
  title: 'Devolver productos',
  pageTitle: (id) => `Devolver productos del pedido ${id}`,
  until: (day) => `Puedes devolverlos hasta el ${day}.`,
  untilForCredit: (day) => `Puedes devolverlos hasta el ${day}, por una nota de crédito.`,
  which: '¿Cuáles productos?',
  whichHint:
    'Elige qué devuelves y por qué. Fundas, cargadores y otros accesorios, sin abrir, salvo que algo esté mal.',
  boughtAt: (price, count) => `${price} c/u · compraste\u00A0${count}`,
  howMany: 'Cuántos',
  quantity: (product) => `Cuántos: ${product}`,
  of: (all) => `de ${all}`,
  why: 'Por qué',
  reason: (product) => `Por qué: ${product}`,
  choose: 'Elige al menos un producto.',
  chooseAReason: 'Elige una razón',
  chooseReason: 'Elige por qué devuelves cada producto.',
  comment: 'Cuéntanos más',
  optional: '· opcional',
  commentHint: 'Qué pasó, o lo que la sucursal deba saber.',
  pictures: 'Fotos',
  picture: (number) => `Foto ${number}`,
  picturesHint: (count) => `Hasta ${count}. Le muestran a la sucursal qué está mal.`,
  remove: (number) => `Quitar la foto ${number}`,
  preference: '¿Cómo lo prefieres?',
  preferences: { credit_note: 'Una nota de crédito', refund: 'Mi dinero de vuelta' },
  preferenceDetails: {
    credit_note: 'La recibes en cuanto la sucursal acepte los productos. Sirve para cualquier pedido y no vence.',
    refund:
      'Cuando la sucursal acepte los productos, a donde pagaste. Lo pagado en efectivo o por depósito bancario vuelve como nota de crédito.',
  },
  creditOnly: 'Como nota de crédito',
  creditOnlyDetail:
    'Lo pagado en efectivo o por depósito vuelve como nota de crédito, en cuanto la sucursal acepte los productos. Sirve para cualquier pedido y no vence.',
  amount: 'Recibes de vuelta',
  amountUnknown: 'Elige un producto para ver cuánto.',
  amountHint: 'Con ITBIS. El costo de entrega no se reembolsa.',
  sendTitle: 'Envía la solicitud',
  sendHint: 'Te damos un número de devolución y luego llevas los productos a la sucursal.',
  send: 'Solicitar la devolución',
  chooseFirst: 'Elige qué devuelves, en el paso 1.',
  sending: 'Enviando…',
  sent: (number) => `Se solicitó la devolución ${number}`,
  nothing: 'Nada de este pedido se puede devolver',
  notYet: 'Todavía no puedes devolverlo',
  backToOrder: 'Volver al pedido',
}

export const returnsMessages: Messages<typeof en> = { en, es }
