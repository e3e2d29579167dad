import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { deleteAccount, exportAccount } from '#contract/account-data.ts'
import { listDevices } from '#contract/identity.ts'
import { createCountryOf } from '#server/platform/country-of.ts'
import { collectingLog } from '#server/testing/collecting-log.ts'
import { countryTable } from '#server/testing/country-table.ts'
import { makeCustomer } from '#server/testing/make.ts'
import { openPageSocket } from '#server/testing/page-socket.ts'
import { testStore, testStoreOn } from '#server/testing/store.ts'
import { hashPassword } from './passwords.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrina-countries-'))
afterAll(() => rmSync(folder, { recursive: true }))
const COUNTRIES_FILE = join(folder, 'countries.mmdb')
const networks = [
  ['200.88.0.0/16', 'DO'],
  ['81.33.0.0/16', 'ES'],
] as const
writeFileSync(COUNTRIES_FILE, countryTable(networks))
const { database } = await testStore()
const store = testStoreOn(database, { COUNTRIES_FILE })
const { db } = database
const username = 'ana@example.com'
const password = 'Nopal-47-rio'
const passwordHash = await hashPassword(password)
const inDominicanRepublic = '200.88.1.1'
const inSpain = '81.33.1.1'

beforeEach(async () => {
  await store.reset()
  await makeCustomer(db, { email: username, passwordHash })
})

interface Pair {
  access_token: string
  refresh_token: string
}

const pairIn = async (response: Response) => ((await response.json()) as { data: { tokens: Pair } }).data.tokens
const signInFrom = async (address: string) =>
  pairIn(await store.send('POST', '/api/identity/sign-in', { body: { username, password }, address }))
const renewFrom = async (address: string, { refresh_token: token }: Pair) =>
  pairIn(await store.send('POST', '/api/identity/refresh', { headers: { 'refresh-token': token }, address }))
const clientOf = ({ access_token: token }: Pair) => store.client({ headers: { authorization: `Bearer ${token}` } })

/** The countries of the only session: of its sign-in and of its last use. */
async function countries(pair: Pair) {
  const { devices } = await clientOf(pair).call(listDevices, {})
  return devices.map((device) => [device.signed_in_country, device.last_used_country])
}

test('ACCOUNT-105: a session has the country that it was signed in from, until it is used from another', async () => {
  const pair = await signInFrom(inDominicanRepublic)
  expect(await countries(pair)).toEqual([['DO', 'DO']])
  const renewed = await renewFrom(inSpain, pair)
  expect(await countries(renewed)).toEqual([['DO', 'ES']])
})

test('ACCOUNT-105: a session from an address without a country has none, nor has a use', async () => {
  const pair = await signInFrom('127.0.0.1')
  expect(await countries(pair)).toEqual([[null, null]])
  const renewed = await renewFrom(inSpain, pair)
  expect(await countries(renewed)).toEqual([[null, 'ES']])
  expect(await countries(await renewFrom('192.168.1.7', renewed))).toEqual([[null, null]])
})

test('ACCOUNT-105: where the countries cannot be read, customers sign in all the same', async () => {
  const { platform } = store.app
  const { countryOf } = platform
  platform.countryOf = createCountryOf(collectingLog().log, '/nowhere.mmdb')
  try {
    expect(await countries(await signInFrom(inSpain))).toEqual([[null, null]])
  } finally {
    platform.countryOf = countryOf
  }
})

test('ACCOUNT-105: the country is that of the address that a trusted proxy names, and no address is stored', async () => {
  const { app } = testStoreOn(store.database, { TRUST_PROXY: '1', COUNTRIES_FILE })
  const { origin, close } = await openPageSocket(app, () => Promise.reject(new Error('no page')))
  const response = await fetch(`${origin}/api/identity/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `8.8.8.8, ${inSpain}` },
    body: JSON.stringify({ username, password }),
  })
  expect(await countries(await pairIn(response))).toEqual([['ES', 'ES']])
  close()
  expect(JSON.stringify(await db.selectFrom('sessions').selectAll().execute())).not.toContain(inSpain)
})

test('the export of an account names the countries of its sessions', async () => {
  const pair = await renewFrom(inSpain, await signInFrom(inDominicanRepublic))
  const { data } = await clientOf(pair).call(exportAccount, {})
  expect((data['account'] as { devices: object[] }).devices).toMatchObject([
    { signed_in_country: 'DO', last_used_country: 'ES' },
  ])
})

test('the sessions of a deleted account have no country', async () => {
  await clientOf(await signInFrom(inSpain)).call(deleteAccount, { password })
  expect(await db.selectFrom('sessions').select(['signed_in_country', 'last_used_country']).execute()).toEqual([
    { signed_in_country: null, last_used_country: null },
  ])
})
