import { getProfile } from '#contract/profile.ts'
import { beforeEach, expect, test } from 'vitest'
import { getGiftCard } from '#contract/balances.ts'
import { listAddresses } from '#contract/addresses.ts'
import { type getCart, listCarts, setCartLine } from '#contract/cart.ts'
import { endpointName, inputInQuery } from '#contract/endpoint.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { confirmOrder, listOrderProducts, placeOrder } from '#contract/orders.ts'
import { makeGiftCard } from '#server/testing/make-balances.ts'
import { makeAddress, makeBranch, makeProduct, makeZone } from '#server/testing/make.ts'
import { type Shopper, makeShopper, toProducts } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'
import { routes } from './app.ts'
import { requireEmployee } from './platform/guards.ts'
import { describeRoutes } from './platform/http/documents.ts'

/**
 * A field that the store sends in a response may be sent back in a request: a call that takes the same object accepts
 * it unchanged.
 */

const store = await testStore()
const { db } = store.database
let ana: Shopper

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  await makeZone(db, { branchCode: 1 })
  await makeProduct(db, { code: 'A', priceCentavos: 11_800, stock: { 1: 9 } })
  await makeProduct(db, { code: 'B', priceCentavos: 1_000, stock: { 1: 9 } })
  ana = await makeShopper(store)
})

const send = (method: string, path: string, body: unknown) =>
  store.send(method, `/api/ecommerce/${path}`, { body, headers: ana.headers })
async function dataOf<T>(response: Promise<Response>): Promise<T> {
  const envelope = (await (await response).json()) as { status: string; data: T }
  expect(envelope).toMatchObject({ status: 'success' })
  return envelope.data
}

async function filledCart(): Promise<ReplyOf<typeof getCart>> {
  await ana.client.call(setCartLine, { id: 1, cod_articulo: 'A', quantity: 2, note: 'Blue' })
  await ana.client.call(setCartLine, { id: 1, cod_articulo: 'B', quantity: 1 })
  const [cart] = await ana.client.call(listCarts, {})
  return cart as ReplyOf<typeof getCart>
}

test('a cart line that is sent back changes nothing, and its price and amounts are ignored', async () => {
  const cart = await filledCart()
  for (const line of cart.products) {
    const cheaper = { ...line, price: 0.01, total_amount: 0.01, product: { ...line.product, price: 0.01 } }
    expect(await dataOf(send('POST', 'carts/1', cheaper))).toEqual(cart)
  }
})

test.each(['cartsBatch/1', 'cartsOffline/1'])('a whole cart that is sent back to %s changes nothing', async (path) => {
  const cart = await filledCart()
  expect(await dataOf(send('POST', path, cart))).toEqual(cart)
})

test('a cart of a hundred lines with the cards of its products is small enough to be sent back', async () => {
  const [line] = (await filledCart()).products
  const products = Array.from({ length: 100 }, () => ({
    ...line,
    product: { ...line?.product, description: 'x'.repeat(1_500) },
  }))
  expect((await send('POST', 'cartsBatch/1', { products })).status).toBe(200)
  expect((await send('POST', 'cartsOffline/1', { products })).status).toBe(200)
})

test('the products in the response of confirmOrder are accepted by calculateDelivery, POST orders and confirmOrder', async () => {
  const confirmed = await ana.verify({ 1: { A: 2 } }, 236)
  const { products } = confirmed
  await dataOf(send('POST', 'orders/calculateDelivery', { products, option_id: 3 }))
  await dataOf(send('POST', 'orders/confirmOrder', { products, total_amount: confirmed.total_order, quote_id: null }))
  const order = { products, option_id: 3, total_amount: 236, payments: [{ kind: 'cash', amount: 236 }] }
  expect(await dataOf(send('POST', 'orders', order))).toMatchObject({ total_order: 236 })
})

test('the products in the refusal 8400016 can be confirmed unchanged', async () => {
  const refusal = await ana.client
    .call(confirmOrder, { products: toProducts({ 1: { A: 2 } }), total_amount: 1 })
    .catch((error: unknown) => error)
  const { data } = refusal as { data: { products: object; total_order: number } }
  expect(
    await dataOf(send('POST', 'orders/confirmOrder', { products: data.products, total_amount: data.total_order })),
  ).toMatchObject({
    total_order: 236,
  })
})

test('the code of a gift card that the store shows its owner is the one that was redeemed', async () => {
  await makeGiftCard(db, null, { code: 'VIT-7K2M-9QXD-41TF' })
  const { id } = await dataOf<{ id: string }>(send('POST', 'gift-cards/redeem', { code: 'VIT-7K2M-9QXD-41TF' }))
  const { code } = await ana.client.call(getGiftCard, { code: id })
  const again = await send('POST', 'gift-cards/redeem', { code })
  expect([again.status, await again.json()]).toMatchObject([409, { data: { reason: 'gift-card-own' } }])
})

test('the products of an order can be put into the cart', async () => {
  await ana.verify({ 1: { A: 2 } }, 236)
  const { orders } = await ana.place(236)
  const { products } = await ana.client.call(listOrderProducts, { id: orders[0]?.id ?? 0 })
  expect(await dataOf(send('POST', 'cartsBatch/1', { products }))).toMatchObject({ total_items_products: 2 })
})

test('a user who is sent back stays unchanged', async () => {
  const { user, profile } = await ana.client.call(getProfile, {})
  expect(await dataOf(send('PUT', 'users', { ...user, ...profile }))).toEqual({ user, profile })
})

test('an address that is sent back stays unchanged, and default: true makes it the default one', async () => {
  await makeAddress(db, { customerId: ana.customerId, isDefault: true })
  await makeAddress(db, { customerId: ana.customerId, name: 'Oficina', lat: 18.5 })
  const [first, second] = await ana.client.call(listAddresses, {})
  expect(await dataOf(send('PUT', `addresses/${second?.id}`, second))).toEqual(second)
  expect(await dataOf(send('PUT', `addresses/${first?.id}`, { ...first, default: false }))).toEqual(first)
  await dataOf(send('PUT', `addresses/${second?.id}`, { ...second, default: true, codplace: 99 }))
  expect(
    (await ana.client.call(listAddresses, {})).map(({ name, codplace, default: isDefault }) => [
      name,
      codplace,
      isDefault,
    ]),
  ).toEqual([
    ['Oficina', 1, true],
    ['Casa', 1, false],
  ])
})

test('an address that the store returned can be stored a second time, under a new id', async () => {
  await makeAddress(db, { customerId: ana.customerId, isDefault: true })
  const [address] = await ana.client.call(listAddresses, {})
  const created = await dataOf<{ id: string; default: boolean }>(
    send('POST', 'addresses', { ...address, latitud: 18.5, default: true }),
  )
  expect(created.id).not.toBe(address?.id)
  expect(created.default).toBe(true)
})

test('the addresses in a response are accepted by stores/limit/verify', async () => {
  await makeAddress(db, { customerId: ana.customerId, isDefault: true })
  const address = await ana.client.call(listAddresses, {})
  const verified = await dataOf<{ id: string }[]>(send('POST', 'stores/limit/verify', { address, branch_codes: [1] }))
  expect(verified.map(({ id }) => id)).toEqual(address.map(({ id }) => id))
})

const withBody = routes.filter(({ endpoint }) => !inputInQuery(endpoint))

test.each(withBody.map(({ endpoint, guard }) => [endpointName(endpoint), endpoint, guard] as const))(
  '%s names a field that no document has',
  async (_, { method, base, path, files }, guard) => {
    if (guard === requireEmployee) await db.updateTable('customers').set({ is_employee: true }).execute()
    const url = `http://store.test/api/${base}/${path.replace(/\{\w+\}/g, '1')}`
    const form = new FormData()
    form.append('undocumented', '1')
    const init: RequestInit = { method, headers: { ...ana.headers, 'content-type': 'application/json' } }
    init.body = files ? form : JSON.stringify({ undocumented: 1 })
    if (files) init.headers = ana.headers
    const response = await store.app.handle(new Request(url, init), '127.0.0.1')
    const { data } = (await response.json()) as { data: { errors?: { path: string }[] } }
    expect(response.status).toBe(422)
    expect(data.errors?.map((error) => error.path)).toContain('undocumented')
  },
)

test('the API document describes each field that is accepted and ignored', () => {
  const document = describeRoutes(routes, 'Colmado Móvil')
  const bodyOf = (path: string, method: string) =>
    document.paths[`/api/ecommerce/${path}`]?.[method]?.requestBody?.content['application/json']?.schema.properties
  const sentences = {
    product: /found by cod_articulo/,
    price: /computes every price/,
    total_amount: /computes every amount/,
  }
  for (const [name, sentence] of Object.entries(sentences)) {
    expect(bodyOf('carts/{id}', 'post')?.[name]?.description).toMatch(/^Accepted and ignored\. /)
    expect(bodyOf('carts/{id}', 'post')?.[name]?.description).toMatch(sentence)
  }
  expect(bodyOf('register/account', 'post')?.['price_level_id']?.description).toMatch(/cannot grant itself/)
  expect(bodyOf('addresses', 'post')?.['codplace']?.description).toMatch(/finds the branches/)
  expect(bodyOf('orders', 'post')?.['total_amount']?.description).toMatch(/Only compared/)
})

test('an amount that a client sends with a product never becomes the price of an order', async () => {
  await ana.verify({ 1: { A: 1 } }, 118)
  const products = { 1: [{ codarticulo: 'A', quantity: 1, price: 0.01, amount: 0.01 }] } as never
  await expect(
    ana.client.call(placeOrder, {
      products,
      option_id: 3,
      total_amount: 0.01,
      payments: [{ kind: 'cash', amount: 0.01 }],
    }),
  ).rejects.toMatchObject({
    code: 8400016,
  })
})
