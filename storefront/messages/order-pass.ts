import type { Messages } from './use-messages.ts'

/** The pass with which an order is collected. */
const en = {
  pass: 'Your pass',
  passLabel: (id: number) => `Pass of order ${id} as a QR code`,
  passDetail: 'Show it at the counter, with an identity document. Whoever picks it up for you needs it too.',
}

const es: typeof en = {
  pass: 'Tu pase',
  passLabel: (id) => `Pase del pedido ${id} como código QR`,
  passDetail: 'Muéstralo en el mostrador con un documento de identidad. Quien lo retire por ti también lo necesita.',
}

export const orderPassMessages: Messages<typeof en> = { en, es }
