import type { Messages } from './use-messages.ts'

/** A device on its page with what is bought together with it. */
const en = {
  title: 'Buy together',
  thisOne: 'This product',
  inCart: 'In the cart',
  oneMore: (name: string) => `One more: ${name}`,
  allInCart: 'All in the cart',
  someInCart: (count: number) => `${count} in the cart`,
  seeCart: 'See the cart',
  noneChosen: 'Choose what to add',
  tickMore: 'Tick what you want with it.',
  addChosen: (count: number, sum: string) => `Add ${count} for ${sum}`,
}

const es: typeof en = {
  title: 'Llévalo completo',
  thisOne: 'Este producto',
  inCart: 'En el carrito',
  oneMore: (name) => `Uno más: ${name}`,
  allInCart: 'Todo en el carrito',
  someInCart: (count) => `${count} en el carrito`,
  seeCart: 'Ver el carrito',
  noneChosen: 'Elige qué agregar',
  tickMore: 'Marca lo que quieras con él.',
  addChosen: (count, sum) => `Agregar ${count} por ${sum}`,
}

export const companionSetMessages: Messages<typeof en> = { en, es }
