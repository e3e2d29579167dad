import type { Messages } from './use-messages.ts'

const en = {
  title: 'Recently viewed',
  clear: 'Clear',
  clearLabel: 'Clear recently viewed',
  cleared: 'Recently viewed cleared',
  undo: 'Undo',
}

const es: typeof en = {
  title: 'Vistos recientemente',
  clear: 'Borrar',
  clearLabel: 'Borrar los vistos recientemente',
  cleared: 'Borramos los vistos recientemente',
  undo: 'Deshacer',
}

export const recentMessages: Messages<typeof en> = { en, es }
