import { afterAll, beforeEach, expect, test } from 'vitest'
import { addPasskey, getPasskeyOptions, getPasskeySignInOptions, signInWithPasskey } from '#contract/passkeys.ts'
import { passkeysMax } from '#domain/identity/passkeys.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { makeCustomer, signIn } from '#server/testing/make.ts'
import { makePasskey } from '#server/testing/make-passkey.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { createSoftwareAuthenticator } from '#server/testing/software-authenticator.ts'
import { testStoreOn } from '#server/testing/store.ts'

const postgres = await startPostgres()
const url = await postgres.newDatabase()
// Two processes of the store on one database, with several connections each.
const open = async () => testStoreOn(await openDatabase({ url, poolSize: 8, folder: '' }))
const stores = [await open(), await open()] as const
const [store] = stores
const { db } = store.database
const email = 'ana@example.com'
const succeeded = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length

beforeEach(async () => {
  await store.reset()
  await makeCustomer(db, { email })
})

afterAll(async () => {
  for (const { stop } of stores) await stop()
  await postgres.stop()
})

test('of parallel uses of one challenge, over two processes, one signs in', async () => {
  const { authenticator } = await makePasskey(store, email)
  const { session, options } = await store.client().call(getPasskeySignInOptions, {})
  const input = { session, credential: authenticator.get(options) }
  const uses = Array.from({ length: 8 }, (_, n) => stores[n % 2 ? 1 : 0].client().call(signInWithPasskey, input))
  expect(succeeded(await Promise.allSettled(uses))).toBe(1)
  expect(await db.selectFrom('sessions').select('id').where('device', '<>', 'Test device').execute()).toHaveLength(1)
})

test('of parallel uses with the same count, of a key and its copy, one signs in', async () => {
  const { authenticator } = await makePasskey(store, email)
  const inputs = []
  for (let n = 0; n < 4; n += 1) {
    const { session, options } = await store.client().call(getPasskeySignInOptions, {})
    inputs.push({ session, credential: authenticator.get(options, { signCount: 7 }) })
  }
  const uses = inputs.map((input, n) => stores[n % 2 ? 1 : 0].client().call(signInWithPasskey, input))
  expect(succeeded(await Promise.allSettled(uses))).toBe(1)
})

test('parallel additions leave ten passkeys', async () => {
  const { headers } = await signIn(store, email)
  const clients = stores.map((one) => one.client({ headers }))
  const inputs = []
  for (let n = 0; n < passkeysMax + 4; n += 1) {
    const { session, options } = await store.client({ headers }).call(getPasskeyOptions, {})
    inputs.push({ session, name: `Key ${n}`, credential: createSoftwareAuthenticator().create(options) })
  }
  await Promise.allSettled(inputs.map((input, n) => clients[n % 2 ? 1 : 0]?.call(addPasskey, input)))
  const { count } = await db
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBeLessThanOrEqual(passkeysMax)
  expect(count).toBeGreaterThan(0)
})
