import type { Messages } from './use-messages.ts'

/** The proof of a bank deposit for the orders that wait for it. */
const en = {
  payUntil: (total: string, until: string) =>
    `Pay exactly ${total} into one of these accounts, and send us the proof in good time: without one that is accepted by ${until} the order is canceled.`,
  title: 'Proof of your bank deposit',
  pending: 'We are checking your proof',
  refused: 'We could not accept your proof',
  tooLittle: 'Your deposit was less than the order',
  tooLittleDetail: (amount: string) =>
    `It is in your deposits. Deposit the missing ${amount} and send its proof: both together pay the order.`,
  sent: (day: string) => `Sent ${day}`,
  document: (number: string) => `No. ${number}`,
  bank: 'Bank',
  chooseOne: 'Choose one',
  documentId: 'Number of the deposit',
  documentHint: 'It is on the receipt of the bank.',
  amount: 'Amount in RD$',
  lacks: (amount: string) => `The order needs ${amount} more: this deposit alone does not pay it.`,
  picture: (number: number) => `Picture ${number} of the receipt`,
  another: 'Add another picture',
  optional: '· optional',
  submit: 'Send the proof',
  submitting: 'Sending…',
  submitted: 'Your proof was sent',
  failed: 'We could not process your deposit. Check its data and send it again.',
  notOpened: 'We could not load the proof of your deposit.',
  tryAgain: 'Try again',
}

const es: typeof en = {
  payUntil: (total, until) =>
    `Deposita exactamente ${total} en una de estas cuentas y envíanos el comprobante con tiempo: sin uno aceptado hasta el ${until} el pedido se cancela.`,
  title: 'Comprobante de tu depósito',
  pending: 'Estamos revisando tu comprobante',
  refused: 'No pudimos aceptar tu comprobante',
  tooLittle: 'Tu depósito fue menor que el pedido',
  tooLittleDetail: (amount) =>
    `Está en tus depósitos. Deposita los ${amount} que faltan y envía el comprobante: juntos pagan el pedido.`,
  sent: (day) => `Enviado el ${day}`,
  document: (number) => `No. ${number}`,
  bank: 'Banco',
  chooseOne: 'Elige uno',
  documentId: 'Número del depósito',
  documentHint: 'Está en el recibo del banco.',
  amount: 'Monto en RD$',
  lacks: (amount) => `Al pedido le faltan ${amount} más: este depósito solo no lo paga.`,
  picture: (number) => `Foto ${number} del recibo`,
  another: 'Agregar otra foto',
  optional: '· opcional',
  submit: 'Enviar el comprobante',
  submitting: 'Enviando…',
  submitted: 'Tu comprobante fue enviado',
  failed: 'No pudimos procesar tu depósito. Revisa sus datos y envíalo de nuevo.',
  notOpened: 'No pudimos cargar el comprobante de tu depósito.',
  tryAgain: 'Intentar de nuevo',
}

export const depositProofMessages: Messages<typeof en> = { en, es }
