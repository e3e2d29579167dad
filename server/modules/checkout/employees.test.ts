import { beforeEach, expect, test } from 'vitest'
import { clearCart, listCarts, setCartLine, setCartLines } from '#contract/cart.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { type Shopper, makeShopper } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const refused = { httpStatus: 403, reason: 'no-customer-selected', message: 'No customer selected.' }
let staff: Shopper

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  await makeProduct(db, { code: 'A', priceCentavos: 11_800, stock: { 1: 5 } })
  staff = await makeShopper(store, { email: 'staff@example.com', isEmployee: true })
})

test('an employee who has no customer selected changes no cart (CART-6)', async () => {
  const { client } = staff
  await expect(client.call(setCartLine, { id: 1, cod_articulo: 'A', quantity: 1 })).rejects.toMatchObject(refused)
  await expect(
    client.call(setCartLines, { id: 1, products: [{ cod_articulo: 'A', quantity: 1 }] }),
  ).rejects.toMatchObject(refused)
  await expect(client.call(clearCart, { id: 1 })).rejects.toMatchObject(refused)
  expect(await client.call(listCarts, {})).toEqual([])
})

test('an employee who has no customer selected orders nothing', async () => {
  await expect(staff.verify({ 1: { A: 1 } }, 118)).rejects.toMatchObject(refused)
  await expect(staff.place(118)).rejects.toMatchObject(refused)
})
