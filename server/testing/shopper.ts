import { confirmOrder, placeOrder } from '#contract/orders.ts'
import type { InputOf, ReplyOf } from '#contract/endpoint.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type SignedIn, makeBranch, makeCustomer, signIn } from './make.ts'
import type { TestStore } from './store.ts'

export type Basket = Record<string, Record<string, number>>
type Placing = Partial<InputOf<typeof placeOrder>>

export interface Shopper extends SignedIn {
  /** Verifies quantities of products by branch, with a total in RD$. */
  verify(basket: Basket, total: number): Promise<ReplyOf<typeof confirmOrder>>
  /** Places the verified order, by default for pick-up and paid in cash. */
  place(total: number, more?: Placing): Promise<ReplyOf<typeof placeOrder>>
}

/** Makes a signed-in customer with functions that verify and place orders. */
export async function makeShopper(
  store: TestStore,
  customer: Parameters<typeof makeCustomer>[1] & { email: string } = { email: 'ana@example.com' },
): Promise<Shopper> {
  await makeCustomer(store.database.db, customer)
  const signedIn = await signIn(store, customer.email)
  const { client } = signedIn
  return {
    ...signedIn,
    verify: (basket, total) => client.call(confirmOrder, { products: toProducts(basket), total_amount: total }),
    place: (total, more = {}) =>
      client.call(placeOrder, {
        option_id: 3,
        total_amount: total,
        payments: [{ kind: 'cash', amount: total }],
        ...more,
      }),
  }
}

/** Empties the store and makes the branches 1 and 2 and two shoppers. */
export async function resetWithTwoShoppers(store: TestStore): Promise<[ana: Shopper, bob: Shopper]> {
  await store.reset()
  await makeBranch(store.database.db, { code: 1 })
  await makeBranch(store.database.db, { code: 2 })
  return [await makeShopper(store), await makeShopper(store, { email: 'bob@example.com' })]
}

/** `{ 1: { A: 2 } }` as the wire's products. */
export function toProducts(basket: Basket): Record<string, { codarticulo: string; quantity: number }[]> {
  return Object.fromEntries(
    Object.entries(basket).map(([branch, lines]) => [
      branch,
      Object.entries(lines).map(([codarticulo, quantity]) => ({ codarticulo, quantity })),
    ]),
  )
}

/** The units of a product on hand and reserved at a branch, as `[5, 2]`. */
export async function stockOf(db: Database, productCode: string, branchCode = 1): Promise<[number, number]> {
  const row = await db
    .selectFrom('stock')
    .select(['on_hand', 'reserved'])
    .where('product_code', '=', productCode)
    .where('branch_code', '=', branchCode)
    .executeTakeFirstOrThrow()
  return [row.on_hand, row.reserved]
}

export async function setStock(db: Database, productCode: string, onHand: number, branchCode = 1): Promise<void> {
  await db
    .updateTable('stock')
    .set({ on_hand: onHand })
    .where('product_code', '=', productCode)
    .where('branch_code', '=', branchCode)
    .execute()
}
