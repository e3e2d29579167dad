import type { Messages } from './use-messages.ts'

// The search in the list of orders.
const en = {
  foundFor: (count: number, text: string) => `${count === 1 ? '1 order' : `${count} orders`} for “${text}”`,
  noneFor: (text: string) => `None of your orders has “${text}” as its number or among its products.`,
  findHint: 'Product or order number',
  findButton: 'Find',
  findAgain: 'Show all orders',
}

const es: typeof en = {
  foundFor: (count, text) => `${count === 1 ? '1 pedido' : `${count} pedidos`} con “${text}”`,
  noneFor: (text) => `Ninguno de tus pedidos tiene “${text}” como número ni entre sus productos.`,
  findHint: 'Producto o número de pedido',
  findButton: 'Buscar',
  findAgain: 'Ver todos los pedidos',
}

export const findOrdersMessages: Messages<typeof en> = { en, es }
