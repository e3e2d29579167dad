import type { Messages } from './use-messages.ts'

const en = {
  title: 'Confirm that it is you',
  text: 'Write your password once more to go on.',
  password: 'Password',
  confirm: 'Confirm',
  cancel: 'Cancel',
  sending: 'One moment…',
}

const es: typeof en = {
  title: 'Confirma que eres tú',
  text: 'Escribe tu contraseña una vez más para continuar.',
  password: 'Contraseña',
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  sending: 'Un momento…',
}

export const proofMessages: Messages<typeof en> = { en, es }
