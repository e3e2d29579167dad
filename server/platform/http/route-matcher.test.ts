import { expect, test } from 'vitest'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const request = (method: string, path: string) =>
  store.app.handle(new Request(`http://store.test/api/${path}`, { method }))

test.each([
  ['PUT', 'ecommerce/stores', 'GET, HEAD, OPTIONS'],
  ['PATCH', 'ecommerce/carts/1', 'GET, POST, DELETE, HEAD, OPTIONS'],
  ['POST', 'catalog/products/cod-articulo/A', 'GET, HEAD, OPTIONS'],
  ['GET', 'identity/sign-in', 'POST, OPTIONS'],
])('%s on %s is 405, and the response lists the allowed methods', async (method, path, allowed) => {
  const response = await request(method, path)
  expect([response.status, response.headers.get('allow')]).toEqual([405, allowed])
  expect(await response.json()).toEqual({
    status: 'fail',
    code: 405,
    message: 'That cannot be done here.',
    data: { reason: 'method-not-allowed' },
  })
})

test('a path without a route is 404, whatever the method', async () => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const response = await request(method, 'ecommerce/nothing')
    expect([response.status, response.headers.has('allow')]).toEqual([404, false])
  }
})
