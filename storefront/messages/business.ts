import { listNames } from './list-names.ts'
import type { Messages } from './use-messages.ts'

const en = {
  title: 'Person or business',
  intro: 'If you buy for a business, checkout has its number ready for your tax receipts. Say here how you buy.',
  who: 'Who is a business',
  whoDetail: 'A shop, a company or a reseller. You give its RNC, or the owner’s cédula.',
  whoIdentified:
    'A shop, a company or a reseller. You give its RNC, or the owner’s cédula, and send pictures of the document.',
  receipt: 'Tax receipt',
  receiptDetail:
    'Businesses and persons can ask for one at checkout, with an RNC or cédula. It has the number of your business ready.',
  prices: 'Prices and orders',
  pricesDetail: 'They stay as they are: your answer here does not change them.',
  company: 'Name of the business',
  rnc: 'RNC',
  rncHint: 'Nine digits. Without an RNC, the national ID (cédula) of the owner.',
  category: 'Kind of business',
  categories: {
    'ambulante-retail': 'Street seller, retail',
    'ambulante-wholesale': 'Street seller, wholesale',
    'retail-store': 'Retail store',
    'wholesale-store': 'Wholesale store',
  },
  recurrence: 'How often do you buy?',
  recurrences: {
    daily: 'Every day',
    'several-times-a-week': 'Several times a week',
    weekly: 'Every week',
    biweekly: 'Every two weeks',
    monthly: 'Every month',
  },
  buying: 'How do you buy for it?',
  buyingModes: {
    inventory: { name: 'For inventory', detail: 'To have the products in stock' },
    'by-order': { name: 'By order', detail: 'Once a customer has ordered' },
  },
  average: 'Average monthly purchase',
  attendant: 'Person in charge',
  attendantHint: 'Whom we ask for when we call the business.',
  optional: '· optional',
  chooseOne: 'Choose one',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',

  // The note on the account's first page.
  completeTitle: 'Complete your profile',
  complete: 'Complete',
  missingKind: 'Say whether you buy as a person or as a business.',
  missingFields: (fields: readonly string[]) => `Your business still needs: ${listNames('en', fields)}.`,
  fieldNames: {
    company: 'its name',
    rnc: 'RNC',
    category: 'kind of business',
    recurrence: 'how often you buy',
    buying: 'how you buy',
  },
  missingIdentification: 'Send your identification with its pictures: a business account needs it.',
  refusedIdentification: 'Your identification was refused. See why, and send it again.',
}

const es: typeof en = {
  title: 'Persona o negocio',
  intro:
    'Si compras para un negocio, al pagar te ofrecemos su número para el comprobante fiscal. Di aquí cómo compras.',
  who: 'Quién es un negocio',
  whoDetail: 'Una tienda, una empresa o quien revende. Indicas su RNC o la cédula de su dueño.',
  whoIdentified:
    'Una tienda, una empresa o quien revende. Indicas su RNC o la cédula de su dueño y envías fotos del documento.',
  receipt: 'Comprobante fiscal',
  receiptDetail:
    'Negocios y personas pueden pedirlo al finalizar la compra, con RNC o cédula. Ahí ofrecemos el de tu negocio.',
  prices: 'Precios y pedidos',
  pricesDetail: 'Siguen iguales: lo que respondas aquí no los cambia.',
  company: 'Nombre del negocio',
  rnc: 'RNC',
  rncHint: 'Nueve dígitos. Sin RNC, la cédula del dueño.',
  category: 'Tipo de negocio',
  categories: {
    'ambulante-retail': 'Ambulante al detalle',
    'ambulante-wholesale': 'Ambulante al por mayor',
    'retail-store': 'Tienda al detalle',
    'wholesale-store': 'Tienda al por mayor',
  },
  recurrence: '¿Cada cuánto compras?',
  recurrences: {
    daily: 'Todos los días',
    'several-times-a-week': 'Varias veces por semana',
    weekly: 'Cada semana',
    biweekly: 'Cada quincena',
    monthly: 'Cada mes',
  },
  buying: '¿Cómo compras para el negocio?',
  buyingModes: {
    inventory: { name: 'Para inventario', detail: 'Para tener los productos en existencia' },
    'by-order': { name: 'Por encargo', detail: 'Cuando un cliente ya hizo su pedido' },
  },
  average: 'Compra mensual promedio',
  attendant: 'Persona encargada',
  attendantHint: 'Por quién preguntamos al llamar al negocio.',
  optional: '· opcional',
  chooseOne: 'Elige una opción',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Guardado',

  completeTitle: 'Completa tu perfil',
  complete: 'Completar',
  missingKind: 'Dinos si compras como persona o como negocio.',
  missingFields: (fields) => `A tu negocio le falta: ${listNames('es', fields)}.`,
  fieldNames: {
    company: 'el nombre',
    rnc: 'el RNC',
    category: 'el tipo de negocio',
    recurrence: 'cada cuánto compras',
    buying: 'cómo compras',
  },
  missingIdentification: 'Envía tu identificación con sus fotos: una cuenta de negocio la necesita.',
  refusedIdentification: 'Tu identificación fue rechazada. Mira por qué y envíala de nuevo.',
}

export const businessMessages: Messages<typeof en> = { en, es }
