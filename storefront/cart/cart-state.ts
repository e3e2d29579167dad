import { type Store, createStore } from '../ui/create-store.ts'
import type { BranchCart, Carts } from './cart.ts'

/** All carts that this tab shows, in one place, so that header, cards and cart page show the same numbers. */
export interface CartState {
  store: Store<Carts>
  isLoaded: () => boolean
  readCart: (branchCode: number) => BranchCart
  writeCart: (branchCode: number, cart: BranchCart) => void
  /** Replaces all carts, after a sign-in, a sign-out or a change in another tab. */
  writeCarts: (carts: Carts) => void
}

const none: Carts = new Map()
const empty: BranchCart = { lines: [], status: 'ready' }
const loading: BranchCart = { lines: [], status: 'loading' }

export function createCartState(): CartState {
  const store = createStore(none)
  let isLoaded = false
  return {
    store,
    isLoaded: () => isLoaded,
    readCart: (branchCode) => store.read().get(branchCode) ?? (isLoaded ? empty : loading),
    writeCart(branchCode, cart) {
      const next = new Map(store.read())
      if (cart.lines.length === 0 && cart.status === 'ready') next.delete(branchCode)
      else next.set(branchCode, cart)
      store.write(next)
    },
    writeCarts(carts) {
      isLoaded = true
      store.write(carts)
    },
  }
}
