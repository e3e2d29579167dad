import type { ReturnState } from '#domain/returns/return.ts'
import type { Messages } from './use-messages.ts'

const en = {
  number: (number: string) => `Return ${number}`,
  requestedAt: (day: string) => `Requested ${day}`,
  states: {
    requested: 'Waiting for the branch',
    approved: 'Accepted',
    refused: 'Not accepted',
    withdrawn: 'Withdrawn by you',
  } satisfies Record<ReturnState, string>,
  credited: (amount: string, note: string) => `${amount} as credit note ${note}`,
  refunded: (amount: string) => `${amount} back to where you paid from`,
  picture: (number: number) => `Picture ${number}`,
  storeSays: 'The branch wrote:',
  withdraw: 'Withdraw the request',
  withdrawTitle: (number: string) => `Withdraw return ${number}?`,
  withdrawText: 'You keep the products. You can request their return again until the last day for returns.',
  goOnWithReturn: 'Keep it',
  confirmWithdraw: 'Withdraw',
  withdrawing: 'Withdrawing…',
  withdrawn: (number: string) => `The request for return ${number} is withdrawn`,
  hasEnded: 'This return no longer waits for the branch. See its state below.',
  notWithdrawn: 'The request could not be withdrawn. Try again.',
  withdrawnAt: (day: string) => `Withdrawn ${day}`,
}

const es: typeof en = {
  number: (number) => `Devolución ${number}`,
  requestedAt: (day) => `Solicitada el ${day}`,
  states: {
    requested: 'En espera de la sucursal',
    approved: 'Aceptada',
    refused: 'No aceptada',
    withdrawn: 'Cancelada por ti',
  },
  credited: (amount, note) => `${amount} en la nota de crédito ${note}`,
  refunded: (amount) => `${amount} de vuelta a donde pagaste`,
  picture: (number) => `Foto ${number}`,
  storeSays: 'La sucursal escribió:',
  withdraw: 'Cancelar la solicitud',
  withdrawTitle: (number) => `¿Cancelar la devolución ${number}?`,
  withdrawText:
    'Te quedas con los productos. Puedes volver a solicitar su devolución hasta el último día para devolver.',
  goOnWithReturn: 'Mantenerla',
  confirmWithdraw: 'Cancelarla',
  withdrawing: 'Cancelando…',
  withdrawn: (number) => `Se canceló la solicitud de la devolución ${number}`,
  hasEnded: 'Esta devolución ya no espera por la sucursal. Mira su estado abajo.',
  notWithdrawn: 'No se pudo cancelar la solicitud. Inténtalo de nuevo.',
  withdrawnAt: (day) => `Cancelada el ${day}`,
}

export const returnEntryMessages: Messages<typeof en> = { en, es }
