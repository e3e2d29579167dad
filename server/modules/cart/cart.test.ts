import { beforeEach, expect, test } from 'vitest'
import { clearCart, getCart, listCarts, syncGuestCart, setCartLine, setCartLines } from '#contract/cart.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { type Shopper, makeShopper, setStock, stockOf } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
let ana: Shopper
const set = (cod_articulo: string, quantity: number, note?: string, id = 1) =>
  ana.client.call(setCartLine, { id, cod_articulo, quantity, ...(note !== undefined && { note }) })
const batch = (
  products: { cod_articulo: string; quantity: number; note?: string }[],
  mode: 'merge' | 'set' = 'merge',
) => ana.client.call(setCartLines, { id: 1, products, mode })
const own = () => ana.client.call(getCart, { id: 1 })
const quantities = (cart: { products: { cod_articulo: string; quantity: number }[] }) =>
  Object.fromEntries(cart.products.map((line) => [line.cod_articulo, line.quantity]))

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  await makeBranch(db, { code: 2 })
  ana = await makeShopper(store)
  await makeProduct(db, { code: 'A', priceCentavos: 10_050, stock: { 1: 5, 2: 5 } })
  await makeProduct(db, { code: 'B', priceCentavos: 200, stock: { 1: 9 } })
})

test('a product is added with its price and the cart adds up', async () => {
  await set('B', 3)
  const cart = await set('A', 2)
  expect(cart.products.map((line) => [line.cod_articulo, line.quantity, line.price, line.total_amount])).toEqual([
    ['B', 3, 2, 6],
    ['A', 2, 100.5, 201],
  ])
  expect(cart).toMatchObject({ codplace: 1, total_amount: 207, total_items_products: 5, notices: [] })
  expect(await own()).toEqual(cart)
})

test('a line shows the card of its product', async () => {
  const cart = await set('A', 1)
  expect(cart.products[0]?.product).toMatchObject({
    codarticulo: 'A',
    price: 100.5,
    existence: 5,
    GlobalExistence: 10,
    brand: 'Lumen',
  })
})

test('the card of an offer shows both prices, as in a listing', async () => {
  await makeProduct(db, { code: 'OFFER', priceCentavos: 70_000, special: { priceCentavos: 60_000 }, stock: { 1: 5 } })
  const [line] = (await set('OFFER', 1)).products
  expect(line).toMatchObject({ price: 600, product: { price: 700, special_price: 600, discountPercentage: 14 } })
})

test('setting a line again changes it in its place', async () => {
  await set('A', 2)
  await set('B', 1)
  expect(quantities(await set('A', 4))).toEqual({ A: 4, B: 1 })
  expect((await own()).products.map((line) => line.cod_articulo)).toEqual(['A', 'B'])
})

test('quantity 0 removes the line, also where there is none', async () => {
  await set('A', 2)
  expect((await set('A', 0)).products).toEqual([])
  expect((await set('A', 0)).products).toEqual([])
})

test('more than the free stock is clamped with a notice', async () => {
  await db.updateTable('stock').set({ reserved: 1 }).where('product_code', '=', 'A').execute()
  const cart = await set('A', 9)
  expect(quantities(cart)).toEqual({ A: 4 })
  expect(cart.notices).toEqual([{ cod_articulo: 'A', reason: 'clamped', quantity: 4 }])
})

test('lines of which nothing can be ordered stay, cost nothing and are named', async () => {
  await makeProduct(db, { code: 'HIDDEN', priceCentavos: 500, stock: { 1: 5 } })
  await makeProduct(db, { code: 'UNPRICED', priceCentavos: 500, stock: { 1: 5 } })
  for (const code of ['A', 'B', 'HIDDEN', 'UNPRICED']) await set(code, 2)
  await db.updateTable('stock').set({ on_hand: 0 }).where('product_code', '=', 'A').execute()
  await db.updateTable('products').set({ status: 'hidden' }).where('code', '=', 'HIDDEN').execute()
  await db.deleteFrom('prices').where('product_code', '=', 'UNPRICED').execute()
  const cart = await own()
  expect(cart.products.map((line) => [line.cod_articulo, line.quantity, line.total_amount])).toEqual([
    ['A', 2, 0],
    ['B', 2, 4],
    ['HIDDEN', 2, 0],
    ['UNPRICED', 2, 0],
  ])
  expect(cart.total_amount).toBe(4)
  expect(Object.fromEntries(cart.notices.map(({ cod_articulo, reason }) => [cod_articulo, reason]))).toEqual({
    A: 'out-of-stock',
    HIDDEN: 'out-of-stock',
    UNPRICED: 'no-price',
  })
})

test('a line has the prices by quantity of the caller’s level and of level 1, and nobody else’s', async () => {
  const prices = [1, 2, 3].flatMap((level) => [
    { level, priceCentavos: 1_000 - level },
    { level, minQuantity: 5, priceCentavos: 900 - level },
  ])
  await makeProduct(db, { code: 'TIERS', prices, stock: { 1: 9 } })
  const [line] = (await set('TIERS', 1)).products
  expect(line?.product.prices).toEqual([
    { codnivelprecio: 1, precio: 9.99, cantidadprecio: 1 },
    { codnivelprecio: 1, precio: 8.99, cantidadprecio: 5 },
  ])
})

test('a product without stock at the branch is refused', async () => {
  await expect(set('B', 1, undefined, 2)).rejects.toMatchObject({
    httpStatus: 409,
    reason: 'product-out-of-stock',
    data: { available: 0 },
  })
})

test('a product without price is refused', async () => {
  await makeProduct(db, { code: 'FREE', prices: [], stock: { 1: 5 } })
  await makeProduct(db, { code: 'ZERO', prices: [{ priceCentavos: 0 }], stock: { 1: 5 } })
  await expect(set('FREE', 1)).rejects.toMatchObject({ httpStatus: 409, reason: 'product-without-price' })
  await expect(set('ZERO', 1)).rejects.toMatchObject({ reason: 'product-without-price' })
})

test('an unknown product, a hidden one, an unknown branch and a closed one are not found', async () => {
  await makeProduct(db, { code: 'HIDDEN', status: 'hidden', stock: { 1: 5 } })
  await makeBranch(db, { code: 3, active: false })
  for (const call of [
    () => set('NONE', 1),
    () => set('HIDDEN', 1),
    () => set('A', 1, undefined, 77),
    () => set('A', 1, undefined, 3),
  ]) {
    await expect(call()).rejects.toMatchObject({ httpStatus: 404 })
  }
})

test.each([-1, 1.5, 10_000, 1e300, '2', 'abc', null, true, [1], { a: 1 }])(
  'the quantity %j is refused and the cart stays as it was',
  async (quantity) => {
    await set('A', 2)
    const response = await store.send('POST', '/api/ecommerce/carts/1', {
      body: { cod_articulo: 'A', quantity },
      headers: ana.headers,
    })
    expect(response.status).toBe(422)
    expect(quantities(await own())).toEqual({ A: 2 })
  },
)

test('NaN and unknown fields are refused', async () => {
  const send = (body: unknown) => store.send('POST', '/api/ecommerce/carts/1', { body, headers: ana.headers })
  expect((await send('{"cod_articulo":"A","quantity":NaN}')).status).toBe(400)
  expect((await send({ cod_articulo: 'A', quantity: 1, discount: 0.01 })).status).toBe(422)
  expect((await own()).products).toEqual([])
})

test('the hundred-and-first product is refused, a known one may still change', async () => {
  const now = new Date()
  for (let n = 0; n < 100; n += 1) await makeProduct(db, { code: `N${n}`, stock: { 1: 5 } })
  await db
    .insertInto('cart_lines')
    .values(
      Array.from({ length: 100 }, (_, n) => ({
        customer_id: ana.customerId,
        branch_code: 1,
        product_code: `N${n}`,
        quantity: 1,
        note: null,
        added_at: now,
      })),
    )
    .execute()
  await expect(set('A', 1)).rejects.toMatchObject({ httpStatus: 409, reason: 'cart-full' })
  expect(quantities(await set('N7', 3))['N7']).toBe(3)
  expect((await batch([{ cod_articulo: 'A', quantity: 1 }])).notices).toEqual([
    { cod_articulo: 'A', reason: 'cart-full', quantity: 0 },
  ])
})

test('a note stays until it is emptied', async () => {
  await set('A', 1, 'a gift')
  expect((await set('A', 2)).products[0]?.note).toBe('a gift')
  expect((await set('A', 2, '')).products[0]?.note).toBeNull()
})

test('a note of more than 200 characters is refused', async () => {
  await expect(set('A', 1, 'x'.repeat(201))).rejects.toMatchObject({ httpStatus: 422 })
})

test('the special price counts from its quantity on', async () => {
  await makeProduct(db, {
    code: 'S',
    priceCentavos: 1000,
    special: { priceCentavos: 700, minQuantity: 3 },
    stock: { 1: 9 },
  })
  expect((await set('S', 2)).total_amount).toBe(20)
  expect((await set('S', 3)).total_amount).toBe(21)
})

test('a customer of another level pays that level’s price', async () => {
  await makeProduct(db, {
    code: 'L',
    prices: [{ priceCentavos: 1000 }, { level: 2, priceCentavos: 900 }],
    stock: { 1: 9 },
  })
  ana = await makeShopper(store, { email: 'bea@example.com', priceLevel: 2 })
  expect((await set('L', 1)).total_amount).toBe(9)
})

test('reading shows today’s price', async () => {
  await set('A', 2)
  await db.updateTable('prices').set({ price_centavos: 500 }).where('product_code', '=', 'A').execute()
  expect((await own()).total_amount).toBe(10)
})

test('a line whose stock fell has a notice and stays as it is', async () => {
  await set('A', 4)
  await setStock(db, 'A', 3)
  const cart = await own()
  expect(quantities(cart)).toEqual({ A: 4 })
  expect(cart.notices).toEqual([{ cod_articulo: 'A', reason: 'clamped', quantity: 3 }])
  await setStock(db, 'A', 0)
  expect((await own()).notices).toEqual([{ cod_articulo: 'A', reason: 'out-of-stock', quantity: 0 }])
})

test('a line that lost its price costs nothing and has a notice', async () => {
  await set('A', 2)
  await db.deleteFrom('prices').where('product_code', '=', 'A').execute()
  expect(await own()).toMatchObject({
    total_amount: 0,
    products: [{ price: null, total_amount: 0 }],
    notices: [{ reason: 'no-price' }],
  })
})

test('units that the customer has reserved are still free for that customer', async () => {
  await set('A', 5)
  await ana.verify({ 1: { A: 5 } }, 502.5)
  expect(await stockOf(db, 'A')).toEqual([5, 5])
  expect((await own()).notices).toEqual([])
  expect(quantities(await set('A', 4))).toEqual({ A: 4 })
})

test('each branch has a cart of its own', async () => {
  await set('A', 1)
  await set('A', 2, undefined, 2)
  expect((await ana.client.call(listCarts, {})).map((cart) => [cart.codplace, cart.total_items_products])).toEqual([
    [1, 1],
    [2, 2],
  ])
  await ana.client.call(clearCart, { id: 1 })
  expect((await ana.client.call(listCarts, {})).map((cart) => cart.codplace)).toEqual([2])
})

test('a cart of a branch that does not exist is not found', async () => {
  await expect(ana.client.call(getCart, { id: 77 })).rejects.toMatchObject({ httpStatus: 404 })
  await expect(ana.client.call(clearCart, { id: 77 })).rejects.toMatchObject({ httpStatus: 404 })
  expect((await store.send('GET', '/api/ecommerce/carts/abc', { headers: ana.headers })).status).toBe(422)
})

test('a cart is seen and changed by its owner alone', async () => {
  await set('A', 1)
  const bob = await makeShopper(store, { email: 'bob@example.com' })
  expect((await bob.client.call(getCart, { id: 1 })).products).toEqual([])
  await bob.client.call(clearCart, { id: 1 })
  expect(quantities(await own())).toEqual({ A: 1 })
})

test('a visitor has no cart on the server', async () => {
  const visitor = store.client()
  for (const call of [
    () => visitor.call(getCart, { id: 1 }),
    () => visitor.call(listCarts, {}),
    () => visitor.call(setCartLine, { id: 1, cod_articulo: 'A', quantity: 1 }),
    () => visitor.call(clearCart, { id: 1 }),
    () => visitor.call(setCartLines, { id: 1, products: [] }),
  ]) {
    await expect(call()).rejects.toMatchObject({ httpStatus: 401 })
  }
})

test('merging twice is the same as once', async () => {
  await set('A', 3, 'mine')
  const guest = [
    { cod_articulo: 'A', quantity: 2, note: 'guest’s' },
    { cod_articulo: 'B', quantity: 4 },
  ]
  const once = await batch(guest)
  expect(quantities(once)).toEqual({ A: 3, B: 4 })
  expect(once.products[0]?.note).toBe('mine')
  expect(await batch(guest)).toEqual(once)
})

test('merging takes the lines that it can and gives a notice for each other', async () => {
  await makeProduct(db, { code: 'GONE', stock: { 1: 0 } })
  await makeProduct(db, { code: 'FREE', prices: [], stock: { 1: 5 } })
  const cart = await batch([
    { cod_articulo: 'GONE', quantity: 1 },
    { cod_articulo: 'FREE', quantity: 1 },
    { cod_articulo: 'NONE', quantity: 1 },
    { cod_articulo: 'A', quantity: 99 },
  ])
  expect(quantities(cart)).toEqual({ A: 5 })
  expect(cart.notices).toEqual([
    { cod_articulo: 'GONE', reason: 'out-of-stock', quantity: 0 },
    { cod_articulo: 'FREE', reason: 'no-price', quantity: 0 },
    { cod_articulo: 'NONE', reason: 'out-of-stock', quantity: 0 },
    { cod_articulo: 'A', reason: 'clamped', quantity: 5 },
  ])
})

test('merging never lowers what the customer has', async () => {
  await set('A', 4)
  await setStock(db, 'A', 2)
  expect(quantities(await batch([{ cod_articulo: 'A', quantity: 1 }]))).toEqual({ A: 4 })
})

test('several lines are set at once, 0 removes', async () => {
  await set('A', 3)
  expect(
    quantities(
      await batch(
        [
          { cod_articulo: 'A', quantity: 0 },
          { cod_articulo: 'B', quantity: 2 },
        ],
        'set',
      ),
    ),
  ).toEqual({ B: 2 })
  expect(quantities(await batch([{ cod_articulo: 'B', quantity: 1 }], 'set'))).toEqual({ B: 1 })
})

test('a batch of more than a hundred lines is refused', async () => {
  const products = Array.from({ length: 101 }, (_, n) => ({ cod_articulo: `N${n}`, quantity: 1 }))
  await expect(batch(products)).rejects.toMatchObject({ httpStatus: 422 })
})

test('a batch to an unknown branch is not found', async () => {
  await expect(
    ana.client.call(setCartLines, { id: 77, products: [{ cod_articulo: 'A', quantity: 1 }] }),
  ).rejects.toMatchObject({
    httpStatus: 404,
  })
})

test('a guest’s cart is priced and not stored', async () => {
  const cart = await store.client().call(syncGuestCart, {
    id: 1,
    products: [
      { cod_articulo: 'A', quantity: 9, note: 'hi' },
      { cod_articulo: 'B', quantity: 1 },
    ],
  })
  expect(cart).toMatchObject({
    total_amount: 504.5,
    total_items_products: 6,
    notices: [{ cod_articulo: 'A', reason: 'clamped', quantity: 5 }],
  })
  expect(cart.products[0]?.note).toBe('hi')
  expect(await db.selectFrom('cart_lines').selectAll().execute()).toEqual([])
})

const offline = (products: { cod_articulo: string; quantity: number; note?: string | null }[], id = 1) =>
  ana.client.call(syncGuestCart, { id, products })

test('a guest’s cart that a signed-in customer sends is stored, in the cart of its branch', async () => {
  const stored = await offline([
    { cod_articulo: 'A', quantity: 2, note: 'hi' },
    { cod_articulo: 'B', quantity: 1 },
  ])
  expect(quantities(stored)).toEqual({ A: 2, B: 1 })
  expect(await own()).toEqual(stored)
})

test('a guest’s cart is merged with the customer’s: the larger quantity stays, however often it is sent', async () => {
  await set('A', 3, 'mine')
  for (let time = 0; time < 3; time += 1)
    await offline([
      { cod_articulo: 'A', quantity: 2, note: 'guest’s' },
      { cod_articulo: 'B', quantity: 4 },
    ])
  expect((await own()).products.map(({ cod_articulo, quantity, note }) => [cod_articulo, quantity, note])).toEqual([
    ['A', 3, 'mine'],
    ['B', 4, null],
  ])
})

test('a line of a guest’s cart that cannot be ordered becomes a notice, and the others are stored', async () => {
  const stored = await offline([
    { cod_articulo: 'NONE', quantity: 1 },
    { cod_articulo: 'A', quantity: 9 },
  ])
  expect(stored.notices).toEqual([
    { cod_articulo: 'NONE', reason: 'out-of-stock', quantity: 0 },
    { cod_articulo: 'A', reason: 'clamped', quantity: 5 },
  ])
  expect(quantities(await own())).toEqual({ A: 5 })
})

test('a guest’s cart of a branch that the store does not have is not found, empty or not', async () => {
  await expect(offline([], 77)).rejects.toMatchObject({ httpStatus: 404 })
  await expect(offline([{ cod_articulo: 'A', quantity: 1 }], 77)).rejects.toMatchObject({ httpStatus: 404 })
})

test('a line without a note or with null leaves the note that the cart has, an empty one removes it', async () => {
  await set('A', 1, 'Blue')
  const send = (note: string | null | undefined) =>
    ana.client.call(setCartLine, { id: 1, cod_articulo: 'A', quantity: 1, note })
  expect((await send(null)).products[0]?.note).toBe('Blue')
  expect((await send(undefined)).products[0]?.note).toBe('Blue')
  expect((await send('')).products[0]?.note).toBeNull()
})
