import type { Messages } from './use-messages.ts'

const en = {
  returns: 'Returns',
  start: 'Return products',
  until: (day: string) =>
    `You can return these products by ${day}. Cases, chargers and other accessories must be unopened, unless something is wrong.`,
  failed: 'The returns of this order could not be loaded.',
  retry: 'Try again',
  notReceived: 'You have not received this order yet. Once you have, you can return its products here for 30 days.',
  wasCanceled: 'This order was canceled, so there is nothing to return.',
  allReturned: 'You have requested the return of everything in this order.',
  atBranch: (branch: string, day: string) =>
    `You bought this at ${branch}. To return it, take it there with your receipt by ${day}.`,
  tooLate: (day: string) => `The last day to return these products was ${day}.`,
  wrong: (branch: string) => `Something wrong? Call ${branch}:`,
  policy: 'How returns work',
}

const es: typeof en = {
  returns: 'Devoluciones',
  start: 'Devolver productos',
  until: (day) =>
    `Puedes devolver estos productos hasta el ${day}. Fundas, cargadores y otros accesorios, sin abrir, salvo que algo esté mal.`,
  failed: 'No se pudieron cargar las devoluciones de este pedido.',
  retry: 'Intentar de nuevo',
  notReceived:
    'Aún no has recibido este pedido. Cuando lo recibas, puedes devolver sus productos aquí durante 30 días.',
  wasCanceled: 'Este pedido fue cancelado: no hay nada que devolver.',
  allReturned: 'Ya solicitaste la devolución de todo lo de este pedido.',
  atBranch: (branch, day) => `Lo compraste en ${branch}. Para devolverlo, llévalo allí con tu factura hasta el ${day}.`,
  tooLate: (day) => `El último día para devolver estos productos fue el ${day}.`,
  wrong: (branch) => `¿Algo anda mal? Llama a ${branch}:`,
  policy: 'Cómo se devuelve',
}

/** What the page of an order says of its returns, and why nothing of it can be returned. */
export const orderReturnsMessages: Messages<typeof en> = { en, es }
