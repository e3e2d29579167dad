import type { Language } from '#contract/language.ts'
import type { OrderStatus } from '#domain/orders/order-steps.ts'

/** What shoppers call the states of an order (S4). */
export const orderStatusWords: Record<OrderStatus, Record<Language, string>> = {
  created: { en: 'Created', es: 'Creado' },
  in_process: { en: 'In process', es: 'En proceso' },
  processed: { en: 'Processed', es: 'Procesado' },
  dispatched: { en: 'Dispatched', es: 'Despachado' },
  sent: { en: 'Sent', es: 'Enviado' },
  delivered: { en: 'Delivered', es: 'Entregado' },
  on_hold: { en: 'On hold', es: 'En espera' },
  canceled: { en: 'Canceled', es: 'Cancelado' },
}
