import type { ReturnEnding } from '#domain/returns/return.ts'
import type { Messages } from './use-messages.ts'

/** What a customer gets when the branch accepts a return. */
const en = {
  gives: {
    credit_note: 'When the branch accepts them, you get a credit note at once. It does not expire.',
    refund:
      'When the branch accepts them, the money goes back to where you paid from. What was paid in cash or by bank deposit comes back as a credit note, which does not expire.',
  } satisfies Record<ReturnEnding, string>,
}

const es: typeof en = {
  gives: {
    credit_note: 'Cuando la sucursal los acepte, recibes una nota de crédito de inmediato. No vence.',
    refund:
      'Cuando la sucursal los acepte, el dinero vuelve a donde pagaste. Lo pagado en efectivo o por depósito bancario vuelve como nota de crédito, que no vence.',
  },
}

export const returnGivesMessages: Messages<typeof en> = { en, es }
