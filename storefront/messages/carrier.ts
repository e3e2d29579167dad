import type { Messages } from './use-messages.ts'

/** The carrier that has an order, and what staff have written of it. */
const en = {
  carrier: (name: string) => `With ${name}`,
  parcelNumber: 'Tracking number',
  /** A link to a page of the carrier. */
  follow: 'See where the parcel is',
  copyNumber: 'Copy number',
  carrierNote: 'Note about the delivery',
  copyNote: 'Copy note',
  noteCopied: 'Copied',
  noteNotCopied: 'It could not be copied',
}

const es: typeof en = {
  carrier: (name) => `Lo lleva ${name}`,
  parcelNumber: 'Número de guía',
  follow: 'Ver dónde está el paquete',
  copyNumber: 'Copiar número',
  carrierNote: 'Nota sobre la entrega',
  copyNote: 'Copiar nota',
  noteCopied: 'Copiado',
  noteNotCopied: 'No se pudo copiar',
}

export const carrierMessages: Messages<typeof en> = { en, es }
