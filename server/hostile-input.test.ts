import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAddress } from '#contract/addresses.ts'
import { getCart, setCartLine } from '#contract/cart.ts'
import { basePath, endpointName, inputInQuery, pathNames } from '#contract/endpoint.ts'
import type { Route } from '#server/platform/route.ts'
import { hostile, hostileInputs } from '#server/testing/hostile.ts'
import { makeDeposit, makeSavedCard } from '#server/testing/make-balances.ts'
import { makeAddress, makeBranch, makePartner, makeProduct, makeZone, signIn } from '#server/testing/make.ts'
import { type Shopper, makeShopper } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'
import { routes } from './app.ts'

const store = await testStore()
const { db } = store.database
let ana: Shopper
let bob: Shopper

beforeAll(async () => {
  await store.reset()
  for (const code of [1, 2]) await makeBranch(db, { code })
  await makeZone(db, { branchCode: 1 })
  for (const code of ['A', 'P1']) await makeProduct(db, { code, priceCentavos: 10_000, stock: { 1: 1000, 2: 1000 } })
  ana = await makeShopper(store)
  bob = await makeShopper(store, { email: 'bob@example.com' })
  await makeShopper(store, { email: 'eve@example.com' })
  await bob.verify({ 1: { A: 1 } }, 100)
  await bob.place(100)
  await makeAddress(db, { customerId: bob.customerId })
  await makePartner(db, { customerId: bob.customerId, identification: '00113918205' })
  await makeDeposit(db, bob.customerId)
  await makeSavedCard(db, bob.customerId)
})
afterAll(() => store.reset())

const nameOf = ({ endpoint }: Route) => endpointName(endpoint)
const table = (chosen: readonly Route[]) => chosen.map((route) => [nameOf(route), route] as const)
let callers = 0

/**
 * Sends an input as the wire carries it. Each request has an IP address of its own, so that no limit on attempts
 * refuses it first.
 */
function send({ endpoint }: Route, input: Record<string, unknown>, headers: Record<string, string>): Promise<Response> {
  const { method, base, path } = endpoint
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !pathNames(path).includes(name)))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(wordOf(input[name])) || '%20')
  callers += 1
  const address = `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`
  const url = `${basePath(base)}/${filled}`
  if (endpoint.files) {
    const body = new FormData()
    for (const name of Object.keys(endpoint.files)) body.append(name, new Blob(['no picture']), 'a.jpg')
    for (const [name, value] of Object.entries(rest)) body.append(name, wordOf(value))
    return store.app.handle(new Request(`http://store.test${url}`, { method, headers, body }), address)
  }
  if (!inputInQuery(endpoint)) return store.send(method, url, { body: rest, headers, address })
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, wordOf(value)]))
  return store.send(method, `${url}?${query}`, { headers, address })
}

function wordOf(value: unknown): string {
  const word = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return word.slice(0, 2_000).toWellFormed()
}

/** The data that no request may change: privileges, prices, other customers' records. */
async function untouchables() {
  return {
    rights: await db
      .selectFrom('customers')
      .select(['email', 'price_level', 'is_employee', 'may_sign_in'])
      .where('price_level', '<>', 1)
      .execute(),
    employees: await db.selectFrom('customers').select('email').where('is_employee', '=', true).execute(),
    prices: await db.selectFrom('prices').selectAll().orderBy('product_code').execute(),
    bobs: await db.selectFrom('orders').selectAll().where('customer_id', '=', bob.customerId).execute(),
    addresses: await db.selectFrom('addresses').selectAll().where('customer_id', '=', bob.customerId).execute(),
    partners: await db.selectFrom('partners').selectAll().where('customer_id', '=', bob.customerId).execute(),
    balances: await db.selectFrom('balance_movements').selectAll().orderBy('balance_id').execute(),
    cards: await db.selectFrom('saved_cards').selectAll().where('customer_id', '=', bob.customerId).execute(),
  }
}

test.each(table(routes))(
  '%s: nothing that is sent is a fault of the store, and nothing changes that must not',
  async (_, route) => {
    // A call may end her session, so each route gets a new one.
    const { headers } = await signIn(store, 'eve@example.com')
    const before = await untouchables()
    await fc.assert(
      fc.asyncProperty(hostileInputs(route.endpoint), fc.boolean(), async (input, asCustomer) => {
        const response = await send(route, input, asCustomer ? headers : {})
        const body = await response.text()
        expect(response.status, body).toBeLessThan(500)
        expect(body).not.toMatch(/syntax error|node_modules|at .*\.ts:\d/)
      }),
      { numRuns: 40, endOnFailure: true },
    )
    expect(await untouchables()).toEqual(before)
    expect(({} as Record<string, unknown>)['isEmployee']).toBeUndefined()
  },
)

const bodies: [string, string | Uint8Array<ArrayBuffer>, Record<string, string>, number][] = [
  ['ten megabytes', JSON.stringify({ cod_articulo: 'x'.repeat(10_000_000) }), {}, 413],
  [
    'ten megabytes that claim to be ten bytes',
    `{"cod_articulo":"${'x'.repeat(10_000_000)}"}`,
    { 'content-length': '10' },
    413,
  ],
  ['half a document', '{"cod_articulo":"A","quanti', {}, 400],
  ['a bare value', '"A"', {}, 400],
  ['a list', '[]', {}, 400],
  ['a number that JSON does not know', '{"cod_articulo":"A","quantity":NaN}', {}, 400],
  ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x22, 0x3a, 0x31, 0x7d]), {}, 422],
  ['a hundred thousand brackets', '['.repeat(50_000), {}, 400],
  ['plain text', 'cod_articulo=A&quantity=1', { 'content-type': 'text/plain' }, 415],
  [
    'a form of the web’s first days',
    'cod_articulo=A&quantity=1',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
  ],
  ['XML', '<a/>', { 'content-type': 'application/xml' }, 415],
  ['a multipart form without a boundary', 'x', { 'content-type': 'multipart/form-data' }, 400],
  ['a prototype', '{"__proto__":{"quantity":1},"cod_articulo":"A","quantity":1}', {}, 422],
]

test.each(bodies)('%s as a body is refused and writes no row', async (_, body, headers, status) => {
  const request = new Request('http://store.test/api/ecommerce/carts/1', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...ana.headers, ...headers },
    body,
  })
  await db.deleteFrom('cart_lines').where('customer_id', '=', ana.customerId).execute()
  expect((await store.app.handle(request, '127.0.0.1')).status).toBe(status)
  expect((await ana.client.call(getCart, { id: 1 })).products).toEqual([])
})

test('headers of every kind and number are accepted', async () => {
  const flood = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`x-flood-${n}`, 'x'.repeat(100)]))
  const odd = {
    'accept-language': 'x'.repeat(5_000),
    'idempotency-key': 'x'.repeat(500),
    'x-request-id': '<script>',
    'refresh-token': "' or 1=1 --",
  }
  const cookie = `vitrina_access=${'y'.repeat(3_000)}; __proto__=1; =; ;;`
  for (const headers of [
    flood,
    odd,
    { cookie },
    { authorization: 'Bearer a.b.c' },
    { authorization: `Bearer ${'z'.repeat(9_000)}` },
  ]) {
    const response = await store.send('POST', '/api/ecommerce/orders', { body: {}, headers })
    expect([401, 403]).toContain(response.status)
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]+$/)
  }
})

test('SQL and HTML in texts are stored as texts', async () => {
  const text = `'; drop table orders; -- <script>alert(1)</script> \${x} {{y}} %s`
  const { headers } = ana
  const client = store.client({ headers })
  const cart = await client.call(setCartLine, { id: 1, cod_articulo: 'A', quantity: 1, note: text })
  expect(cart.products[0]?.note).toBe(text)
  const fields = {
    name: text.slice(0, 30),
    province: text,
    city: text,
    sector: text,
    street: text,
    house: 'x',
    reference: text,
  }
  const created = await client.call(createAddress, {
    ...fields,
    phone: '18095550100',
    latitud: 18.47,
    longitud: -69.9,
  })
  expect(created).toMatchObject(fields)
  await client.call(setCartLine, { id: 1, cod_articulo: 'A', quantity: 0 })
  await ana.verify({ 1: { A: 1 } }, 100)
  await ana.place(100, { note: text, customer_name: text })
  const written = await db
    .selectFrom('orders')
    .select(['note', 'customer_name', 'total_centavos'])
    .where('customer_id', '=', ana.customerId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(written).toEqual({ note: text, customer_name: text, total_centavos: 10_000 })
})

test.each(['quantity', 'cod_articulo', 'note'])('a hostile %s never reaches the cart', async (field) => {
  await db.deleteFrom('cart_lines').where('customer_id', '=', ana.customerId).execute()
  await fc.assert(
    fc.asyncProperty(hostile, async (value) => {
      const body = { cod_articulo: 'A', quantity: 2, [field]: value }
      const response = await store.send('POST', '/api/ecommerce/carts/1', { body, headers: ana.headers })
      const [line] = (await ana.client.call(getCart, { id: 1 })).products
      if (response.status === 200) return
      expect([400, 404, 409, 413, 422]).toContain(response.status)
      expect(line === undefined || (line.cod_articulo === 'A' && line.quantity === 2)).toBe(true)
    }),
    { numRuns: 60 },
  )
})
