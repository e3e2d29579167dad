import type { Messages } from './use-messages.ts'

/** What cards, prices, ratings and stock say, wherever a product stands. */
const en = {
  add: 'Add',
  addNamed: (name: string) => `Add to cart: ${name}`,
  inCart: (quantity: number) => `${quantity} in the cart`,
  fits: (devices: string, more: number) => `For ${devices}${more > 0 ? ` and ${more} more` : ''}`,
  also: 'also in',
  alsoShort: 'also',
  from: (price: string) => `from ${price}`,
  view: 'View',
  quickViewNamed: (name: string) => `Quick view: ${name}`,
  compare: 'Compare',
  compareNamed: (name: string) => `Compare: ${name}`,
  rating: (average: string, count: number) => `Rated ${average} of 5, ${count === 1 ? '1 review' : `${count} reviews`}`,
  inStock: 'In stock',
  fewLeft: (stock: number) => (stock === 1 ? 'Last one' : `Only ${stock} left`),
  outOfStock: 'Out of stock',
  elsewhere: 'In other branches',
  oldPriceLabel: 'Before',
  noPrice: 'Ask for the price at your branch',
  eachFrom: (price: string, quantity: number) => `${price} each from ${quantity}`,
  discount: (percent: number) => `${percent}% off`,
}

const es: typeof en = {
  add: 'Agregar',
  addNamed: (name) => `Agregar al carrito: ${name}`,
  inCart: (quantity) => `${quantity} en el carrito`,
  fits: (devices, more) => `Para ${devices}${more > 0 ? ` y ${more} más` : ''}`,
  also: 'también en',
  alsoShort: 'también',
  from: (price) => `desde ${price}`,
  view: 'Ver',
  quickViewNamed: (name) => `Vista rápida: ${name}`,
  compare: 'Comparar',
  compareNamed: (name) => `Comparar: ${name}`,
  rating: (average, count) => `Valorado ${average} de 5, ${count === 1 ? '1 reseña' : `${count} reseñas`}`,
  inStock: 'Disponible',
  fewLeft: (stock) => (stock === 1 ? 'Queda 1' : `Solo quedan ${stock}`),
  outOfStock: 'Agotado',
  elsewhere: 'En otras sucursales',
  oldPriceLabel: 'Antes',
  noPrice: 'Pregunta el precio en tu sucursal',
  eachFrom: (price, quantity) => `${price} c/u desde ${quantity}`,
  discount: (percent) => `${percent}% de descuento`,
}

export const cardMessages: Messages<typeof en> = { en, es }
