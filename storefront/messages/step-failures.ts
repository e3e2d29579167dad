import type { Messages } from './use-messages.ts'

const en = {
  addresses: 'We could not load your addresses.',
  tryAgain: 'Try again',
}

const es: typeof en = {
  addresses: 'No pudimos cargar tus direcciones.',
  tryAgain: 'Intentar de nuevo',
}

/** What the first step of the checkout says where addresses or the price of the delivery did not load. */
export const stepFailureMessages: Messages<typeof en> = { en, es }
