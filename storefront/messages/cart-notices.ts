import type { Messages } from './use-messages.ts'

const en = {
  added: (quantity: number) => (quantity === 1 ? 'Product added!' : `Product added! ${quantity} in the cart`),
  addedMany: (count: number) => (count === 1 ? 'Product added!' : `${count} products added!`),
  notAdded: (count: number) =>
    count === 1 ? 'The branch has no more of one of them.' : `The branch has no more of ${count} of them.`,
  reduced: (quantity: number) => `Reduced quantity: ${quantity} in the cart`,
  removed: 'Removed from the cart',
  removedMany: (count: number) => (count === 1 ? 'Removed 1 product' : `Removed ${count} products`),
  undo: 'Undo',
  seeCart: 'See the cart',
  noPrice: 'The product has no price configured',
  outOfStock: 'This product is not in stock at the selected branch',
  onlyAvailable: (quantity: number) => `Only ${quantity} available in this branch`,
  noCustomer: 'No customer selected',
  full: 'The cart is full: at most 100 different products',
  noteAdded: 'Note added',
  noteUpdated: 'Note updated',
  noteRemoved: 'Note removed',
  moved: (count: number, branch: string) =>
    count === 1 ? `1 product moved to ${branch}` : `${count} products moved to ${branch}`,
  partlyMoved: (left: number, branch: string) =>
    `Moved what ${branch} has. ${left === 1 ? '1 product stays where it was' : `${left} products stay where they were`}.`,
  nothingMoved: (branch: string) => `Nothing was moved: ${branch} does not have these products`,
  notMoved: 'We could not reach the store. Nothing was moved.',
}

const es: typeof en = {
  added: (quantity) => (quantity === 1 ? '¡Producto agregado!' : `¡Producto agregado! ${quantity} en el carrito`),
  addedMany: (count) => (count === 1 ? '¡Producto agregado!' : `¡${count} productos agregados!`),
  notAdded: (count) =>
    count === 1 ? 'La sucursal no tiene más de uno de ellos.' : `La sucursal no tiene más de ${count} de ellos.`,
  reduced: (quantity) => `Cantidad reducida: ${quantity} en el carrito`,
  removed: 'Quitado del carrito',
  removedMany: (count) => (count === 1 ? 'Quitaste 1 producto' : `Quitaste ${count} productos`),
  undo: 'Deshacer',
  seeCart: 'Ver el carrito',
  noPrice: 'El producto no tiene precio configurado',
  outOfStock: 'Este producto no tiene existencia en la sucursal elegida',
  onlyAvailable: (quantity) =>
    quantity === 1 ? 'Solo hay 1 disponible en esta sucursal' : `Solo hay ${quantity} disponibles en esta sucursal`,
  noCustomer: 'No hay un cliente seleccionado',
  full: 'El carrito está lleno: máximo 100 productos distintos',
  noteAdded: 'Nota agregada',
  noteUpdated: 'Nota actualizada',
  noteRemoved: 'Nota quitada',
  moved: (count, branch) => (count === 1 ? `Pasaste 1 producto a ${branch}` : `Pasaste ${count} productos a ${branch}`),
  partlyMoved: (left, branch) =>
    `Pasamos lo que ${branch} tiene. ${left === 1 ? '1 producto se queda' : `${left} productos se quedan`} donde estaba${left === 1 ? '' : 'n'}.`,
  nothingMoved: (branch) => `No pasó nada: ${branch} no tiene estos productos`,
  notMoved: 'No pudimos conectar con la tienda. No pasó nada de un carrito al otro.',
}

/** What notifications say of a change to the cart. */
export const cartNoticeMessages: Messages<typeof en> = { en, es }
