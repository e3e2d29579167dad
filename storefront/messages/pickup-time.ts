import type { Messages } from './use-messages.ts'

/** When an order can be collected, and the entry of that in a calendar. */
const en = {
  readyBy: (when: string) => `Ready ${when}`,
  openUntil: (time: string) => `The branch is open until ${time}.`,
  opensAt: (when: string) => `The branch opens ${when}.`,
  toCalendar: 'Add to my calendar',
  calendarTitle: (id: number, branch: string) => `Pick up order ${id} at ${branch}`,
  calendarDetail: 'Show your pass at the counter, with an identity document. It is on the page of your order.',
}

const es: typeof en = {
  readyBy: (when) => `Listo ${when}`,
  openUntil: (time) => `La sucursal está abierta hasta ${time.startsWith('1:') ? 'la' : 'las'} ${time}`,
  opensAt: (when) => `La sucursal abre ${when}`,
  toCalendar: 'Agregar a mi calendario',
  calendarTitle: (id, branch) => `Retirar el pedido ${id} en ${branch}`,
  calendarDetail: 'Muestra tu pase en el mostrador con un documento de identidad. Está en la página de tu pedido.',
}

export const pickupTimeMessages: Messages<typeof en> = { en, es }
