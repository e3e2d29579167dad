import { beforeAll, expect, test } from 'vitest'
import { type Shopper, makeShopper } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
let shopper: Shopper

beforeAll(async () => {
  await store.reset()
  shopper = await makeShopper(store)
})

const nested = (open: string, inner: string, close: string, depth: number) =>
  open.repeat(depth) + inner + close.repeat(depth)
const deep = (depth: number): [string, string][] => [
  ['lists', nested('[', '', ']', depth)],
  ['objects', nested('{"a":', '1', '}', depth)],
  ['lists of objects', nested('[{"a":', '1', '}]', depth / 2)],
]

async function send(shipments: string, headers: Record<string, string> = {}): Promise<[number, unknown]> {
  const body = `{"option_id":3,"total_amount":1,"payments":[{"kind":"cash","amount":1}],"shipments":[{"a":${shipments}}]}`
  const request = new Request('http://store.test/api/ecommerce/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'a-deep-body', ...shopper.headers, ...headers },
    body,
  })
  const response = await store.app.handle(request, '127.0.0.1')
  return [response.status, await response.json()]
}

test.each([...deep(5_000), ...deep(40)])(
  'a body of %s nested deep is refused, and the field is named',
  async (_, shipments) => {
    expect(await send(shipments)).toMatchObject([422, { data: { errors: [{ path: 'shipments' }] } }])
  },
)

test('a form field that contains deep JSON is refused as well', async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ option_id: '3', total_amount: '1', payments: '[]' }))
    form.set(name, value)
  form.set('shipments', nested('[', '', ']', 5_000))
  const request = new Request('http://store.test/api/ecommerce/orders', {
    method: 'POST',
    headers: shopper.headers,
    body: form,
  })
  const response = await store.app.handle(request, '127.0.0.1')
  expect([response.status, await response.json()]).toMatchObject([422, { data: { errors: [{ path: 'shipments' }] } }])
})

test('a body of ordinary depth reaches the rules of the store', async () => {
  const [status] = await send('[{"b":{"c":[1]}}]')
  expect(status).toBe(409)
})
