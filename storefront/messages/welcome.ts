import type { Messages } from './use-messages.ts'

const en = {
  title: (shop: string) => `Welcome to ${shop}`,
  branch: 'Your branch',
  branchText: (branch: string) =>
    `You see the prices and the stock of ${branch}. Another branch can be chosen at any time.`,
  cart: 'Your cart',
  cartText: 'Each branch has a cart of its own. With an account you find your carts on any device.',
  orders: 'Your orders',
  ordersText: 'In your account you follow each order, and buy the same again.',
  start: 'Start looking',
  otherBranch: 'Choose another branch',
}

const es: typeof en = {
  title: (shop) => `Te damos la bienvenida a ${shop}`,
  branch: 'Tu sucursal',
  branchText: (branch) => `Ves los precios y la existencia de ${branch}. Puedes elegir otra sucursal cuando quieras.`,
  cart: 'Tu carrito',
  cartText: 'Cada sucursal tiene su propio carrito. Con una cuenta encuentras tus carritos en cualquier dispositivo.',
  orders: 'Tus pedidos',
  ordersText: 'En tu cuenta sigues cada pedido y vuelves a comprar lo mismo.',
  start: 'Ver la tienda',
  otherBranch: 'Elegir otra sucursal',
}

export const welcomeMessages: Messages<typeof en> = { en, es }
