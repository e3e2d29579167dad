import type { Messages } from './use-messages.ts'

const en = {
  notSaved: 'We could not save your cart. Check your connection; we will try again.',
  notLoaded: 'We could not load your cart. Check your connection; we will try again.',
}

const es: typeof en = {
  notSaved: 'No pudimos guardar tu carrito. Revisa tu conexión; probaremos de nuevo.',
  notLoaded: 'No pudimos cargar tu carrito. Revisa tu conexión; probaremos de nuevo.',
}

/** What notifications say of a cart that the store does not answer for. */
export const cartFailureMessages: Messages<typeof en> = { en, es }
