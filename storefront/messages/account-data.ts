import type { Messages } from './use-messages.ts'

const en = {
  title: 'Your data',
  detail: 'What the store has about you.',
  exportName: 'Download your data',
  exportDetail:
    'A file with everything that the store has about you: account, addresses, orders, reviews and the rest.',
  export: 'Download',
  exporting: 'Preparing…',
  tooOften: 'You have downloaded your data several times today. Try again tomorrow.',
  failed: 'The file could not be made. Try again later.',

  deleteName: 'Delete your account',
  deleteDetail: 'This cannot be undone. Orders and invoices are kept as the law requires.',
  delete: 'Delete account',
  deleteTitle: 'Delete your account?',
  consequences: [
    'You are signed out everywhere and cannot sign in again.',
    'Your addresses, authorized people, cards, carts, pictures and settings are deleted.',
    'Your orders and invoices stay with the store, as the law demands. You will not see them any more.',
    'Your reviews and questions stay without your name.',
  ],
  password: 'Your password',
  confirm: 'Delete for good',
  confirming: 'Deleting…',
  keep: 'Keep my account',
  done: 'Your account is deleted',
  doneDetail: 'An email confirms it.',
}

const es: typeof en = {
  title: 'Tus datos',
  detail: 'Lo que la tienda guarda sobre ti.',
  exportName: 'Descarga tus datos',
  exportDetail:
    'Un archivo con todo lo que la tienda tiene sobre ti: cuenta, direcciones, pedidos, reseñas y lo demás.',
  export: 'Descargar',
  exporting: 'Preparando…',
  tooOften: 'Hoy ya descargaste tus datos varias veces. Inténtalo mañana.',
  failed: 'No pudimos crear el archivo. Inténtalo más tarde.',

  deleteName: 'Elimina tu cuenta',
  deleteDetail: 'No se puede deshacer. Los pedidos y las facturas se conservan como exige la ley.',
  delete: 'Eliminar cuenta',
  deleteTitle: '¿Eliminar tu cuenta?',
  consequences: [
    'Se cierra tu sesión en todas partes y no podrás volver a entrar.',
    'Se borran tus direcciones, personas autorizadas, tarjetas, carritos, fotos y ajustes.',
    'Tus pedidos y facturas se quedan en la tienda, como exige la ley. Ya no los verás.',
    'Tus reseñas y preguntas se quedan sin tu nombre.',
  ],
  password: 'Tu contraseña',
  confirm: 'Eliminar para siempre',
  confirming: 'Eliminando…',
  keep: 'Conservar mi cuenta',
  done: 'Tu cuenta está eliminada',
  doneDetail: 'Un correo lo confirma.',
}

export const accountDataMessages: Messages<typeof en> = { en, es }
