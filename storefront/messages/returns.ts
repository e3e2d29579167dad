import type { ReturnEnding, ReturnReason } from '#domain/returns/return.ts'
import type { Messages } from './use-messages.ts'

const en = {
  // On the page of the order.
  returns: 'Returns',
  start: 'Return products',
  until: (day: string) =>
    `You can return its products until ${day}; cases, chargers and the like unopened, unless something is wrong.`,
  failed: 'The returns of this order could not be loaded.',
  retry: 'Try again',

  // The form.
  title: 'Return products',
  pageTitle: (id: string) => `Return products of order ${id}`,
  which: 'Which products?',
  whichHint: 'Choose what comes back, and why.',
  /** The price of a product of which the order has several units. */
  boughtAt: (price: string, count: number) => `${price} each · ${count}\u00A0bought`,
  howMany: 'How many',
  quantity: (product: string) => `How many: ${product}`,
  of: (all: number) => `of ${all}`,
  why: 'Why',
  reason: (product: string) => `Why: ${product}`,
  reasons: {
    defective: 'It is defective',
    wrong_product: 'It is not what I ordered',
    not_as_described: 'It is not as described',
    changed_mind: 'I changed my mind',
    other: 'Another reason',
  } satisfies Record<ReturnReason, string>,
  choose: 'Choose at least one product.',
  chooseAReason: 'Choose a reason',
  chooseReason: 'Choose why each product comes back.',
  comment: 'Tell us more',
  optional: '· optional',
  commentHint: 'What is wrong, or anything that helps the branch.',
  pictures: 'Pictures',
  picture: (number: number) => `Picture ${number}`,
  picturesHint: (count: number) => `Up to ${count}. They show the branch what is wrong.`,
  remove: (number: number) => `Remove picture ${number}`,
  preference: 'How would you like it?',
  preferences: { credit_note: 'A credit note', refund: 'My money back' } satisfies Record<ReturnEnding, string>,
  preferenceDetails: {
    credit_note: 'You get it as soon as the branch accepts the products. It pays for later orders and does not expire.',
    refund:
      'When the branch accepts the products, to where you paid from. What was paid in cash or by bank deposit comes back as a credit note.',
  } satisfies Record<ReturnEnding, string>,
  creditOnly: 'As a credit note',
  creditOnlyDetail:
    'What was paid in cash or by bank deposit comes back this way. You get it as soon as the branch accepts the products. It pays for later orders and does not expire.',
  amount: 'You get back',
  amountUnknown: 'Choose a product to see how much.',
  amountHint: 'Tax included. Delivery is not returned.',
  sendTitle: 'Send the request',
  sendHint: 'You get the number of the return. Then you bring the products to the branch.',
  send: 'Request the return',
  sending: 'Sending…',
  sent: (number: string) => `Return ${number} was requested`,
  nothing: 'Nothing in this order can be returned',
  notYet: 'You cannot return this yet',
  notReceived: 'You have not received this order yet. Once you have, you can return its products here for 30 days.',
  wasCanceled: 'This order was canceled, so there is nothing to return.',
  allReturned: 'You have requested the return of everything in this order.',
  atBranch: (branch: string, day: string) =>
    `You bought this at ${branch}. To return it, take it there with your receipt until ${day}.`,
  tooLate: (day: string) => `The last day to return these products was ${day}.`,
  wrong: (branch: string) => `Something wrong? Call ${branch}:`,
  policy: 'How returns work',
  backToOrder: 'Back to the order',
}

const es: typeof en = {
  returns: 'Devoluciones',
  start: 'Devolver productos',
  until: (day) =>
    `Puedes devolver sus productos hasta el ${day}; fundas, cargadores y parecidos sin abrir, salvo que algo esté mal.`,
  failed: 'No se pudieron cargar las devoluciones de este pedido.',
  retry: 'Intentar de nuevo',

  title: 'Devolver productos',
  pageTitle: (id) => `Devolver productos del pedido ${id}`,
  which: '¿Cuáles productos?',
  whichHint: 'Elige qué devuelves y por qué.',
  boughtAt: (price, count) => `${price} c/u · compraste\u00A0${count}`,
  howMany: 'Cuántos',
  quantity: (product) => `Cuántos: ${product}`,
  of: (all) => `de ${all}`,
  why: 'Por qué',
  reason: (product) => `Por qué: ${product}`,
  reasons: {
    defective: 'Está defectuoso',
    wrong_product: 'No es lo que pedí',
    not_as_described: 'No es como se describe',
    changed_mind: 'Cambié de opinión',
    other: 'Otra razón',
  },
  choose: 'Elige al menos un producto.',
  chooseAReason: 'Elige una razón',
  chooseReason: 'Elige por qué devuelves cada producto.',
  comment: 'Cuéntanos más',
  optional: '· opcional',
  commentHint: 'Qué está mal, o lo que ayude a la sucursal.',
  pictures: 'Fotos',
  picture: (number) => `Foto ${number}`,
  picturesHint: (count) => `Hasta ${count}. Le muestran a la sucursal qué está mal.`,
  remove: (number) => `Quitar la foto ${number}`,
  preference: '¿Cómo lo prefieres?',
  preferences: { credit_note: 'Una nota de crédito', refund: 'Mi dinero de vuelta' },
  preferenceDetails: {
    credit_note: 'La recibes en cuanto la sucursal acepte los productos. Paga pedidos futuros y no vence.',
    refund:
      'Cuando la sucursal acepte los productos, a donde pagaste. Lo pagado en efectivo o por depósito bancario vuelve como nota de crédito.',
  },
  creditOnly: 'Como nota de crédito',
  creditOnlyDetail:
    'Así vuelve lo pagado en efectivo o por depósito bancario. La recibes en cuanto la sucursal acepte los productos. Paga pedidos futuros y no vence.',
  amount: 'Recibes de vuelta',
  amountUnknown: 'Elige un producto para ver cuánto.',
  amountHint: 'Con ITBIS. La entrega no se devuelve.',
  sendTitle: 'Envía la solicitud',
  sendHint: 'Recibes el número de la devolución. Luego llevas los productos a la sucursal.',
  send: 'Solicitar la devolución',
  sending: 'Enviando…',
  sent: (number) => `Se solicitó la devolución ${number}`,
  nothing: 'Nada de este pedido se puede devolver',
  notYet: 'Todavía no puedes devolverlo',
  notReceived:
    'Aún no has recibido este pedido. Cuando lo recibas, puedes devolver sus productos aquí durante 30 días.',
  wasCanceled: 'Este pedido fue cancelado: no hay nada que devolver.',
  allReturned: 'Ya solicitaste la devolución de todo lo de este pedido.',
  atBranch: (branch, day) => `Lo compraste en ${branch}. Para devolverlo, llévalo allí con tu factura hasta el ${day}.`,
  tooLate: (day) => `El último día para devolver estos productos fue el ${day}.`,
  wrong: (branch) => `¿Algo anda mal? Llama a ${branch}:`,
  policy: 'Cómo se devuelve',
  backToOrder: 'Volver al pedido',
}

export const returnsMessages: Messages<typeof en> = { en, es }
