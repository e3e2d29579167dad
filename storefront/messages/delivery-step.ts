import type { Messages } from './use-messages.ts'

const en = {
  national: 'National shipping',
  nationalDetail: 'To any province, in 1 to 2 working days',
  workingDays: (min: number, max: number) =>
    min === max ? (min === 1 ? 'In 1 working day' : `In ${min} working days`) : `In ${min} to ${max} working days`,
  noNationalAddress: 'You have no address yet. National shipping needs its street and province, no map:',
  notShipped: 'No national shipping to this address',
  notOnMap: 'Not on the map: a messenger would not find it',
  saveAddress: 'Save address',
  from: (price: string) => `From ${price}`,
  ready: (when: string) => `Ready ${when}`,
  deliveredBySeveral: (count: number) =>
    `It comes from ${count} branches: each sends its products and charges its own delivery.`,
  deliveryFrom: (branch: string) => `Delivery from ${branch}`,
  wantsReview: 'I want a tax receipt, or to leave a note',
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
  saveAddress: 'Guardar dirección',
  from: (price) => `Desde ${price}`,
  ready: (when) => `Listo ${when}`,
  deliveredBySeveral: (count) => `Sale de ${count} sucursales: cada una envía sus productos y cobra su propia entrega.`,
  deliveryFrom: (branch) => `Entrega desde ${branch}`,
  wantsReview: 'Quiero comprobante fiscal o dejar una nota',
  changeDelivery: 'Cómo recibes tu pedido',
}

export const deliveryStepMessages: Messages<typeof en> = { en, es }
