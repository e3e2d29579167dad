import type { Messages } from './use-messages.ts'

/** What to write into a field of an address that is empty. */
const en = {
  street: 'Enter the street.',
  sector: 'Enter the sector.',
  province: 'Choose the province.',
  city: 'Choose the municipality.',
  phone: 'Enter a phone number.',
}

const es: typeof en = {
  street: 'Escribe la calle.',
  sector: 'Escribe el sector.',
  province: 'Elige la provincia.',
  city: 'Elige el municipio.',
  phone: 'Escribe un teléfono.',
}

export const addressMissingMessages: Messages<typeof en> = { en, es }
