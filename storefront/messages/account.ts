import type { Messages } from './use-messages.ts'

/** What every page of the account says. */
const en = {
  title: 'My account',
  navigation: 'My account',
  hello: (name: string) => `Hello, ${name}`,
  overview: 'Overview',
  failed: 'We could not load this',
  failedDetail: 'Check your connection and try again.',
  tryAgain: 'Try again',
}

const es: typeof en = {
  title: 'Mi cuenta',
  navigation: 'Mi cuenta',
  hello: (name) => `Hola, ${name}`,
  overview: 'Resumen',
  failed: 'No pudimos cargar esto',
  failedDetail: 'Revisa tu conexión e inténtalo de nuevo.',
  tryAgain: 'Intentar de nuevo',
}

export const accountMessages: Messages<typeof en> = { en, es }
