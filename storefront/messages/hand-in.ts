import type { Messages } from './use-messages.ts'

/** How returned products are handed in. */
const en = {
  handIn: 'How to hand them in',
  bring: (day: string) => `Bring to this branch, until ${day}:`,
  toBring: [
    'The products with their box, accessories, manuals and gifts, without account locks.',
    'Cases, chargers, cables and other accessories unopened, unless something is wrong with them.',
    'The number of the return or of the order, and your ID.',
  ],
}

const es: typeof en = {
  handIn: 'Cómo entregarlos',
  bring: (day) => `Lleva a esta sucursal, hasta el ${day}:`,
  toBring: [
    'Los productos con su caja, accesorios, manuales y regalos, sin bloqueos de cuenta.',
    'Fundas, cargadores, cables y otros accesorios sin abrir, salvo que algo esté mal.',
    'El número de la devolución o del pedido, y tu cédula.',
  ],
}

export const handInMessages: Messages<typeof en> = { en, es }
