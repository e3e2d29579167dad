import type { PaymentKind } from '#domain/payments/payment-kinds.ts'
import type { Messages } from './use-messages.ts'

const paidEn: Partial<Record<PaymentKind, string>> = {
  cash: 'Cash',
  credit: 'Store credit',
  paypal: 'PayPal',
  deposit_express: 'Bank deposit',
}

const paidEs: typeof paidEn = {
  cash: 'Efectivo',
  credit: 'Crédito de la tienda',
  paypal: 'PayPal',
  deposit_express: 'Depósito bancario',
}

/** The choices of the last order, offered again. */
const en = {
  title: 'Same as last time',
  pickup: 'Store pickup',
  collector: (name: string) => `${name} picks it up`,
  receipt: (taxId: string) => `Tax receipt: ${taxId}`,
  paid: (kind: PaymentKind, lastFour = '') => paidEn[kind] ?? `Card ending in ${lastFour}`,
  use: 'Use it',
}

const es: typeof en = {
  title: 'Igual que la última vez',
  pickup: 'Retiro en sucursal',
  collector: (name) => `Lo retira ${name}`,
  receipt: (taxId) => `Comprobante fiscal: ${taxId}`,
  paid: (kind, lastFour = '') => paidEs[kind] ?? `Tarjeta terminada en ${lastFour}`,
  use: 'Usarlo',
}

export const lastTimeMessages: Messages<typeof en> = { en, es }
