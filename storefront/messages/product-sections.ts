import type { Messages } from './use-messages.ts'

/** What stands below a product: its specifications and its warranty. */
const en = {
  warrantyText: (days: number) => `Covered for ${days} days from the day you receive it. Keep your invoice.`,
  warrantyPolicy: 'Warranty policy',
  specifications: 'Specifications',
  inTheBox: 'What’s in the box',
}

const es: typeof en = {
  warrantyText: (days) => `Cubierto por ${days} días desde que lo recibes. Guarda tu factura.`,
  warrantyPolicy: 'Política de garantía',
  specifications: 'Especificaciones',
  inTheBox: 'Qué trae la caja',
}

export const sectionMessages: Messages<typeof en> = { en, es }
