import type { Messages } from './use-messages.ts'

// Whether somebody buys as a person or as a business: for the registration and the account.
const en = {
  question: 'How do you buy?',
  businessOrCode: 'For a business, or with a customer code',
  businessCodeOrDevice: 'Business, customer code or shared device',
  forBusiness: 'I buy for a business',
  kinds: {
    person: { name: 'As a person', detail: 'For myself, my family or as a gift' },
    business: { name: 'As a business', detail: 'For a shop, a company or to resell' },
  },
}

const es: typeof en = {
  question: '¿Cómo compras?',
  businessOrCode: 'Para un negocio, o con código de cliente',
  businessCodeOrDevice: 'Negocio, código de cliente o equipo compartido',
  forBusiness: 'Compro para un negocio',
  kinds: {
    person: { name: 'Como persona', detail: 'Para mí, mi familia o de regalo' },
    business: { name: 'Como negocio', detail: 'Para una tienda, una empresa o para revender' },
  },
}

export const customerKindMessages: Messages<typeof en> = { en, es }
