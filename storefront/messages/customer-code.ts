import type { Messages } from './use-messages.ts'

const en = {
  title: 'Claim your customer code',
  haveOne: 'I already have a customer code',
  code: 'Customer code',
  codeHint: 'It is on your receipts from our branches.',
  codeInvalid: 'Write the customer code as it is on your receipts.',
  intro: 'We send a code of six digits to the email or phone that you gave in the branch.',
  contact: 'Email or phone that you gave in the branch',
  send: 'Send the code',
  claim: 'Claim',
  later: 'Later',
  cancel: 'Cancel',
  claimed: 'Your customer code is in your account',

  // In the account.
  isClaimed: 'Your customer code',
  unknown: 'Do you buy in our branches?',
  unknownDetail: 'With your customer code your account has the prices that you have there.',
  found: 'Your email or phone has a customer code',
  foundDetail: 'Claim it to have the prices here that you have in our branches.',
}

const es: typeof en = {
  title: 'Reclama tu código de cliente',
  haveOne: 'Ya tengo un código de cliente',
  code: 'Código de cliente',
  codeHint: 'Está en tus recibos de nuestras sucursales.',
  codeInvalid: 'Escribe el código de cliente como está en tus recibos.',
  intro: 'Enviamos un código de seis dígitos al correo o teléfono que diste en la sucursal.',
  contact: 'Correo o teléfono que diste en la sucursal',
  send: 'Enviar el código',
  claim: 'Reclamar',
  later: 'Más tarde',
  cancel: 'Cancelar',
  claimed: 'Tu código de cliente está en tu cuenta',

  isClaimed: 'Tu código de cliente',
  unknown: '¿Compras en nuestras sucursales?',
  unknownDetail: 'Con tu código de cliente tu cuenta tiene los precios que tienes allá.',
  found: 'Tu correo o teléfono tiene un código de cliente',
  foundDetail: 'Reclámalo para tener aquí los precios que tienes en nuestras sucursales.',
}

export const customerCodeMessages: Messages<typeof en> = { en, es }
