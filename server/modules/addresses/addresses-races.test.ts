import { afterAll, expect, test } from 'vitest'
import * as contract from '#contract/addresses.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { makeAddress, makeBranch, makeCustomer, makeZone, signIn } from '#server/testing/make.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { testStoreOn } from '#server/testing/store.ts'

const postgres = await startPostgres()
const database = await openDatabase({ url: await postgres.newDatabase(), poolSize: 8, folder: '' })
const { db } = database
const store = testStoreOn(database)
afterAll(async () => {
  await store.stop()
  await postgres.stop()
})

async function world() {
  await store.reset()
  await makeBranch(db, { code: 1 })
  await makeZone(db, { branchCode: 1 })
  const email = 'ana@example.com'
  const customerId = await makeCustomer(db, { email })
  return { customerId, client: (await signIn(store, email)).client }
}
const place = (metres: number) => ({ lat: 18.4 + metres / 111_195, lng: -69.9 })
const fields = (metres: number) => {
  const { lat, lng } = place(metres)
  const texts = {
    name: 'Casa',
    phone: '18095551234',
    province: 'DN',
    city: 'SD',
    sector: 'Naco',
    street: 'Uno',
    house: '1',
  }
  return { ...texts, latitud: lat, longitud: lng }
}
const outcomes = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls))
    .map((call) => (call.status === 'fulfilled' ? 'done' : (call.reason as { reason: string }).reason))
    .sort()

test('the same address sent eight times at once is stored once', async () => {
  const { client } = await world()
  const sent = Array.from({ length: 8 }, () => client.call(contract.createAddress, fields(0)))
  expect(await outcomes(sent)).toEqual([...Array<string>(7).fill('address-too-close'), 'done'])
})

test('of many addresses that are created as the default at once exactly one is', async () => {
  const { client } = await world()
  const sent = Array.from({ length: 8 }, (_, i) =>
    client.call(contract.createAddress, { ...fields(i * 200), default: true }),
  )
  expect(await outcomes(sent)).toEqual(Array<string>(8).fill('done'))
  expect((await client.call(contract.listAddresses, {})).filter((each) => each.default)).toHaveLength(1)
})

test('of addresses that are all deleted at once one stays and is the default', async () => {
  const { client, customerId } = await world()
  const ids = await Promise.all(
    Array.from({ length: 6 }, (_, i) => makeAddress(db, { customerId, ...place(i * 200), isDefault: i === 0 })),
  )
  const sent = ids.flatMap((id) => [
    client.call(contract.deleteAddress, { id }),
    client.call(contract.chooseDefaultAddress, { id }),
  ])
  expect((await outcomes(sent)).filter((outcome) => !['done', 'not-found', 'only-address'].includes(outcome))).toEqual(
    [],
  )
  expect(await client.call(contract.listAddresses, {})).toMatchObject([{ default: true }])
})

/** Addresses of a customer, 200 m apart; the first is the default. */
const makeAddresses = (customerId: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, i) => makeAddress(db, { customerId, ...place(i * 200), isDefault: i === 0 })),
  )

test('of the last two addresses, both deleted at once, one stays and is the default', async () => {
  const { client, customerId } = await world()
  const ids = await makeAddresses(customerId, 2)
  expect(await outcomes(ids.map((id) => client.call(contract.deleteAddress, { id })))).toEqual(['done', 'only-address'])
  expect(await client.call(contract.listAddresses, {})).toMatchObject([{ default: true }])
})

test('of two addresses, both made the default at once, exactly one is', async () => {
  const { client, customerId } = await world()
  const [, second, third] = await makeAddresses(customerId, 3)
  const chosen = [second, third].map((id) => client.call(contract.chooseDefaultAddress, { id: id as string }))
  expect(await outcomes(chosen)).toEqual(['done', 'done'])
  const defaults = (await client.call(contract.listAddresses, {})).filter((each) => each.default)
  expect(defaults).toHaveLength(1)
  expect([second, third]).toContain(defaults[0]?.id)
})

test('of two new addresses within 100 m of each other, both sent at once, one is stored', async () => {
  const { client } = await world()
  const sent = [0, 60].map((metres) => client.call(contract.createAddress, fields(metres)))
  expect(await outcomes(sent)).toEqual(['address-too-close', 'done'])
  expect(await client.call(contract.listAddresses, {})).toHaveLength(1)
})

test('of two addresses, both moved to one place at once, one moves', async () => {
  const { client, customerId } = await world()
  const ids = await makeAddresses(customerId, 2)
  const sent = ids.map((id) => client.call(contract.updateAddress, { ...fields(1000), id }))
  expect(await outcomes(sent)).toEqual(['address-moved-too-close', 'done'])
})

test('the fiftieth and the fifty-first address, both sent at once, leave fifty', async () => {
  const { client, customerId } = await world()
  await makeAddresses(customerId, 49)
  const sent = [-400, -800].map((metres) => client.call(contract.createAddress, fields(metres)))
  expect(await outcomes(sent)).toEqual(['done', 'too-many-addresses'])
})
