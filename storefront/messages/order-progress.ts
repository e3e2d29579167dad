import type { OrderStage } from '#domain/orders/stages.ts'
import type { Messages } from './use-messages.ts'

const en = {
  stages: {
    received: 'Received',
    preparing: 'Preparing',
    ready: 'Ready for pickup',
    on_its_way: 'On its way',
    delivered: 'Delivered',
    collected: 'Picked up',
  } satisfies Record<OrderStage, string>,
  now: {
    received: 'We received your order',
    preparing: 'We are preparing your order',
    ready: 'Your order is ready for pickup',
    on_its_way: 'Your order is on its way',
    delivered: 'Your order was delivered',
    collected: 'Your order was picked up',
  } satisfies Record<OrderStage, string>,
  onHold: 'Your order is on hold',
  nothingOwed: 'You owe nothing for it. What you had paid goes back to what paid it.',
  onHoldCause: 'The branch has paused it.',
  /** Before what staff have written, in quotation marks. */
  branchWrites: 'The branch writes:',
  /** Behind what staff have written in the other language. */
  writtenIn: { en: 'written in English', es: 'written in Spanish' },
  onHoldSince: (when: string) => `Since ${when}`,
  toCancel: 'Cancel the order',
  onHoldDetail: 'We will write to you as soon as it moves on.',
  canceled: 'This order was canceled',
  paymentDeclined: 'Your payment was declined, so you owe nothing for it. You can buy again and pay in another way.',
  bought: 'Bought at the branch',
  /** The labels of the store's work, as a customer says it. */
  work: {
    in_process: 'Getting the products',
    processed: 'Packed',
    dispatched: 'Left the branch',
    sent: 'With the carrier',
  },
  messengerWork: { dispatched: 'A messenger brings it', sent: 'The messenger has it' },
  // What staff have written of the carrier that has the order.
  carrierNote: 'Note about the delivery',
  copyNote: 'Copy the note',
  noteCopied: 'Copied',
  noteNotCopied: 'It could not be copied',
  stagesLabel: 'Stages of the order',
  done: 'done',
  current: 'now',

  // Being brought.
  /** Beside the stage of an order that is late. */
  isLate: 'late',
  lateBadge: 'Late',
  /** `isSaid`: the badge beside it says that the order is late. */
  late: (when: string, isSaid = false) => `It should have arrived ${when}${isSaid ? '' : ' and is late.'}`,
  callBranch: 'We are sorry. Call the branch to ask for the new time.',

  // Picking up.
  branch: 'Branch',
  directions: 'How to get there',
  call: 'Call',
  callNamed: (name: string) => `Call ${name}`,
  readyBy: (when: string) => `Ready ${when}`,
  wasReadyBy: (when: string, isSaid = false) => `It should have been ready ${when}${isSaid ? '' : ' and is late.'}`,
  openUntil: (time: string) => `The branch is open until ${time}.`,
  opensAt: (when: string) => `The branch opens ${when}.`,
  toCalendar: 'Add to my calendar',
  calendarTitle: (id: number, branch: string) => `Pick up order ${id} at ${branch}`,
  pass: 'Your pass',
  passLabel: (id: number) => `Pass of order ${id} as a QR code`,
  calendarDetail: 'Show your pass at the counter, with an identity document. It is on the page of your order.',
  passDetail: 'Show it at the counter, with an identity document. Whoever picks it up for you needs it too.',
  notReady: 'We write to you as soon as you can pick it up.',
  collector: (name: string) => `${name} picks it up`,

  // The link.
  share: 'Share tracking',
  shareTitle: (id: number) => `Order ${id}`,
  linkCopied: 'Link copied. Whoever has it sees where the order is, and nothing else.',
  linkNotCopied: 'The link could not be copied.',

  // The page of the link.
  trackTitle: 'Where is the order?',
  order: (id: number) => `Order ${id}`,
  from: (branch: string) => `From ${branch}`,
  missing: 'This link shows no order',
  missingDetail: 'It may be incomplete, or the order was delivered some months ago.',
  mine: 'See my orders',
}

const es: typeof en = {
  stages: {
    received: 'Recibido',
    preparing: 'Preparando',
    ready: 'Listo para retirar',
    on_its_way: 'En camino',
    delivered: 'Entregado',
    collected: 'Retirado',
  },
  now: {
    received: 'Recibimos tu pedido',
    preparing: 'Estamos preparando tu pedido',
    ready: 'Tu pedido está listo para retirar',
    on_its_way: 'Tu pedido va en camino',
    delivered: 'Tu pedido fue entregado',
    collected: 'Tu pedido fue retirado',
  },
  onHold: 'Tu pedido está en espera',
  nothingOwed: 'No debes nada por él. Lo que hayas pagado vuelve a donde salió.',
  onHoldCause: 'La sucursal lo puso en pausa.',
  branchWrites: 'La sucursal escribe:',
  writtenIn: { en: 'escrito en inglés', es: 'escrito en español' },
  onHoldSince: (when) => `Desde el ${when}`,
  toCancel: 'Cancelar el pedido',
  onHoldDetail: 'Te escribimos en cuanto siga su curso.',
  canceled: 'Este pedido fue cancelado',
  paymentDeclined:
    'Tu pago fue rechazado, así que no debes nada por él. Puedes volver a comprar y pagar de otra forma.',
  bought: 'Comprado en la sucursal',
  work: {
    in_process: 'Buscando los productos',
    processed: 'Empacado',
    dispatched: 'Salió de la sucursal',
    sent: 'En manos del transportista',
  },
  messengerWork: { dispatched: 'Lo lleva un mensajero', sent: 'Lo tiene el mensajero' },
  carrierNote: 'Nota sobre la entrega',
  copyNote: 'Copiar la nota',
  noteCopied: 'Copiado',
  noteNotCopied: 'No se pudo copiar',
  stagesLabel: 'Etapas del pedido',
  done: 'listo',
  current: 'ahora',

  isLate: 'con retraso',
  lateBadge: 'Con retraso',
  late: (when, isSaid) => `Debía llegar el ${when}${isSaid ? '' : ' y va tarde.'}`,
  callBranch: 'Lo sentimos. Llama a la sucursal para saber la nueva hora.',

  branch: 'Sucursal',
  directions: 'Cómo llegar',
  call: 'Llamar',
  callNamed: (name) => `Llamar a ${name}`,
  readyBy: (when) => `Listo ${when}`,
  wasReadyBy: (when, isSaid) => `Debía estar listo el ${when}${isSaid ? '' : ' y va tarde.'}`,
  openUntil: (time) => `La sucursal está abierta hasta ${time.startsWith('1:') ? 'la' : 'las'} ${time}`,
  opensAt: (when) => `La sucursal abre ${when}`,
  toCalendar: 'Agregar a mi calendario',
  calendarTitle: (id, branch) => `Retirar el pedido ${id} en ${branch}`,
  pass: 'Tu pase',
  passLabel: (id) => `Pase del pedido ${id} como código QR`,
  calendarDetail: 'Muestra tu pase en el mostrador con un documento de identidad. Está en la página de tu pedido.',
  passDetail: 'Muéstralo en el mostrador con un documento de identidad. Quien lo retire por ti también lo necesita.',
  notReady: 'Te escribimos en cuanto puedas retirarlo.',
  collector: (name) => `Lo retira ${name}`,

  share: 'Compartir el seguimiento',
  shareTitle: (id) => `Pedido ${id}`,
  linkCopied: 'Enlace copiado. Quien lo tenga ve por dónde va el pedido y nada más.',
  linkNotCopied: 'No se pudo copiar el enlace.',

  trackTitle: '¿Por dónde va el pedido?',
  order: (id) => `Pedido ${id}`,
  from: (branch) => `Desde ${branch}`,
  missing: 'Este enlace no muestra ningún pedido',
  missingDetail: 'Puede que esté incompleto o que el pedido se entregara hace unos meses.',
  mine: 'Ver mis pedidos',
}

export const orderProgressMessages: Messages<typeof en> = { en, es }
