import type { Messages } from './use-messages.ts'

const en = {
  otherBranches: 'Carts in other branches',
  switchBranch: 'Switch to this branch',
  moveTo: (branch: string) => `Move to ${branch}`,
  moving: 'Moving…',
  switchNamed: (branch: string) => `Switch to this branch: ${branch}`,
  buyHere: (branch: string) => `Checkout at ${branch}`,
  buyAll: (branches: number): string =>
    branches === 2 ? 'Checkout at both branches' : `Checkout at all ${branches} branches`,
  buyAllTotal: (branches: number): string => (branches === 2 ? 'Both branches' : 'All branches'),
  hasNone: (branch: string) => `${branch} has none of these products now.`,
  lacks: (branch: string, names: string) => `${branch} does not have enough of: ${names}. What it lacks stays here.`,
}

const es: typeof en = {
  otherBranches: 'Carritos en otras sucursales',
  switchBranch: 'Cambiar a esta sucursal',
  moveTo: (branch) => `Pasar a ${branch}`,
  moving: 'Pasando…',
  switchNamed: (branch) => `Cambiar a esta sucursal: ${branch}`,
  buyHere: (branch) => `Comprar en ${branch}`,
  buyAll: (branches) => (branches === 2 ? 'Comprar en ambas sucursales' : `Comprar en las ${branches} sucursales`),
  buyAllTotal: (branches) => (branches === 2 ? 'Ambas sucursales' : 'Todas las sucursales'),
  hasNone: (branch) => `${branch} no tiene ninguno de estos productos ahora.`,
  lacks: (branch, names) => `${branch} no tiene suficiente de: ${names}. Lo que le falta se queda aquí.`,
}

/** The texts of carts in several branches. */
export const otherCartsMessages: Messages<typeof en> = { en, es }
