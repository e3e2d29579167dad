import type { Language } from '#contract/language.ts'
import { testNumber } from './test-cards.ts'

const en = {
  notATestCard: `This store is being tried out: it takes test cards only, such as ${testNumber}.`,
  cardTitle: 'Confirm the payment',
  cardText: 'This page takes the place of your bank’s. The store is being tried out, and no money moves.',
  payPalTitle: 'Approve the payment',
  payPalText: 'This page takes the place of PayPal’s. The store is being tried out, and no money moves.',
  amount: 'Amount',
  payee: 'To',
  approve: 'Approve',
  refuse: 'Refuse',
  cancel: 'Cancel',
  decidedTitle: 'Nothing left to decide',
  decidedText: 'This payment was approved or refused already, or it took too long.',
  back: 'Go on in the store',
  unknownTitle: 'No such payment',
  unknownText: 'This link belongs to no payment.',
  home: 'Go to the store',
}

const es: typeof en = {
  notATestCard: `Esta tienda está a prueba: solo acepta tarjetas de prueba, como ${testNumber}.`,
  cardTitle: 'Confirma el pago',
  cardText: 'Esta página ocupa el lugar de la de tu banco. La tienda está a prueba y no se mueve dinero.',
  payPalTitle: 'Aprueba el pago',
  payPalText: 'Esta página ocupa el lugar de la de PayPal. La tienda está a prueba y no se mueve dinero.',
  amount: 'Monto',
  payee: 'Para',
  approve: 'Aprobar',
  refuse: 'Rechazar',
  cancel: 'Cancelar',
  decidedTitle: 'Ya no hay nada que decidir',
  decidedText: 'Este pago ya se aprobó o se rechazó, o tardó demasiado.',
  back: 'Seguir en la tienda',
  unknownTitle: 'Ese pago no existe',
  unknownText: 'Este enlace no es de ningún pago.',
  home: 'Ir a la tienda',
}

/** What the sandbox says to payers: the hint of its vault, and its pages. */
export const sandboxMessages: Record<Language, typeof en> = { en, es }
