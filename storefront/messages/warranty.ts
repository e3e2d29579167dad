import type { Messages } from './use-messages.ts'

/** The warranty of what a customer has received. */
const en = {
  warranty: 'Warranty',
  until: (day: string) => `Warranty until ${day}`,
  ended: (day: string) => `The warranty ended on ${day}`,
  how: 'If something fails, bring it to any branch with the number of this order.',
  policy: 'What it covers',
}

const es: typeof en = {
  warranty: 'Garantía',
  until: (day) => `Garantía hasta el ${day}`,
  ended: (day) => `La garantía terminó el ${day}`,
  how: 'Si algo falla, tráelo a cualquier sucursal con el número de este pedido.',
  policy: 'Qué cubre',
}

export const warrantyMessages: Messages<typeof en> = { en, es }
