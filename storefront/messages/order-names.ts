import type { Messages } from './use-messages.ts'

const en = {
  title: 'Orders',
  order: (id: number) => `Order ${id}`,
  back: 'All orders',
  missing: 'We could not find that order',
  missingDetail: 'The number may be wrong, or the order belongs to another account.',
}

const es: typeof en = {
  title: 'Pedidos',
  order: (id) => `Pedido ${id}`,
  back: 'Todos los pedidos',
  missing: 'No encontramos ese pedido',
  missingDetail: 'Puede que el número no sea correcto o que el pedido sea de otra cuenta.',
}

/** How pages name an order and lead to the others, where they show nothing else of it. */
export const orderNameMessages: Messages<typeof en> = { en, es }
