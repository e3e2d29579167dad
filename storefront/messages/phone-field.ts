import type { Messages } from './use-messages.ts'

const en = { country: 'Country', countries: { DO: 'Dominican Republic', US: 'United States' } }
const es: typeof en = { country: 'País', countries: { DO: 'República Dominicana', US: 'Estados Unidos' } }

export const phoneFieldMessages: Messages<typeof en> = { en, es }
