import { expect, test } from 'vitest'
import { testStore } from '#server/testing/store.ts'
import { createRefusalDelay } from './refusal-delay.ts'

const store = await testStore()

interface RefusedCalls {
  times: number
  method: string
  path: string
  address: string
}

/**
 * Sends calls that the store refuses, all at once, and adds the status of each to `responded` when its response
 * arrives.
 */
function refuse({ times, method, path, address }: RefusedCalls, responded: string[]) {
  return Promise.all(
    Array.from({ length: times }, async () => {
      const { status } = await store.send(method, path, {
        address,
        ...(method === 'POST' && { body: { quantity: 'many' } }),
      })
      responded.push(`${address} ${status}`)
    }),
  )
}

test.each([
  ['a method that a path does not take', 'POST', '/api/ecommerce/carts', 405],
  ['a path that is none', 'GET', '/api/ecommerce/nothing', 404],
  ['a call that needs a session', 'GET', '/api/ecommerce/orders', 401],
  ['a body that is wrong', 'POST', '/api/identity/sign-in', 422],
])(
  '%s: the first 100 refusals of an address go at once, later ones after those of another address',
  async (_, method, path, status) => {
    const responded: string[] = []
    const flood = refuse({ times: 130, method, path, address: `10.0.0.${status - 400}` }, responded)
    await refuse({ times: 1, method, path, address: '10.0.1.1' }, responded)
    expect(responded.indexOf(`10.0.1.1 ${status}`)).toBeLessThanOrEqual(100)
    await flood
    expect(responded.filter((one) => one.endsWith(` ${status}`))).toHaveLength(131)
  },
)

test('at most 500 responses of one IP address are delayed at a time, so that refusals of another address are still delayed', async () => {
  const delay = createRefusalDelay()
  const prompt: string[] = []
  const request = async (address: string, until: Promise<void>) => {
    let isLate = false
    void until.then(() => (isLate = true))
    await delay(address)
    if (!isLate) prompt.push(address)
  }
  const soon = new Promise<void>((done) => setImmediate(done))
  const all = [...Array(700).fill('flood'), ...Array(101).fill('other')].map((address: string) =>
    request(address, soon),
  )
  await Promise.all(all)
  expect(prompt.filter((address) => address === 'flood')).toHaveLength(200)
  expect(prompt.filter((address) => address === 'other')).toHaveLength(100)
})
