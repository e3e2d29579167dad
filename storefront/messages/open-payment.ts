import type { Messages } from './use-messages.ts'

const en = {
  title: 'Your last payment is not finished',
  text: 'A payment of an order that you began earlier is still open. Go on with it, or order this instead: then that payment is not charged.',
  goOn: 'Go on with that payment',
  leave: 'Order this instead',
}

const es: typeof en = {
  title: 'Tu último pago no está terminado',
  text: 'El pago de un pedido que empezaste antes sigue abierto. Sigue con él, o haz este pedido en su lugar: entonces ese pago no se cobra.',
  goOn: 'Seguir con ese pago',
  leave: 'Hacer este pedido',
}

export const openPaymentMessages: Messages<typeof en> = { en, es }
