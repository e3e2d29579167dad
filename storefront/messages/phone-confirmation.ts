import type { Messages } from './use-messages.ts'

const en = {
  title: 'Confirm your phone number',
  changeTitle: 'Change your phone number',
  sending: 'We are sending you a code…',
  sentTo: 'We sent a text message with a code to',
  confirm: 'Confirm',
  change: 'Use another number',
  newNumber: 'New phone number',
  newNumberHint: 'It becomes yours once you write the code that we send there.',
  numberMissing: 'Write the new phone number.',
  sendCode: 'Send code',
  back: 'Back to my number',
  tryAgain: 'Try again',
  confirmed: 'Phone number confirmed',

  // In the account.
  notConfirmed: 'Your phone number is not confirmed yet.',
  confirmNow: 'Confirm number',
  isConfirmed: 'Your phone number is confirmed.',
  changeNumber: 'Change number',
}

const es: typeof en = {
  title: 'Confirma tu número de teléfono',
  changeTitle: 'Cambia tu número de teléfono',
  sending: 'Te estamos enviando un código…',
  sentTo: 'Enviamos un mensaje de texto con un código a',
  confirm: 'Confirmar',
  change: 'Usar otro número',
  newNumber: 'Nuevo número de teléfono',
  newNumberHint: 'Será tuyo cuando escribas el código que enviamos a él.',
  numberMissing: 'Escribe el nuevo número de teléfono.',
  sendCode: 'Enviar código',
  back: 'Volver a mi número',
  tryAgain: 'Intentar de nuevo',
  confirmed: 'Número de teléfono confirmado',

  notConfirmed: 'Aún no has confirmado tu número de teléfono.',
  confirmNow: 'Confirmar número',
  isConfirmed: 'Tu número de teléfono está confirmado.',
  changeNumber: 'Cambiar número',
}

export const phoneConfirmationMessages: Messages<typeof en> = { en, es }
