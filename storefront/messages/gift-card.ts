import type { Messages } from './use-messages.ts'

/** The form with which a customer redeems a gift card. */
const en = {
  open: 'Add a gift card',
  code: 'Code of the gift card',
  add: 'Add',
  cancel: 'Cancel',
  missing: 'Enter the code of the gift card.',
  added: (amount: string) => `Your gift card has ${amount}`,
  connection: 'We could not reach the store. Check your connection and try again.',
}

const es: typeof en = {
  open: 'Agregar una tarjeta de regalo',
  code: 'Código de la tarjeta de regalo',
  add: 'Agregar',
  cancel: 'Cancelar',
  missing: 'Escribe el código de la tarjeta de regalo.',
  added: (amount) => `Tu tarjeta de regalo tiene ${amount}`,
  connection: 'No pudimos comunicarnos con la tienda. Revisa tu conexión e inténtalo de nuevo.',
}

export const giftCardMessages: Messages<typeof en> = { en, es }
