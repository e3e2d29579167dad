import type { Messages } from './use-messages.ts'

/** What is bought together with a device: on its page, after it was added, and beside the cart. */
const en = {
  title: 'Buy together',
  thisOne: 'This product',
  inCart: 'In the cart',
  noneChosen: 'Choose what to add',
  addChosen: (count: number, sum: string) => (count === 1 ? `Add 1 for ${sum}` : `Add the ${count} for ${sum}`),
  next: 'Goes with what you added',
  withDevice: (device: string) => `Goes with your ${device}`,
  withCart: 'Goes with what is in your cart',
}

const es: typeof en = {
  title: 'Llévalo completo',
  thisOne: 'Este producto',
  inCart: 'En el carrito',
  noneChosen: 'Elige qué agregar',
  addChosen: (count, sum) => (count === 1 ? `Agregar 1 por ${sum}` : `Agregar los ${count} por ${sum}`),
  next: 'Va con lo que agregaste',
  withDevice: (device) => `Va con tu ${device}`,
  withCart: 'Va con lo que hay en tu carrito',
}

export const companionMessages: Messages<typeof en> = { en, es }
