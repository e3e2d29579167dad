import type { Messages } from './use-messages.ts'

const en = {
  title: 'Checkout',
  backToCart: 'Back to the cart',
  signInReason: 'Sign in to finish your order.',
  stepsLabel: 'Steps of the checkout',
  address: 'Delivery',
  confirmation: 'Review',
  payment: 'Payment',
  stepDone: 'done',
  change: 'Change',
  changeStep: (step: string) => `Change: ${step}`,
  goOn: 'Continue',
  goToPayment: 'Continue to payment',
  working: 'One moment…',
  partMissing: 'This part of the page did not arrive. Check your connection.',
  connection: 'We could not reach the store. Check your connection and try again.',
  loadAgain: 'Load the page again',

  reservedFor: 'Reserved for you',
  reserved: 'Reserved',
  reservedAgain: 'Your products are reserved for you again.',
  reservedForMinutes: (minutes: number) =>
    minutes === 1
      ? 'Your products are reserved for one more minute'
      : `Your products are reserved for ${minutes} more minutes`,

  howToReceive: 'How do you want to receive it?',
  local: 'Local delivery',
  localDetail: 'In 4 to 5 working hours, Monday to Friday',
  pickup: 'Store pickup',
  pickupDetail: 'As soon as it is ready',
  free: 'Free',
  whereTo: 'Where to?',
  noAddress: 'You have no address yet. Add the first one:',
  defaultAddress: 'Default',
  notDelivered: (branches: string) => `No delivery from ${branches}`,
  newAddress: 'New address',
  chooseAddress: 'Choose an address.',

  products: 'Products',
  units: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  seeOrder: 'See order',
  moreProducts: (count: number) => (count === 1 ? '1 more product' : `${count} more products`),
  withReceipt: (taxId: string) => `Tax receipt: ${taxId}`,
  noReceipt: 'Without tax receipt',

  summary: 'Your order',
  subtotal: 'Products',
  delivery: 'Delivery',
  deliveryUnknown: 'Choose an address',
  deliveryWorking: 'Working it out…',
  total: 'Total',
  totalSoFar: 'Before delivery',
  remaining: (amount: string) => `${amount} remaining`,
  taxIncluded: 'ITBIS included',
  quantity: (count: number) => `Quantity: ${count}`,
}

const es: typeof en = {
  title: 'Finalizar compra',
  backToCart: 'Volver al carrito',
  signInReason: 'Entra para terminar tu pedido.',
  stepsLabel: 'Pasos de la compra',
  address: 'Entrega',
  confirmation: 'Revisión',
  payment: 'Pago',
  stepDone: 'listo',
  change: 'Cambiar',
  changeStep: (step) => `Cambiar: ${step}`,
  goOn: 'Continuar',
  goToPayment: 'Continuar al pago',
  working: 'Un momento…',
  partMissing: 'Esta parte de la página no llegó. Revisa tu conexión.',
  connection: 'No pudimos comunicarnos con la tienda. Revisa tu conexión e inténtalo de nuevo.',
  loadAgain: 'Cargar la página de nuevo',

  reservedFor: 'Reservado para ti',
  reserved: 'Reservado',
  reservedAgain: 'Tus productos están reservados para ti otra vez.',
  reservedForMinutes: (minutes) =>
    minutes === 1
      ? 'Tus productos quedan reservados un minuto más'
      : `Tus productos quedan reservados ${minutes} minutos más`,

  howToReceive: '¿Cómo quieres recibirlo?',
  local: 'Entrega local',
  localDetail: 'En 4 a 5 horas laborables, de lunes a viernes',
  pickup: 'Retiro en sucursal',
  pickupDetail: 'En cuanto esté listo',
  free: 'Gratis',
  whereTo: '¿A dónde?',
  noAddress: 'Aún no tienes direcciones. Agrega la primera:',
  defaultAddress: 'Predeterminada',
  notDelivered: (branches) => `Sin entrega desde ${branches}`,
  newAddress: 'Dirección nueva',
  chooseAddress: 'Elige una dirección.',

  products: 'Productos',
  units: (count) => (count === 1 ? '1 artículo' : `${count} artículos`),
  seeOrder: 'Ver pedido',
  moreProducts: (count) => (count === 1 ? '1 producto más' : `${count} productos más`),
  withReceipt: (taxId) => `Comprobante fiscal: ${taxId}`,
  noReceipt: 'Sin comprobante fiscal',

  summary: 'Tu pedido',
  subtotal: 'Productos',
  delivery: 'Entrega',
  deliveryUnknown: 'Elige una dirección',
  deliveryWorking: 'Calculando…',
  total: 'Total',
  totalSoFar: 'Antes de la entrega',
  remaining: (amount) => `Faltan ${amount}`,
  taxIncluded: 'ITBIS incluido',
  quantity: (count) => `Cantidad: ${count}`,
}

export const checkoutMessages: Messages<typeof en> = { en, es }
