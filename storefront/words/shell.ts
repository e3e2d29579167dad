import type { Words } from './use-words.ts'

const en = {
  close: 'Close',
}

const es: typeof en = {
  close: 'Cerrar',
}

export const shellWords: Words<typeof en> = { en, es }
