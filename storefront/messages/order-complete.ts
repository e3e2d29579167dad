import type { Messages } from './use-messages.ts'

const en = {
  // A checkout without an order.
  nothing: 'There is nothing to check out',
  nothingDetail: 'Choose what you want in your cart and press Checkout. We then reserve it for you.',
  toCart: 'Go to the cart',
  released: 'Your products are still in your cart',
  releasedDetail: 'We stopped reserving them when you left the checkout. Go on, and we reserve them again.',
  notReserved: 'Your products are in your cart',
  notReservedDetail: 'Nothing is reserved for you yet: go on, and we reserve them.',
  goOnWithOrder: 'Continue with my order',
  reserving: 'One moment…',
  completeTitle: 'Thank you',
  metaComplete: 'Order placed',
  thanks: (name: string) => `Thank you, ${name}!`,
  thanksDetail: (orders: number, email: string) =>
    orders === 1
      ? `We have your order. A confirmation is on its way to ${email}.`
      : `We have your ${orders} orders, one for each branch. A confirmation is on its way to ${email}.`,
  allCanceled: (orders: number): string => (orders === 1 ? 'This order was canceled' : 'These orders were canceled'),
  placedOrders: (ids: readonly number[]): string =>
    ids.length === 1
      ? `Your order ${ids[0]} is placed`
      : ids.length > 1
        ? `Your orders ${ids.join(', ')} are placed`
        : 'Your order is placed',
  canceledOrders: (ids: readonly number[]): string =>
    ids.length === 1 ? `Your order ${ids[0]} was canceled` : `Your orders ${ids.join(', ')} were canceled`,
  nothingLeft: 'There is nothing left to do here.',
  order: (id: number) => `Order ${id}`,
  from: (branch: string) => `from ${branch}`,
  whatNext: 'What happens next',
  nextPrepare: 'The branch prepares your products.',
  nextDeliver: 'Its messenger brings them in 4 to 5 working hours, Monday to Friday.',
  nextBrings: 'Its messenger brings them to you.',
  nextShip: 'A carrier brings them. Your order says “On its way” once it has them.',
  nextPickup: 'We write to you when they are ready, with a pass to pick them up.',
  nextPay: (total: string) => `You pay ${total} in cash when you receive them.`,
  nextCredit: (total: string) => `${total} went on your store credit. Your balance shows when it is due.`,
  nextProof: (total: string, until: string) =>
    `Pay ${total} into our account and send us the proof: without one that is accepted by ${until} the order is canceled.`,
  nextChecking: (total: string) => `We check the proof of your ${total} and write to you.`,
  nextApproved: (total: string) => `Your payment of ${total} is approved.`,
  nextReady: 'They are ready. Pick them up with the pass that you find in your order.',
  nextPaid: (total: string) => `Your payment of ${total} is complete.`,
  seeOrder: 'See my order',
  seeOrders: 'See my orders',
  continueShopping: 'Keep shopping',
  unknownOrder: 'We could not find this order',
  unknownOrderDetail: 'It may belong to another account. Your own orders are in your account.',
  ordersFailed: 'Your order is safe, but we could not load it right now.',
  pickUpAt: 'You pick it up here',
  toBringTitle: 'What to bring',
  toBring: (id: number) => [
    `Your pass, or the number of the order: ${id}.`,
    'Your national ID, passport or driver’s license. Whoever picks it up for you brings their own.',
  ],
  waitsThere: 'Your order waits at the branch. We write to you before we do anything else with it.',
  units: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  total: 'Total',
  tryAgain: 'Try again',
}

const es: typeof en = {
  nothing: 'No hay nada que pagar',
  nothingDetail: 'Elige lo que quieres en tu carrito y presiona Ir a pagar. Entonces te lo reservamos.',
  toCart: 'Ir al carrito',
  released: 'Tus productos siguen en tu carrito',
  releasedDetail: 'Dejamos de reservarlos cuando saliste de la compra. Sigue y te los reservamos otra vez.',
  notReserved: 'Tus productos están en tu carrito',
  notReservedDetail: 'Aún no tienes nada reservado: sigue y te los reservamos.',
  goOnWithOrder: 'Seguir con mi pedido',
  reserving: 'Un momento…',
  completeTitle: 'Gracias',
  metaComplete: 'Pedido hecho',
  thanks: (name) => `¡Gracias, ${name}!`,
  thanksDetail: (orders, email) =>
    orders === 1
      ? `Tenemos tu pedido. La confirmación va en camino a ${email}.`
      : `Tenemos tus ${orders} pedidos, uno por sucursal. La confirmación va en camino a ${email}.`,
  allCanceled: (orders) => (orders === 1 ? 'Este pedido fue cancelado' : 'Estos pedidos fueron cancelados'),
  placedOrders: (ids) =>
    ids.length === 1
      ? `Tu pedido ${ids[0]} está hecho`
      : ids.length > 1
        ? `Tus pedidos ${ids.join(', ')} están hechos`
        : 'Tu pedido está hecho',
  canceledOrders: (ids) =>
    ids.length === 1 ? `Tu pedido ${ids[0]} fue cancelado` : `Tus pedidos ${ids.join(', ')} fueron cancelados`,
  nothingLeft: 'Aquí ya no queda nada por hacer.',
  order: (id) => `Pedido ${id}`,
  from: (branch) => `de ${branch}`,
  whatNext: 'Qué sigue',
  nextPrepare: 'La sucursal prepara tus productos.',
  nextDeliver: 'Su mensajero te los lleva en 4 a 5 horas laborables, de lunes a viernes.',
  nextBrings: 'Su mensajero te los lleva.',
  nextShip: 'Un transportista te los lleva. Tu pedido dirá “En camino” cuando los tenga.',
  nextPickup: 'Te escribimos cuando estén listos, con un pase para retirarlos.',
  nextPay: (total) => `Pagas ${total} en efectivo al recibirlos.`,
  nextCredit: (total) => `${total} fueron a tu crédito de la tienda. Tu balance muestra cuándo vencen.`,
  nextProof: (total, until) =>
    `Deposita ${total} en nuestra cuenta y envíanos el comprobante: sin uno aceptado hasta el ${until} el pedido se cancela.`,
  nextChecking: (total) => `Revisamos el comprobante de tus ${total} y te escribimos.`,
  nextApproved: (total) => `Tu pago de ${total} está aprobado.`,
  nextReady: 'Están listos. Retíralos con el pase que ves en tu pedido.',
  nextPaid: (total) => `Tu pago de ${total} está hecho.`,
  seeOrder: 'Ver mi pedido',
  seeOrders: 'Ver mis pedidos',
  continueShopping: 'Seguir comprando',
  unknownOrder: 'No encontramos este pedido',
  unknownOrderDetail: 'Puede ser de otra cuenta. Tus propios pedidos están en tu cuenta.',
  ordersFailed: 'Tu pedido está a salvo, pero no pudimos cargarlo ahora.',
  pickUpAt: 'Lo retiras aquí',
  toBringTitle: 'Qué debes traer',
  toBring: (id) => [
    `Tu pase o el número del pedido: ${id}.`,
    'Tu cédula, pasaporte o licencia de conducir. Quien lo retire por ti trae la suya.',
  ],
  waitsThere: 'Tu pedido te espera en la sucursal. Te escribimos antes de hacer otra cosa con él.',
  units: (count) => (count === 1 ? '1 artículo' : `${count} artículos`),
  total: 'Total',
  tryAgain: 'Intentar de nuevo',
}

export const orderCompleteMessages: Messages<typeof en> = { en, es }
