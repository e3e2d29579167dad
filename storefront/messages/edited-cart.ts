import type { Messages } from './use-messages.ts'

const en = {
  title: 'Your cart has changed',
  text: 'In another tab or on another device. This order still has what it began with.',
  change: (ordered: number, inCart: number) =>
    inCart === 0
      ? `${ordered} in this order, removed from the cart`
      : `${ordered} in this order, ${inCart} in the cart`,
  seeCart: 'See the cart',
  orderAsShown: 'Order it as it is here',
}

const es: typeof en = {
  title: 'Tu carrito cambió',
  text: 'En otra pestaña o en otro dispositivo. Este pedido todavía tiene lo que tenía al empezar.',
  change: (ordered, inCart) =>
    inCart === 0
      ? `${ordered} en este pedido, quitado del carrito`
      : `${ordered} en este pedido, ${inCart} en el carrito`,
  seeCart: 'Ver el carrito',
  orderAsShown: 'Pedirlo como está aquí',
}

export const editedCartMessages: Messages<typeof en> = { en, es }
