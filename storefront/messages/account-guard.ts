import type { Messages } from './use-messages.ts'

const en = {
  notAllowed: 'You do not have permission at this time',
  notAllowedDetail: 'The store has closed the account pages for employees. Please ask a supervisor.',
  goHome: 'Go to the home page',
  close: 'Understood',

  working: 'We are working on the store',
  workingDetail: 'Your account is safe, and so are your orders. Its pages are back as soon as we are done.',
  reach: 'You can reach us here',
  done: 'The store is open',
  doneDetail: 'Everything is back in its place.',
  toAccount: 'Go to my account',
}

const es: typeof en = {
  notAllowed: 'No cuenta con permiso en este momento',
  notAllowedDetail: 'La tienda cerró las páginas de la cuenta para los empleados. Consulta a tu supervisor.',
  goHome: 'Ir al inicio',
  close: 'Entendido',

  working: 'Estamos trabajando en la tienda',
  workingDetail: 'Tu cuenta está segura y tus pedidos también. Sus páginas vuelven en cuanto terminemos.',
  reach: 'Aquí nos encuentras',
  done: 'La tienda está abierta',
  doneDetail: 'Todo está otra vez en su lugar.',
  toAccount: 'Ir a mi cuenta',
}

export const accountGuardMessages: Messages<typeof en> = { en, es }
