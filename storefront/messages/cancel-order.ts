import type { Messages } from './use-messages.ts'

const en = {
  title: (id: number) => `Cancel order ${id}?`,
  text: 'Its products go back to the branch. This cannot be undone.',
  refund: 'What you paid is returned to you.',
  keep: 'Keep the order',
  canceling: 'Canceling…',
  canceled: (id: number) => `Order ${id} was canceled`,
  tooLate: 'Cancellation not available at this time. The order has moved on.',
  confirm: 'Cancel order',
}

const es: typeof en = {
  title: (id) => `¿Cancelar el pedido ${id}?`,
  text: 'Sus productos vuelven a la sucursal. Esto no se puede deshacer.',
  refund: 'Te devolvemos lo que pagaste.',
  keep: 'Conservar el pedido',
  canceling: 'Cancelando…',
  canceled: (id) => `El pedido ${id} fue cancelado`,
  tooLate: 'Cancelación no disponible en este momento. El pedido ya avanzó.',
  confirm: 'Cancelar pedido',
}

/** The question before an order is canceled, and what came of it. */
export const cancelOrderMessages: Messages<typeof en> = { en, es }
