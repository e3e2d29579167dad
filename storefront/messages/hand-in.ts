import type { Messages } from './use-messages.ts'

/** How returned products are handed in. */
const en = {
  handIn: 'How to hand them in',
  bring: (day: string) => `Bring to this branch by ${day}:`,
  complete: 'The products with their box, accessories, manuals and gifts, without account locks.',
  unopened: 'Cases, chargers, cables and other accessories unopened, unless something is wrong with them.',
  papers: 'The number of the return or of the order, and your ID.',
}

const es: typeof en = {
  handIn: 'Cómo entregarlos',
  bring: (day) => `Lleva a esta sucursal, hasta el ${day}:`,
  complete: 'Los productos con su caja, accesorios, manuales y regalos, sin bloqueos de cuenta.',
  unopened: 'Fundas, cargadores, cables y otros accesorios sin abrir, salvo que algo esté mal.',
  papers: 'El número de la devolución o del pedido, y tu cédula.',
}

export const handInMessages: Messages<typeof en> = { en, es }
