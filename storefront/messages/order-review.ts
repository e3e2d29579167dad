import type { Messages } from './use-messages.ts'

const en = {
  goesTo: 'Goes to',
  picksUp: (name: string) => `${name} picks it up`,
  taxReceipt: 'RNC or cédula for a tax receipt',
  taxReceiptHint: 'Nine digits for a company, eleven for a person.',
  useBusiness: (taxId: string, company: string | null) => (company ? `Use ${taxId} of ${company}` : `Use ${taxId}`),
  taxReceiptInvalid: 'Please enter a valid RNC or identification card.',
  taxReceiptRnc: 'Valid RNC',
  taxReceiptCedula: 'Valid identification card',
  taxReceiptFor: (name: string) => `Invoice in the name of ${name}`,
  taxpayerEnded: (name: string) => `${name} is not active in the tax authority’s register.`,
  rncNotRegistered: 'The tax authority’s register does not have this RNC.',
  noteForStore: 'A note for the store',
  noteHint: 'A time that suits you, a gift…',
  charactersLeft: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  optional: 'optional',
}

const es: typeof en = {
  goesTo: 'Va a',
  picksUp: (name) => `Lo retira ${name}`,
  taxReceipt: 'RNC o cédula para el comprobante fiscal',
  taxReceiptHint: 'Nueve dígitos para una empresa, once para una persona.',
  useBusiness: (taxId, company) => (company ? `Usar ${taxId} de ${company}` : `Usar ${taxId}`),
  taxReceiptInvalid: 'Escribe un RNC o una cédula válida.',
  taxReceiptRnc: 'RNC válido',
  taxReceiptCedula: 'Cédula válida',
  taxReceiptFor: (name) => `Factura a nombre de ${name}`,
  taxpayerEnded: (name) => `${name} no está activo en el registro de la DGII.`,
  rncNotRegistered: 'El registro de la DGII no tiene este RNC.',
  noteForStore: 'Una nota para la tienda',
  noteHint: 'Una hora que te convenga, un regalo…',
  charactersLeft: (count) => (count === 1 ? 'Queda 1 carácter' : `Quedan ${count} caracteres`),
  optional: 'opcional',
}

export const orderReviewMessages: Messages<typeof en> = { en, es }
