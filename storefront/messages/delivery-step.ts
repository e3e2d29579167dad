import type { PaymentKind } from '#domain/payments/payment-kinds.ts'
import type { Messages } from './use-messages.ts'

type DeliveryMethod = 'pick_up' | 'local_delivery' | 'nacional_delivery'

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
  noneShipped: 'National shipping reaches none of your addresses. Add a new address or pick up at the branch.',
  notShipped: 'No national shipping to this address',
  notOnMap: 'Not on the map: a messenger would not find it',
  notNationalShipped:
    'National shipping does not reach the chosen address. Choose another one or pick up at the branch.',
  offerNational: 'Send it by national shipping',
  needsPin: (name: string) =>
    `${name} is saved. A messenger charges by the distance, so put its pin on the map, or receive the order another way.`,
  putPin: (name: string) => `Put the pin of ${name}`,
  offerPickup: 'Pick it up at the branch',
  saveAddress: 'Save address',
  from: (price: string) => `From ${price}`,
  ready: (when: string) => `Ready ${when}`,
  deliveredBySeveral: (count: number) =>
    `It comes from ${count} branches: each sends its products and charges its own delivery.`,
  deliveryFrom: (branch: string) => `Delivery from ${branch}`,
  received: (option: DeliveryMethod, destination: string, when?: string) =>
    ({
      pick_up: `You pick it up at ${destination}, free${when ? `, ready ${when}` : ''}`,
      local_delivery: `Local delivery to ${destination}`,
      nacional_delivery: `National shipping to ${destination}`,
    })[option],
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
  noneShipped: 'El envío nacional no llega a ninguna de tus direcciones. Agrega una nueva o retira en la sucursal.',
  notShipped: 'Sin envío nacional a esta dirección',
  notOnMap: 'No está en el mapa: un mensajero no la encontraría',
  notNationalShipped: 'El envío nacional no llega a la dirección elegida. Elige otra o retira en la sucursal.',
  offerNational: 'Mandarlo por envío nacional',
  needsPin: (name) =>
    `${name} está guardada. El mensajero cobra según la distancia: pon su marcador en el mapa o recibe el pedido de otra forma.`,
  putPin: (name) => `Poner el marcador de ${name}`,
  offerPickup: 'Retirarlo en la sucursal',
  saveAddress: 'Guardar dirección',
  from: (price) => `Desde ${price}`,
  ready: (when) => `Listo ${when}`,
  deliveredBySeveral: (count) => `Sale de ${count} sucursales: cada una envía sus productos y cobra su propia entrega.`,
  deliveryFrom: (branch) => `Entrega desde ${branch}`,
  received: (option, destination, when) =>
    ({
      pick_up: `Lo retiras en ${destination}, gratis${when ? `, listo ${when}` : ''}`,
      local_delivery: `Entrega local en ${destination}`,
      nacional_delivery: `Envío nacional a ${destination}`,
    })[option],
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
