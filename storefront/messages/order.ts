import type { SpendableKind } from '#domain/balances/balance.ts'
import type { OptionName } from '#contract/delivery-methods.ts'
import type { PaymentState } from '#domain/payments/payment-states.ts'
import { orderLabelMessages } from './order-labels.ts'
import type { Messages } from './use-messages.ts'

const en = {
  ...orderLabelMessages.en,
  balances: {
    deposit: 'Deposit',
    credit_note: 'Credit note',
    gift_card: 'Gift card',
    reward: 'Reward',
  } satisfies Record<SpendableKind, string>,
  cashDue: 'To be paid in cash',
  /** Who gets the cash that is due. */
  cashTo: {
    local_delivery: (amount: string) => `Have ${amount} in cash ready: you pay the messenger on delivery.`,
    nacional_delivery: (amount: string) => `Have ${amount} in cash ready: you pay the carrier on delivery.`,
    pick_up: (amount: string, branch: string) => `You pay ${amount} in cash at the counter of ${branch}.`,
  } satisfies Record<OptionName, (amount: string, branch: string) => string>,
  states: {
    created: 'Being checked',
    requires_action: 'Waiting for you',
    due: 'To be paid',
    pending_approval: 'Deposit not confirmed yet',
    authorized: 'Authorized',
    captured: 'Paid',
    failed: 'Failed',
    voided: 'Not charged',
    refunded: 'Refunded',
    canceled: 'Canceled',
  } satisfies Record<PaymentState, string>,
  refundPending: (amount: string) => `Refund pending: ${amount}`,

  // One order.
  cardEnding: (brand: string, digits: string) => `${brand} ending in ${digits}`,
  placed: (when: string) => `Placed ${when}`,
  note: 'Note',
  oneUnit: '1 unit',
  summary: 'Summary',
  /** Below the amount of the products: how it divides. */
  subtotal: 'Before ITBIS',
  tax: 'ITBIS',
  deliveryCost: 'Delivery',
  free: 'Free',
  deliverTo: 'Deliver to',
  deliveryAddress: 'Delivery address',
  deliveredTo: 'Delivered to',
  collectedAt: 'Picked up at',
  boughtAt: 'Bought at',
  sentFrom: (way: string, branch: string) => `${way} from ${branch}`,
  print: 'Print or save',
  receivedBy: (name: string) => `Received by ${name}`,
  taxReceipt: (id: string, name: string | null) => `Tax receipt for ${name ? `${name}, ${id}` : id}`,
  cancel: 'Cancel order',
  unexpected: 'Sorry, an error has occurred. Try again later.',
  buyAgain: 'Buy again',
  adding: 'Adding…',
}

const es: typeof en = {
  ...orderLabelMessages.es,
  balances: {
    deposit: 'Depósito',
    credit_note: 'Nota de crédito',
    gift_card: 'Tarjeta de regalo',
    reward: 'Recompensa',
  },
  cashDue: 'Por pagar en efectivo',
  cashTo: {
    local_delivery: (amount) => `Ten ${amount} en efectivo: le pagas al mensajero al recibir.`,
    nacional_delivery: (amount) => `Ten ${amount} en efectivo: le pagas al transportista al recibir.`,
    pick_up: (amount, branch) => `Pagas ${amount} en efectivo en el mostrador de ${branch}.`,
  },
  states: {
    created: 'En verificación',
    requires_action: 'En espera de ti',
    due: 'Por pagar',
    pending_approval: 'Depósito aún sin confirmar',
    authorized: 'Autorizado',
    captured: 'Pagado',
    failed: 'Fallido',
    voided: 'No cobrado',
    refunded: 'Devuelto',
    canceled: 'Cancelado',
  },
  refundPending: (amount) => `Devolución pendiente: ${amount}`,

  cardEnding: (brand, digits) => `${brand} terminada en ${digits}`,
  placed: (when) => `Hecho el ${when}`,
  note: 'Nota',
  oneUnit: '1 unidad',
  summary: 'Resumen',
  subtotal: 'Antes del ITBIS',
  tax: 'ITBIS',
  deliveryCost: 'Entrega',
  free: 'Gratis',
  deliverTo: 'Entregar en',
  deliveryAddress: 'Dirección de entrega',
  deliveredTo: 'Entregado en',
  collectedAt: 'Retirado en',
  boughtAt: 'Comprado en',
  sentFrom: (way, branch) => `${way} desde ${branch}`,
  print: 'Imprimir o guardar',
  receivedBy: (name) => `Lo recibió ${name}`,
  taxReceipt: (id, name) => `Comprobante fiscal para ${name ? `${name}, ${id}` : id}`,
  cancel: 'Cancelar pedido',
  unexpected: 'Lo sentimos, ocurrió un error. Inténtalo más tarde.',
  buyAgain: 'Comprar otra vez',
  adding: 'Agregando…',
}

export const orderMessages: Messages<typeof en> = { en, es }
