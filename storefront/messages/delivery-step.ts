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

const en = {
  national: 'National shipping',
  nationalDetail: 'To any province, in 1 to 2 working days',
  workingDays: (min: number, max: number) =>
    min === max ? (min === 1 ? 'In 1 working day' : `In ${min} working days`) : `In ${min} to ${max} working days`,
  noNationalAddress: 'You have no address yet. National shipping needs its street and province, no map:',
  notShipped: 'No national shipping to this address',
  notOnMap: 'Not on the map: a messenger would not find it',
  notNationalShipped:
    'National shipping does not reach the chosen address. Choose another one or pick up at the branch.',
  saveAddress: 'Save address',
  from: (price: string) => `From ${price}`,
  ready: (when: string) => `Ready ${when}`,
  deliveredBySeveral: (count: number) =>
    `It comes from ${count} branches: each sends its products and charges its own delivery.`,
  deliveryFrom: (branch: string) => `Delivery from ${branch}`,
  wantsReview: 'I want a tax receipt, or to leave a note',
  lastTime: 'Same as last time',
  lastPickup: 'Store pickup',
  lastFor: (name: string) => `${name} picks it up`,
  lastReceipt: (taxId: string) => `Tax receipt: ${taxId}`,
  lastPaid: (kind: PaymentKind, lastFour = '') => paidEn[kind] ?? `Card ending in ${lastFour}`,
  useLast: 'Use it',
  changeDelivery: 'How you receive your order',
}

const es: typeof en = {
  national: 'Envío nacional',
  nationalDetail: 'A cualquier provincia, en 1 a 2 días laborables',
  workingDays: (min, max) =>
    min === max
      ? min === 1
        ? 'En 1 día laborable'
        : `En ${min} días laborables`
      : `En ${min} a ${max} días laborables`,
  noNationalAddress: 'Aún no tienes direcciones. El envío nacional necesita su calle y provincia, no el mapa:',
  notShipped: 'Sin envío nacional a esta dirección',
  notOnMap: 'No está en el mapa: un mensajero no la encontraría',
  notNationalShipped: 'El envío nacional no llega a la dirección elegida. Elige otra o retira en la sucursal.',
  saveAddress: 'Guardar dirección',
  from: (price) => `Desde ${price}`,
  ready: (when) => `Listo ${when}`,
  deliveredBySeveral: (count) => `Sale de ${count} sucursales: cada una envía sus productos y cobra su propia entrega.`,
  deliveryFrom: (branch) => `Entrega desde ${branch}`,
  wantsReview: 'Quiero comprobante fiscal o dejar una nota',
  lastTime: 'Igual que la última vez',
  lastPickup: 'Retiro en sucursal',
  lastFor: (name) => `Lo retira ${name}`,
  lastReceipt: (taxId) => `Comprobante fiscal: ${taxId}`,
  lastPaid: (kind, lastFour = '') => paidEs[kind] ?? `Tarjeta terminada en ${lastFour}`,
  useLast: 'Usarlo',
  changeDelivery: 'Cómo recibes tu pedido',
}

export const deliveryStepMessages: Messages<typeof en> = { en, es }
