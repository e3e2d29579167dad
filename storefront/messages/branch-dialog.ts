import type { Messages } from './use-messages.ts'

const namedMax = 2

/** The first two names, and how many more there are: names have commas of their own. */
function shortList(names: readonly string[], and: string, extra: string): string {
  const more = names.length - namedMax
  return names.slice(0, namedMax).join('; ') + (more > 0 ? ` ${and} ${more} ${extra}` : '')
}

/** What the choice of a branch says. */
const en = {
  branchIntro: 'Prices, stock and pickup follow the branch you choose.',
  branchSearch: 'Search by city, name or address',
  branchSearchHint: 'City, name or address',
  branchNone: 'No branch found with those words.',
  branchChosen: 'Your branch',
  locating: 'Looking for your nearest branch…',
  cartStays: (lines: number, branch: string) =>
    `${lines === 1 ? 'The product' : `The ${lines} products`} in your cart at ${branch} ${lines === 1 ? 'stays' : 'stay'} there: each branch has its own cart, stock and offers, and you can buy from both.`,
  toCart: 'See the cart',
  nowAt: (branch: string) => `You now shop at ${branch}`,
  cartStayed: (lines: number, branch: string) =>
    `Your ${lines === 1 ? 'product' : `${lines} products`} from ${branch} ${lines === 1 ? 'stays' : 'stay'} in its cart`,
  cartOf: (branch: string) => `See the cart of ${branch}`,
  moveHere: 'Move here',
  hasAll: 'Has everything in your cart',
  lacks: (names: readonly string[]) => `Does not have enough of: ${shortList(names, 'and', 'more')}`,
}

const es: typeof en = {
  branchIntro: 'Los precios, la existencia y el retiro dependen de la sucursal que elijas.',
  branchSearch: 'Busca por ciudad, nombre o dirección',
  branchSearchHint: 'Ciudad, nombre o dirección',
  branchNone: 'Ninguna sucursal coincide con esas palabras.',
  branchChosen: 'Tu sucursal',
  locating: 'Buscando tu sucursal más cercana…',
  cartStays: (lines, branch) =>
    `${lines === 1 ? 'El producto' : `Los ${lines} productos`} de tu carrito en ${branch} ${lines === 1 ? 'se queda' : 'se quedan'} ahí: cada sucursal tiene su carrito, su existencia y sus ofertas, y puedes comprar en las dos.`,
  toCart: 'Ver el carrito',
  nowAt: (branch) => `Ahora compras en ${branch}`,
  cartStayed: (lines, branch) =>
    `${lines === 1 ? 'Tu producto' : `Tus ${lines} productos`} de ${branch} ${lines === 1 ? 'sigue' : 'siguen'} en su carrito`,
  cartOf: (branch) => `Ver el carrito de ${branch}`,
  moveHere: 'Pasar aquí',
  hasAll: 'Tiene todo lo de tu carrito',
  lacks: (names) => `Sin existencia suficiente de: ${shortList(names, 'y', 'más')}`,
}

export const branchDialogMessages: Messages<typeof en> = { en, es }
