import type { Messages } from './use-messages.ts'

const en = {
  previous: 'Previous',
  next: 'Next',
}

const es: typeof en = {
  previous: 'Anterior',
  next: 'Siguiente',
}

export const rowButtonMessages: Messages<typeof en> = { en, es }
