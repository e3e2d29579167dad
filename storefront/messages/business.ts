import { listNames } from './list-names.ts'
import type { Messages } from './use-messages.ts'

const en = {
  title: 'Business purchases',
  intro: 'Save the RNC of your business once.',
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
  attendantHint: 'Who we ask for when we call.',
  optional: '· optional',
  chooseOne: 'Choose one',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  /** Of a person, who has nothing to save. */
  addBusiness: 'Add my business',
  /** Above the form of a business that is added. */
  business: 'Your business',
  cancel: 'Cancel',
  /** Instead of the button, while there is nothing to save. */
  savedBusiness: (taxId: string) => `Saved. Checkout offers ${taxId} for your tax receipts.`,

  // The note on the account's first page.
  completeTitle: 'Complete your profile',
  complete: 'Complete',
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
  title: 'Compras de negocio',
  intro: 'Guarda una vez el RNC de tu negocio.',
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
  addBusiness: 'Agregar mi negocio',
  business: 'Tu negocio',
  cancel: 'Cancelar',
  savedBusiness: (taxId) => `Guardado. Al pagar te ofrecemos ${taxId} para el comprobante fiscal.`,

  completeTitle: 'Completa tu perfil',
  complete: 'Completar',
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
