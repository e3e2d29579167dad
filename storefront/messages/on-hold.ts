import type { Messages } from './use-messages.ts'

/** What the page of an order on hold says (ORDER-29). */
const en = {
  /** On its first day. */
  since: (when: string) => `Since ${when}`,
  forDays: (days: number, day: string) => `For ${days === 1 ? '1 day' : `${days} days`}, since ${day}`,
  cause: 'The branch has paused it.',
  /** An order on hold has no day by which it arrives or is ready. */
  meaning:
    'There is no new date yet. We will write to you as soon as it moves on. The order and its price stay as they are.',
  ways: 'What you can do meanwhile',
  write: 'Write to the store',
  mailSubject: (id: number) => `Order ${id}, on hold`,
  nothingPaid: 'You have not paid anything yet.',
  more: (count: number) => `+${count}`,
}

const es: typeof en = {
  since: (when) => `Desde el ${when}`,
  forDays: (days, day) => `Lleva ${days === 1 ? '1 día' : `${days} días`}, desde el ${day}`,
  cause: 'La sucursal lo puso en pausa.',
  meaning: 'Todavía no hay nueva fecha. Te escribimos en cuanto siga su curso. El pedido y su precio siguen igual.',
  ways: 'Qué puedes hacer mientras tanto',
  write: 'Escribir a la tienda',
  mailSubject: (id) => `Pedido ${id}, en espera`,
  nothingPaid: 'Todavía no has pagado nada.',
  more: (count) => `+${count}`,
}

export const onHoldMessages: Messages<typeof en> = { en, es }
