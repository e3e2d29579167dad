import { afterAll, expect, test } from 'vitest'
import * as contract from '#contract/partners.ts'
import { nationalIdCheckDigit } from '#domain/tax-id/national-id.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { makeCustomer, makePartner, signIn } from '#server/testing/make.ts'
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
  const email = 'ana@example.com'
  const customerId = await makeCustomer(db, { email })
  return { customerId, client: (await signIn(store, email)).client }
}
const identificationOf = (n: number) => {
  const firstTen = `40211111${String(n).padStart(2, '0')}`
  return firstTen + nationalIdCheckDigit(firstTen)
}
const fields = (n: number) => ({
  full_name: `Partner ${n}`,
  identification: identificationOf(n),
  whatsapp: '18095550124',
})
const outcomes = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls))
    .map((call) => (call.status === 'fulfilled' ? 'done' : (call.reason as { reason: string }).reason))
    .sort()

test('the same partner sent eight times at once is stored once', async () => {
  const { client } = await world()
  const sent = Array.from({ length: 8 }, () => client.call(contract.createPartner, fields(0)))
  expect(await outcomes(sent)).toEqual(['done', ...Array<string>(7).fill('identification-taken')])
  expect(await client.call(contract.listPartners, {})).toMatchObject([{ default: true }])
})

test('of many partners that are created as the default at once exactly one is', async () => {
  const { client } = await world()
  const sent = Array.from({ length: 8 }, (_, i) => client.call(contract.createPartner, { ...fields(i), default: true }))
  expect(await outcomes(sent)).toEqual(Array<string>(8).fill('done'))
  expect((await client.call(contract.listPartners, {})).filter((each) => each.default)).toHaveLength(1)
})

test('two choices of the default at once leave one', async () => {
  const { client, customerId } = await world()
  const ids = await Promise.all(
    [0, 1, 2, 3].map((n) => makePartner(db, { customerId, identification: identificationOf(n), isDefault: n === 0 })),
  )
  expect(await outcomes(ids.map((id) => client.call(contract.chooseDefaultPartner, { id })))).toEqual(
    Array<string>(4).fill('done'),
  )
  expect((await client.call(contract.listPartners, {})).filter((each) => each.default)).toHaveLength(1)
})

test('partners that are removed while another becomes the default leave one default', async () => {
  const { client, customerId } = await world()
  const ids = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      makePartner(db, { customerId, identification: identificationOf(n), isDefault: n === 0 }),
    ),
  )
  const sent = ids
    .slice(0, 5)
    .flatMap((id) => [client.call(contract.deletePartner, { id }), client.call(contract.chooseDefaultPartner, { id })])
  expect((await outcomes(sent)).filter((outcome) => !['done', 'not-found'].includes(outcome))).toEqual([])
  expect(await client.call(contract.listPartners, {})).toMatchObject([{ id: ids[5], default: true }])
})

test('of thirty partners that are added at once twenty are stored', async () => {
  const { client } = await world()
  const sent = Array.from({ length: 30 }, (_, n) => client.call(contract.createPartner, fields(n)))
  expect((await outcomes(sent)).filter((outcome) => outcome === 'done')).toHaveLength(20)
})
