import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseDefaultAddress, listAddresses } from '#contract/addresses.ts'
import { getCart, setCartLine, setCartLines } from '#contract/cart.ts'
import type { Client } from '#contract/client.ts'
import { makeAddress } from '#server/testing/make.ts'
import { makeShopper } from '#server/testing/shopper.ts'
import { startTwoProcesses } from './two-processes.ts'

const setup = await startTwoProcesses()
const { db, stores } = setup
let made = 0

async function somebody() {
  made += 1
  const { headers, customerId } = await makeShopper(stores[0], { email: `cart-${made}@example.com` })
  return { customerId, clients: stores.map((store) => store.client({ headers })) as [Client, Client] }
}

const quantitiesOf = async (client: Client) =>
  Object.fromEntries((await client.call(getCart, { id: 1 })).products.map((line) => [line.cod_articulo, line.quantity]))

test('a product that is added twice at the same moment is one line of the cart', async () => {
  const { clients } = await somebody()
  for (let round = 0; round < 10; round += 1) {
    const responses = await Promise.all(
      clients.map((client, index) =>
        client.call(setCartLine, { id: 1, cod_articulo: 'A', quantity: 1 + index + round }),
      ),
    )
    expect(responses.map((cart) => cart.products.length)).toEqual([1, 1])
    expect([1 + round, 2 + round]).toContain((await quantitiesOf(clients[0]))['A'])
  }
})

test('of many customers who add at the same moment each gets their own cart, and one who is refused fails alone', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, somebody))
  const add = ({ clients }: (typeof people)[number], cod_articulo: string, quantity: number) =>
    clients[0].call(setCartLine, { id: 1, cod_articulo, quantity })
  const outcomes = await Promise.allSettled([
    ...people.flatMap((person, index) => [add(person, 'A', index + 1), add(person, 'B', 2), add(person, 'B', 3)]),
    add(people[0]!, 'NONE', 1),
  ])
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  for (const [index, { clients }] of people.entries()) {
    const { A, B } = await quantitiesOf(clients[1])
    expect([A, [2, 3].includes(B ?? 0)]).toEqual([index + 1, true])
  }
})

test('a guest’s cart that is merged many times at once is merged once', async () => {
  const lines = [
    { cod_articulo: 'A', quantity: 5 },
    { cod_articulo: 'B', quantity: 1 },
    { cod_articulo: 'C', quantity: 3 },
  ]
  const { clients } = await somebody()
  await clients[0].call(setCartLine, { id: 1, cod_articulo: 'B', quantity: 4 })
  await Promise.all(
    Array.from({ length: 12 }, (_, turn) => clients[turn % 2 ? 1 : 0].call(setCartLines, { id: 1, products: lines })),
  )
  expect(await quantitiesOf(clients[0])).toEqual({ A: 5, B: 4, C: 3 })
})

test('where different carts are merged at once, each product keeps its largest quantity', async () => {
  const quantity = fc.integer({ min: 1, max: 9 })
  const cart = fc.record({ A: quantity, B: quantity }, { requiredKeys: [] })
  await fc.assert(
    fc.asyncProperty(fc.array(cart, { minLength: 2, maxLength: 8 }), async (carts) => {
      const { clients } = await somebody()
      await Promise.all(
        carts.map((lines, turn) =>
          clients[turn % 2 ? 1 : 0].call(setCartLines, {
            id: 1,
            products: Object.entries(lines).map(([cod_articulo, units]) => ({ cod_articulo, quantity: units ?? 1 })),
          }),
        ),
      )
      const largest: Record<string, number> = {}
      for (const [code, unitsTotal] of carts.flatMap(Object.entries))
        largest[code] = Math.max(largest[code] ?? 0, unitsTotal)
      expect(await quantitiesOf(clients[0])).toEqual(largest)
    }),
    { numRuns: 25 },
  )
})

test('of many addresses chosen as the default at once exactly one is', async () => {
  const { customerId, clients } = await somebody()
  const ids = await Promise.all(
    Array.from({ length: 4 }, (_, index) =>
      makeAddress(db, { customerId, lat: 18.4 + index / 100, isDefault: index === 0 }),
    ),
  )
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(ids.flatMap((id) => clients.map((client) => client.call(chooseDefaultAddress, { id }))))
    expect((await clients[0].call(listAddresses, {})).filter((address) => address.default)).toHaveLength(1)
  }
})
