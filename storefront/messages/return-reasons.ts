import type { ReturnReason } from '#domain/returns/return.ts'
import type { Messages } from './use-messages.ts'

const en = {
  reasons: {
    defective: 'It is defective',
    wrong_product: 'It is not what I ordered',
    not_as_described: 'It is not as described',
    changed_mind: 'I changed my mind',
    other: 'Another reason',
  } satisfies Record<ReturnReason, string>,
}

const es: typeof en = {
  reasons: {
    defective: 'Está defectuoso',
    wrong_product: 'No es lo que pedí',
    not_as_described: 'No es como se describe',
    changed_mind: 'Cambié de opinión',
    other: 'Otra razón',
  },
}

/** Why a product is returned. */
export const returnReasonMessages: Messages<typeof en> = { en, es }
