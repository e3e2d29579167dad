import type { ClosedProducts } from '#domain/returns/closed-products.ts'
import type { Messages } from './use-messages.ts'

/** Which products have to be closed, after the days for a return. */
const closedEn: Record<ClosedProducts, string> = {
  none: '',
  all: ', in its closed package',
  earbuds: '; earbuds, with their seal closed',
  accessories: '; accessories, in their closed package',
}

const closedEs: typeof closedEn = {
  none: '',
  all: ', en su empaque cerrado',
  earbuds: '; los audífonos internos, con el sello cerrado',
  accessories: '; los accesorios, en su empaque cerrado',
}

/** What is promised beside the button of a product. */
const en = {
  label: 'What we promise',
  pickup: (branch: string) => `Free pickup at ${branch}`,
  ready: (when: string) => `Ready ${when}`,
  readyForPickup: (when: string) => `Pick it up free, ready ${when}`,
  delivery: (branch: string) => `Delivery from ${branch}`,
  deliveryTime: 'In 4 to 5 working hours',
  deliveryCost: (least: string, km: number) => `From ${least} by distance, up to ${km}\u00A0km`,
  seeCost: 'Cost by area',
  costTo: (cost: string, address: string) => `${cost} to “${address}”`,
  noMessenger: (address: string) => `No messenger to “${address}”`,
  national: 'National shipping',
  nationalFrom: (least: string) => `National shipping from ${least}`,
  nationalTime: (min: number, max: number) =>
    max === 1 ? 'In 1 working day' : `In ${min === max ? min : `${min} to ${max}`} working days`,
  costFrom: (least: string) => `From ${least}`,
  returns: (days: number, closed: ClosedProducts) => `${days} days to return it${closedEn[closed]}`,
  returnsPolicy: 'What can be returned',
  warranty: (days: number) => `${days} days of warranty`,
  withInvoice: 'Keep your invoice',
  warrantyPolicy: 'What it covers',
}

const es: typeof en = {
  label: 'Lo que te prometemos',
  pickup: (branch) => `Retíralo gratis en ${branch}`,
  ready: (when) => `Listo ${when}`,
  readyForPickup: (when) => `Retíralo gratis, listo ${when}`,
  delivery: (branch) => `Entrega desde ${branch}`,
  deliveryTime: 'En 4 a 5 horas laborables',
  deliveryCost: (least, km) => `Desde ${least} según la distancia, hasta ${km}\u00A0km`,
  seeCost: 'Costo por área',
  costTo: (cost, address) => `${cost} a “${address}”`,
  noMessenger: (address) => `Sin mensajero a “${address}”`,
  national: 'Envío nacional',
  nationalFrom: (least) => `Envío nacional desde ${least}`,
  nationalTime: (min, max) =>
    max === 1 ? 'En 1 día laborable' : `En ${min === max ? min : `${min} a ${max}`} días laborables`,
  costFrom: (least) => `Desde ${least}`,
  returns: (days, closed) => `${days} días para devolverlo${closedEs[closed]}`,
  returnsPolicy: 'Qué se puede devolver',
  warranty: (days) => `${days} días de garantía`,
  withInvoice: 'Guarda tu factura',
  warrantyPolicy: 'Qué cubre',
}

export const buyingPromiseMessages: Messages<typeof en> = { en, es }
