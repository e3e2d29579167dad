import type { Messages } from './use-messages.ts'

/** What is said when the store cannot be reached or is being worked on. */
const en = {
  connectionTitle: 'We could not load the store',
  connectionText: 'The configuration did not load. Check your connection and try again.',
  maintenanceTitle: 'We will be right back',
}

const es: typeof en = {
  connectionTitle: 'No pudimos cargar la tienda',
  connectionText: 'La configuración no cargó. Revisa tu conexión e inténtalo de nuevo.',
  maintenanceTitle: 'Volvemos enseguida',
}

export const storeDialogMessages: Messages<typeof en> = { en, es }
