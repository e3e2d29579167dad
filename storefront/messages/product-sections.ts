import type { Messages } from './use-messages.ts'

/** What stands below a product: its specifications and what is in its box. */
const en = {
  specifications: 'Specifications',
  inTheBox: 'What’s in the box',
}

const es: typeof en = {
  specifications: 'Especificaciones',
  inTheBox: 'Qué trae la caja',
}

export const sectionMessages: Messages<typeof en> = { en, es }
