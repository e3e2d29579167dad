import type { Messages } from './use-messages.ts'

/** The form of a new card, in the account and in the checkout. */
const en = {
  number: 'Card number',
  brands: 'Visa, Mastercard, American Express or Discover',
  testCard: (number: string) =>
    `This store is being tried out: no money moves. Never enter a real card; use a test card such as ${number}.`,
  expiry: 'Expires',
  expiryPlaceholder: 'MM/YY',
  code: 'Security code',
  codeHint: (digits: number) => `${digits} digits`,
  holder: 'Name on the card',
  remember: 'Save this card for the next time',
  whereItGoes: 'Number and code go to the card processor alone. We never see or store them.',
  add: 'Add card',
  adding: 'Adding the card…',
  cancel: 'Cancel',
  notProcessed: 'An error occurred while processing your card. Check its number, expiry and code, and try again.',
}

const es: typeof en = {
  number: 'Número de tarjeta',
  brands: 'Visa, Mastercard, American Express o Discover',
  testCard: (number) =>
    `Esta tienda está a prueba: no se mueve dinero. Nunca escribas una tarjeta real; usa una de prueba, como ${number}.`,
  expiry: 'Vence',
  expiryPlaceholder: 'MM/AA',
  code: 'Código de seguridad',
  codeHint: (digits) => `${digits} dígitos`,
  holder: 'Nombre en la tarjeta',
  remember: 'Guardar esta tarjeta para la próxima vez',
  whereItGoes: 'El número y el código van solo al procesador de tarjetas. Nunca los vemos ni los guardamos.',
  add: 'Agregar tarjeta',
  adding: 'Agregando la tarjeta…',
  cancel: 'Cancelar',
  notProcessed:
    'Ocurrió un error al procesar tu tarjeta. Revisa el número, el vencimiento y el código, e inténtalo de nuevo.',
}

export const cardsMessages: Messages<typeof en> = { en, es }
