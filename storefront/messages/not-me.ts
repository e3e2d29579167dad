import type { Messages } from './use-messages.ts'

const en = {
  title: 'Was this sign-in not yours?',
  text: 'The device of our mail is signed out at once and counts as unknown again. Then choose a new password: whoever signed in may know the old one.',
  end: 'End that session',
  ending: 'One moment…',
  ifMe: 'If it was you, there is nothing to do.',
  endedTitle: 'That session has ended',
  endedText: 'The device is signed out. Now choose a new password: it signs out every other device too.',
  newPassword: 'Choose a new password',
  invalidTitle: 'This link is no longer valid',
  invalidText:
    'It is older than 30 days, or was not copied as a whole. If you fear that somebody uses your account, choose a new password and look at your devices.',
  devices: 'See my devices',
  network: 'We got no answer. Check your connection and try again.',
  unexpected: 'Sorry, an error has occurred. Try again later.',
}

const es: typeof en = {
  title: '¿No fuiste tú?',
  text: 'El dispositivo de nuestro correo queda fuera de inmediato y vuelve a contar como desconocido. Luego elige una nueva contraseña: quien entró puede saber la anterior.',
  end: 'Cerrar esa sesión',
  ending: 'Un momento…',
  ifMe: 'Si fuiste tú, no hay nada que hacer.',
  endedTitle: 'Esa sesión está cerrada',
  endedText:
    'El dispositivo ya no tiene acceso. Ahora elige una nueva contraseña: cierra también la sesión en todos los demás.',
  newPassword: 'Elegir una nueva contraseña',
  invalidTitle: 'Este enlace ya no es válido',
  invalidText:
    'Tiene más de 30 días o no se copió completo. Si temes que alguien use tu cuenta, elige una nueva contraseña y revisa tus dispositivos.',
  devices: 'Ver mis dispositivos',
  network: 'No recibimos respuesta. Revisa tu conexión e inténtalo de nuevo.',
  unexpected: 'Lo sentimos, ocurrió un error. Inténtalo más tarde.',
}

export const notMeMessages: Messages<typeof en> = { en, es }
