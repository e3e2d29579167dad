import { beforeEach, expect, test } from 'vitest'
import { calculateDelivery, confirmOrder, getOrder } from '#contract/orders.ts'
import { makeBranch, makeCustomer, makePartner, makeProduct } from '#server/testing/make.ts'
import { type Shopper, makeShopper, stockOf, toProducts } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'

/** What a client says beside the goods is compared with what the store knows, never passed over. */

const store = await testStore()
const { db } = store.database
let ana: Shopper

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  await makeBranch(db, { code: 2 })
  ana = await makeShopper(store)
  await makeProduct(db, { code: 'A', priceCentavos: 11_800, stock: { 1: 5, 2: 5 } })
})

const ordersCount = async () => (await db.selectFrom('orders').select('id').execute()).length

test('a request that names a branch without a reservation places nothing', async () => {
  await ana.verify({ 1: { A: 1 } }, 118)
  await expect(ana.place(118, { codplace: 2 })).rejects.toMatchObject({
    httpStatus: 409,
    reason: 'verification-needed',
  })
  expect(await ordersCount()).toBe(0)
  expect((await ana.place(118, { codplace: 1 })).total_order).toBe(118)
})

test('a quotation that the customer does not have is not found', async () => {
  const products = toProducts({ 1: { A: 1 } })
  await expect(ana.client.call(confirmOrder, { products, total_amount: 118, quote_id: 7 })).rejects.toMatchObject({
    httpStatus: 404,
  })
  await ana.verify({ 1: { A: 1 } }, 118)
  await expect(ana.place(118, { quote_id: 7 })).rejects.toMatchObject({ httpStatus: 404 })
  expect([await ordersCount(), await stockOf(db, 'A')]).toEqual([0, [5, 1]])
})

test('an order for a partner carries the partner’s name, whatever name the request states', async () => {
  const partner_id = await makePartner(db, {
    customerId: ana.customerId,
    fullName: 'Marta Reyes',
    identification: '00113918205',
  })
  await ana.verify({ 1: { A: 1 } }, 118)
  await ana.place(118, { partner_id, customer_name: 'Ana Pérez' })
  expect(await db.selectFrom('orders').select('customer_name').execute()).toEqual([{ customer_name: 'Marta Reyes' }])
})

test('a partner of somebody else is not found and nothing is placed', async () => {
  const customerId = await makeCustomer(db)
  const partner_id = await makePartner(db, { customerId, identification: '00113918205' })
  await ana.verify({ 1: { A: 1 } }, 118)
  await expect(ana.place(118, { partner_id })).rejects.toMatchObject({ httpStatus: 404 })
  await expect(ana.place(118, { partner_id, only_confirm: true })).rejects.toMatchObject({ httpStatus: 404 })
  expect(await ordersCount()).toBe(0)
})

test('a tax other than the computed one is refused with the right one and places nothing', async () => {
  await ana.verify({ 1: { A: 1 } }, 118)
  await expect(ana.place(118, { tax_amount: 0 })).rejects.toMatchObject({
    reason: 'tax-differs',
    message: 'The tax of this order is RD$18.00.',
    data: { tax: 18 },
  })
  expect(await ordersCount()).toBe(0)
  expect((await ana.place(118, { tax_amount: 18 })).total_order).toBe(118)
})

test('an empty tax number and an empty name count as not given, as a form sends fields that nobody filled in', async () => {
  await ana.verify({ 1: { A: 1 } }, 118)
  await ana.place(118, { rnc: '', customer_name: '', note: '' })
  expect(await db.selectFrom('orders').select(['tax_id', 'customer_name', 'note']).executeTakeFirstOrThrow()).toEqual({
    tax_id: null,
    customer_name: 'Ana Pérez',
    note: null,
  })
})

test('a national ID with a wrong check digit is on the receipt once the customer confirms it', async () => {
  await ana.verify({ 1: { A: 1 } }, 118)
  const odd = { rnc: '40212345670' }
  await expect(ana.place(118, odd)).rejects.toMatchObject({ httpStatus: 409, reason: 'identification-unconfirmed' })
  expect([await ordersCount(), await stockOf(db, 'A')]).toEqual([0, [5, 1]])
  await ana.place(118, { ...odd, identification_confirmed: true })
  expect(await db.selectFrom('orders').select('tax_id').execute()).toEqual([{ tax_id: '40212345670' }])
})

test('every field that no rule names is named, and what is null is missing', async () => {
  await ana.verify({ 1: { A: 1 } }, 118)
  const body = { total_amount: null, option_id: null, payments: [{ kind: 'cash', amount: 118 }], xx: 1, yy: 2 }
  const response = await store.send('POST', '/api/ecommerce/orders', { body, headers: ana.headers })
  expect(response.status).toBe(422)
  const { data } = (await response.json()) as { data: { errors: unknown[] } }
  expect(data.errors).toEqual(
    expect.arrayContaining([
      { path: 'total_amount', message: 'This field is required.' },
      { path: 'option_id', message: 'This field is required.' },
      { path: 'xx', message: 'This field is not known here.' },
      { path: 'yy', message: 'This field is not known here.' },
    ]),
  )
})

test.each([118.004, 117.999])('a payment of %d has a part of a centavo, and is refused', async (amount) => {
  await ana.verify({ 1: { A: 1 } }, 118)
  await expect(ana.place(118, { payments: [{ kind: 'cash', amount }] })).rejects.toMatchObject({
    httpStatus: 422,
    data: { errors: [{ path: 'payments.0.amount', message: 'Write at most two decimals.' }] },
  })
})

test.each([0, 4, 77])('option %d is pick-up, as every option but 1 and 2 is', async (option_id) => {
  await ana.verify({ 1: { A: 1 } }, 118)
  expect(await ana.client.call(calculateDelivery, { option_id })).toMatchObject({ option_id: 3, total_delivery: 0 })
  const { orders } = await ana.place(118, { option_id })
  const order = await ana.client.call(getOrder, { id: orders[0]?.id ?? 0 })
  expect(order.option_name).toBe('pick_up')
})

test.each(['orders', 'deposits', 'credits/note', 'gift-cards', 'returns', 'balance', 'orders/1'])(
  'a parameter of GET %s that no rule names is refused with its name',
  async (path) => {
    const response = await store.send('GET', `/api/ecommerce/${path}?filterdate=10d`, { headers: ana.headers })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ data: { errors: [{ path: 'filterdate' }] } })
  },
)
