import type { Messages } from './use-messages.ts'

const en = {
  title: 'Live chat',
  opened: 'The live chat is open at the end of the page.',
  close: 'Close the chat',
  inOwnTab: 'Open the chat in its own tab',
}

const es: typeof en = {
  title: 'Chat en vivo',
  opened: 'El chat en vivo está abierto al final de la página.',
  close: 'Cerrar el chat',
  inOwnTab: 'Abrir el chat en otra pestaña',
}

export const chatMessages: Messages<typeof en> = { en, es }
