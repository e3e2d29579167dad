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
  /** Before what staff have written, in quotation marks. */
  branchWrites: 'The branch writes:',
  /** Behind what staff have written in the other language. */
  writtenIn: { en: 'written in English', es: 'written in Spanish' },
  seeWays: 'See what you can do',
  onHoldDetail: 'We will write to you as soon as it moves on.',
  canceled: 'This order was canceled',
  paymentDeclined: 'Your payment was declined, so you owe nothing for it. You can buy again and pay in another way.',
  bought: 'Bought at the branch',
  stagesLabel: 'Stages of the order',
  timeline: 'Tracking history',
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
  wasReadyBy: (when: string, isSaid = false) => `It should have been ready ${when}${isSaid ? '' : ' and is late.'}`,
  notReady: 'We write to you as soon as you can pick it up.',
  collector: (name: string) => `${name} picks it up`,

  shareShort: 'Share',
  share: 'Share tracking',
  shareTitle: (id: number) => `Order ${id}`,
  linkCopied: 'Link copied. Whoever has it sees where the order is, and nothing else.',
  linkNotCopied: 'The link could not be copied.',
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
  branchWrites: 'La sucursal escribe:',
  writtenIn: { en: 'escrito en inglés', es: 'escrito en español' },
  seeWays: 'Ver qué puedes hacer',
  onHoldDetail: 'Te escribimos en cuanto siga su curso.',
  canceled: 'Este pedido fue cancelado',
  paymentDeclined:
    'Tu pago fue rechazado, así que no debes nada por él. Puedes volver a comprar y pagar de otra forma.',
  bought: 'Comprado en la sucursal',
  stagesLabel: 'Etapas del pedido',
  timeline: 'Detalles del recorrido',
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
  wasReadyBy: (when, isSaid) => `Debía estar listo el ${when}${isSaid ? '' : ' y va tarde.'}`,
  notReady: 'Te escribimos en cuanto puedas retirarlo.',
  collector: (name) => `Lo retira ${name}`,

  shareShort: 'Compartir',
  share: 'Compartir el seguimiento',
  shareTitle: (id) => `Pedido ${id}`,
  linkCopied: 'Enlace copiado. Quien lo tenga ve por dónde va el pedido y nada más.',
  linkNotCopied: 'No se pudo copiar el enlace.',
}

export const orderProgressMessages: Messages<typeof en> = { en, es }
