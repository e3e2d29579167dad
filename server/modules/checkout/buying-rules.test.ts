import { beforeEach, expect, test } from 'vitest'
import { clearCart, getCart, setCartLine, setCartLines } from '#contract/cart.ts'
import { cancelOrder, leaveCheckout } from '#contract/orders.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { type Shopper, makeShopper, stockOf } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
let ana: Shopper

/** Staff change the web page's settings by hand. */
async function setPage(value: unknown): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: new Date() }
  await db
    .insertInto('settings')
    .values({ name: 'general.web_page', ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  await makeProduct(db, { code: 'A', priceCentavos: 11_800, stock: { 1: 5 } })
  ana = await makeShopper(store)
})

const disabled = { httpStatus: 403, code: 403, reason: 'page-disabled' }
const blocked = { httpStatus: 403, code: 403, reason: 'customers-disabled' }

test('a disabled page takes no order and changes no cart (CHECKOUT-1, CART-22)', async () => {
  await ana.client.call(setCartLine, { id: 1, cod_articulo: 'A', quantity: 1 })
  await ana.verify({ 1: { A: 1 } }, 118)
  await setPage({ active: false })
  await expect(ana.verify({ 1: { A: 2 } }, 236)).rejects.toMatchObject(disabled)
  await expect(ana.place(118)).rejects.toMatchObject(disabled)
  await expect(ana.client.call(setCartLine, { id: 1, cod_articulo: 'A', quantity: 2 })).rejects.toMatchObject(disabled)
  await expect(ana.client.call(setCartLines, { id: 1, products: [] })).rejects.toMatchObject(disabled)
  await expect(ana.client.call(clearCart, { id: 1 })).rejects.toMatchObject(disabled)
  expect((await ana.client.call(getCart, { id: 1 })).total_items_products).toBe(1)
  expect([(await db.selectFrom('orders').select('id').execute()).length, await stockOf(db, 'A')]).toEqual([0, [5, 1]])
})

test('on a disabled page a customer can still leave the checkout and cancel an order', async () => {
  await ana.verify({ 1: { A: 1 } }, 118)
  const { orders } = await ana.place(118)
  await ana.verify({ 1: { A: 2 } }, 236)
  await setPage({ active: false })
  expect(await ana.client.call(leaveCheckout, {})).toEqual({ released: true })
  await ana.client.call(cancelOrder, { id: orders[0]?.id ?? 0 })
  expect(await stockOf(db, 'A')).toEqual([5, 0])
})

test('while customers are blocked they order nothing, and their carts still change (CHECKOUT-1)', async () => {
  await ana.verify({ 1: { A: 1 } }, 118)
  await setPage({ customer_active: false })
  await expect(ana.verify({ 1: { A: 1 } }, 118)).rejects.toMatchObject(blocked)
  await expect(ana.place(118)).rejects.toMatchObject(blocked)
  expect((await ana.client.call(setCartLine, { id: 1, cod_articulo: 'A', quantity: 2 })).total_items_products).toBe(2)
})

test('each refusal has a sentence in both languages', async () => {
  const es = { ...ana, client: store.client({ headers: ana.headers, language: 'es' }) }
  await setPage({ customer_active: false })
  await expect(ana.place(118)).rejects.toMatchObject({
    message: 'Customers cannot buy at this time. Please come back in a little while.',
  })
  await expect(es.client.call(setCartLine, { id: 1, cod_articulo: 'A', quantity: 1 })).resolves.toBeDefined()
  await setPage({ active: false })
  await expect(es.client.call(clearCart, { id: 1 })).rejects.toMatchObject({
    message: 'La tienda no recibe pedidos en este momento: la estamos mejorando y volvemos pronto.',
  })
})

test('the rule for employees blocks employees and nobody else', async () => {
  const staff = await makeShopper(store, { email: 'staff@example.com', isEmployee: true })
  await setPage({ employee_active: false })
  await expect(staff.verify({ 1: { A: 1 } }, 118)).rejects.toMatchObject({
    httpStatus: 403,
    reason: 'employees-disabled',
  })
  await ana.verify({ 1: { A: 1 } }, 118)
  expect((await ana.place(118)).total_order).toBe(118)
  await setPage({ customer_active: false })
  await expect(staff.verify({ 1: { A: 1 } }, 118)).rejects.toMatchObject({ reason: 'no-customer-selected' })
})

test('a placed order sent again gets the same response although no further order is taken', async () => {
  await ana.verify({ 1: { A: 1 } }, 118)
  const first = await ana.place(118)
  await setPage({ active: false, customer_active: false })
  expect(await ana.place(118)).toEqual(first)
})

test.each([[null], [[]], ['off'], [{ active: 'no', customer_active: 0 }], [{ message: 'x' }]])(
  'the setting %j switches nothing off',
  async (value) => {
    await setPage(value)
    await ana.verify({ 1: { A: 1 } }, 118)
    expect((await ana.place(118)).total_order).toBe(118)
  },
)
