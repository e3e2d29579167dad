import type { Messages } from './use-messages.ts'

/** The labels of the store's work on an order, as a customer says it. */
const en = {
  work: {
    in_process: 'Getting the products',
    processed: 'Packed',
    dispatched: 'Left the branch',
    sent: 'With the carrier',
  },
  messengerWork: { dispatched: 'A messenger brings it', sent: 'The messenger has it' },
}

const es: typeof en = {
  work: {
    in_process: 'Buscando los productos',
    processed: 'Empacado',
    dispatched: 'Salió de la sucursal',
    sent: 'En manos del transportista',
  },
  messengerWork: { dispatched: 'Lo lleva un mensajero', sent: 'Lo tiene el mensajero' },
}

export const orderWorkMessages: Messages<typeof en> = { en, es }
