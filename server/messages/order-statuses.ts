import type { Language } from '#contract/language.ts'
import type { OrderStatus } from '#domain/orders/order-steps.ts'
import type { ProcessStep } from '#domain/orders/process-steps.ts'

/** The labels of an order's states (ORDER-2). */
export const orderStatusMessages: Record<OrderStatus, Record<Language, string>> = {
  created: { en: 'Created', es: 'Creado' },
  in_process: { en: 'In process', es: 'En proceso' },
  processed: { en: 'Processed', es: 'Procesado' },
  dispatched: { en: 'Dispatched', es: 'Despachado' },
  sent: { en: 'Sent', es: 'Enviado' },
  delivered: { en: 'Delivered', es: 'Entregado' },
  on_hold: { en: 'On hold', es: 'En espera' },
  canceled: { en: 'Canceled', es: 'Cancelado' },
}

/** The labels of the store's steps of work on an order (ORDER-4). Picking and Packing are not translated. */
export const processStepMessages: Record<ProcessStep, Record<Language, string>> = {
  quoted: { en: 'Quoted', es: 'Cotizado' },
  picking: { en: 'Picking', es: 'Picking' },
  packing: { en: 'Packing', es: 'Packing' },
  assigned_to_delivery: { en: 'Assigned to delivery', es: 'Asignado a delivery' },
  received_by_delivery: { en: 'Received by delivery', es: 'Recibido por delivery' },
  dispatched: { en: 'Dispatched', es: 'Despachado' },
  delivered: { en: 'Delivered', es: 'Entregado' },
  invoiced: { en: 'Invoiced', es: 'Facturado' },
  paid: { en: 'Paid', es: 'Cobrado' },
}
