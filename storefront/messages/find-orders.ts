import type { Messages } from './use-messages.ts'

// The search in the list of orders.
const en = {
  foundFor: (count: number, text: string) => `${count === 1 ? '1 order' : `${count} orders`} for “${text}”`,
  findHint: 'Product or order number',
  findButton: 'Find',
  findAgain: 'Show all orders',
}

const es: typeof en = {
  foundFor: (count, text) => `${count === 1 ? '1 pedido' : `${count} pedidos`} con “${text}”`,
  findHint: 'Producto o número de pedido',
  findButton: 'Buscar',
  findAgain: 'Ver todos los pedidos',
}

export const findOrdersMessages: Messages<typeof en> = { en, es }
