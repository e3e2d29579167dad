import type { Messages } from './use-messages.ts'

const en = {
  added: (count: number) => (count === 1 ? '1 item added to your cart' : `${count} items added to your cart`),
  addedAt: (branch: string) => `Cart of ${branch}`,
  someMissing: (count: number) =>
    count === 1 ? '1 product is not available now' : `${count} products are not available now`,
  noneAvailable: 'None of these products is available now',
  seeCart: 'See cart',
}

const es: typeof en = {
  added: (count) => (count === 1 ? '1 artículo agregado a tu carrito' : `${count} artículos agregados a tu carrito`),
  addedAt: (branch) => `Carrito de ${branch}`,
  someMissing: (count) =>
    count === 1 ? '1 producto no está disponible ahora' : `${count} productos no están disponibles ahora`,
  noneAvailable: 'Ninguno de estos productos está disponible ahora',
  seeCart: 'Ver carrito',
}

/** What came of buying the products of an order again. */
export const buyAgainMessages: Messages<typeof en> = { en, es }
