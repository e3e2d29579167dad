import type { Messages } from './use-messages.ts'

// What any form says about itself.
const en = {
  fixFields: (count: number) => (count === 1 ? 'Check the marked field.' : `Check the ${count} marked fields.`),
  connection: 'We could not reach the store. Check your connection and try again.',
  unexpected: 'Sorry, an error has occurred. Try again later.',
}

const es: typeof en = {
  fixFields: (count) => (count === 1 ? 'Revisa el campo marcado.' : `Revisa los ${count} campos marcados.`),
  connection: 'No pudimos conectar con la tienda. Revisa tu conexión e inténtalo de nuevo.',
  unexpected: 'Lo sentimos, ocurrió un error. Inténtalo más tarde.',
}

export const formMessages: Messages<typeof en> = { en, es }
