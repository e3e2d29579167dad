import type { Messages } from './use-messages.ts'

interface PhoneFieldMessages {
  country: string
  countries: { DO: string; US: string }
}

export const phoneFieldMessages: Messages<PhoneFieldMessages> = {
  en: { country: 'Country', countries: { DO: 'Dominican Republic', US: 'United States' } },
  es: { country: 'País', countries: { DO: 'República Dominicana', US: 'Estados Unidos' } },
}
