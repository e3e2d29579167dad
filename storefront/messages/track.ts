import type { Messages } from './use-messages.ts'

const en = {
  title: 'Where is the order?',
  order: (id: number) => `Order ${id}`,
  from: (branch: string) => `From ${branch}`,
  missing: 'This link shows no order',
  missingDetail: 'It may be incomplete, or the order was delivered some months ago.',
  mine: 'See my orders',
}

const es: typeof en = {
  title: '¿Por dónde va el pedido?',
  order: (id) => `Pedido ${id}`,
  from: (branch) => `Desde ${branch}`,
  missing: 'Este enlace no muestra ningún pedido',
  missingDetail: 'Puede que esté incompleto o que el pedido se entregara hace unos meses.',
  mine: 'Ver mis pedidos',
}

/** The page of a link that shows where an order is. */
export const trackMessages: Messages<typeof en> = { en, es }
