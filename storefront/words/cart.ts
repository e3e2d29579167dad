import type { Words } from './use-words.ts'

const en = {
  added: (quantity: number) => (quantity === 1 ? 'Product added!' : `Product added! ${quantity} in the cart`),
  reduced: (quantity: number) => `Reduced quantity: ${quantity} in the cart`,
  removed: 'Removed from the cart',
  undo: 'Undo',
  noPrice: 'The product has no price configured',
  outOfStock: 'This product has no quantity in the selected branch',
  onlyAvailable: (quantity: number) => `Only ${quantity} available in this branch`,
  full: 'The cart is full: at most 100 different products',
  notSaved: 'We could not save your cart. Check your connection; we will try again.',
}

const es: typeof en = {
  added: (quantity) => (quantity === 1 ? '¡Producto agregado!' : `¡Producto agregado! ${quantity} en el carrito`),
  reduced: (quantity) => `Cantidad reducida: ${quantity} en el carrito`,
  removed: 'Quitado del carrito',
  undo: 'Deshacer',
  noPrice: 'El producto no tiene precio configurado',
  outOfStock: 'Este producto no tiene existencia en la sucursal elegida',
  onlyAvailable: (quantity) => `Solo hay ${quantity} disponibles en esta sucursal`,
  full: 'El carrito está lleno: máximo 100 productos distintos',
  notSaved: 'No pudimos guardar tu carrito. Revisa tu conexión; probaremos de nuevo.',
}

export const cartWords: Words<typeof en> = { en, es }
