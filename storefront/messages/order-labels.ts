import type { OptionName } from '#contract/delivery-methods.ts'
import type { PaymentKind } from '#domain/payments/payment-kinds.ts'
import { orderNameMessages } from './order-names.ts'
import type { Messages } from './use-messages.ts'

const en = {
  ...orderNameMessages.en,
  paidThere: 'Paid at the branch',
  number: 'Order',
  delivery: 'Delivery',
  payment: 'Payment',
  total: 'Total',
  units: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  moreProducts: (count: number) => (count === 1 ? '+ 1 more product' : `+ ${count} more products`),
  options: {
    local_delivery: 'Local delivery',
    nacional_delivery: 'National shipping',
    pick_up: 'Store pickup',
  } satisfies Record<OptionName, string>,
  payments: {
    cash: 'Cash',
    credit: 'Credit',
    card: 'Card',
    card_provider: 'Card',
    paypal: 'PayPal',
    deposit: 'Deposit',
    deposit_express: 'Bank deposit',
    credit_note: 'Credit note',
    gift_card: 'Gift card',
  } satisfies Record<PaymentKind, string>,
  products: 'Products',
}

const es: typeof en = {
  ...orderNameMessages.es,
  paidThere: 'Pagado en la sucursal',
  number: 'Pedido',
  delivery: 'Entrega',
  payment: 'Pago',
  total: 'Total',
  units: (count) => (count === 1 ? '1 artículo' : `${count} artículos`),
  moreProducts: (count) => (count === 1 ? '+ 1 producto más' : `+ ${count} productos más`),
  options: { local_delivery: 'Entrega local', nacional_delivery: 'Envío nacional', pick_up: 'Retiro en sucursal' },
  payments: {
    cash: 'Efectivo',
    credit: 'Crédito',
    card: 'Tarjeta',
    card_provider: 'Tarjeta',
    paypal: 'PayPal',
    deposit: 'Depósito',
    deposit_express: 'Depósito bancario',
    credit_note: 'Nota de crédito',
    gift_card: 'Tarjeta de regalo',
  },
  products: 'Productos',
}

/** What the list of orders and the page of one both say. */
export const orderLabelMessages: Messages<typeof en> = { en, es }
