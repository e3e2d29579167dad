import { afterAll, beforeEach, expect, test } from 'vitest'
import { getCurrentUser, logout, refresh, register } from '#contract/identity.ts'
import { confirmForgotPassword, forgotPassword } from '#contract/sign-in.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { type SignedIn, makeCustomer, signIn } from '#server/testing/make.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { lastCodeTo } from '#server/testing/sent-codes.ts'
import { testStoreOn } from '#server/testing/store.ts'

const postgres = await startPostgres()
const url = await postgres.newDatabase()
// Two processes of the store on one database, with several connections each.
const open = async () => testStoreOn(await openDatabase({ url, poolSize: 8, folder: '' }))
const stores = [await open(), await open()] as const
const [store] = stores
const { db } = store.database
const email = 'ana@example.com'
const times = <T>(count: number, work: (store: (typeof stores)[number]) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(stores[n % 2 ? 1 : 0])))

beforeEach(async () => {
  for (const one of stores) await one.reset()
  await makeCustomer(db, { email })
})

afterAll(async () => {
  for (const { stop } of stores) await stop()
  await postgres.stop()
})

test('of many refreshes at once, over two processes, one rotates the session and all get the same successor', async () => {
  const { headers, sessionId } = await signIn(store, email)
  const pairs = await times(50, (one) => one.client({ headers }).call(refresh, {}))
  expect(new Set(pairs.map((pair) => pair.tokens?.refresh_token))).toEqual(
    new Set([store.app.platform.tokens.refresh(sessionId, 2)]),
  )
  expect(await db.selectFrom('sessions').select(['generation', 'ended_at']).execute()).toEqual([
    { generation: 2, ended_at: null },
  ])
})

test('a reused token ends the session at once in every process', async () => {
  const start = Date.now()
  const at = (seconds: number) => stores.forEach((one) => one.setNow(new Date(start + seconds * 1000)))
  at(0)
  const { headers } = await signIn(store, email)
  at(10)
  const { tokens: pair } = await stores[1].client({ headers }).call(refresh, {})
  const renewed = { authorization: `Bearer ${pair?.access_token}` }
  at(20)
  await times(20, (one) => one.client({ headers: renewed }).call(getCurrentUser, {}))
  at(31)
  await expect(store.client({ headers }).call(refresh, {})).rejects.toMatchObject({ httpStatus: 401 })
  for (const one of stores)
    await expect(one.client({ headers: renewed }).call(getCurrentUser, {})).rejects.toMatchObject({ httpStatus: 401 })
})

test.each([
  [
    'signs out',
    async ({ headers }: SignedIn) => void (await store.client({ headers }).call(logout, {})),
    'sign-in-required',
  ],
  [
    'gets a new password',
    async () => {
      const client = store.client()
      const { session } = await client.call(forgotPassword, { email })
      const fresh = { password: 'Ceiba-88-sol', password_confirm: 'Ceiba-88-sol' }
      await client.call(confirmForgotPassword, { email, session, code: await lastCodeTo(db, email), ...fresh })
    },
    'sign-in-required',
  ],
  [
    'is disabled',
    async () => void (await db.updateTable('customers').set({ may_sign_in: false }).execute()),
    'entity-may-not-sign-in',
  ],
])('a customer who %s in one process is signed out in the other at once', async (_, act, reason) => {
  const signedIn = await signIn(store, email)
  const { headers } = signedIn
  const elsewhere = stores[1].client({ headers })
  await elsewhere.call(getCurrentUser, {})
  await act(signedIn)
  await expect(elsewhere.call(getCurrentUser, {})).rejects.toMatchObject({ reason })
  await expect(elsewhere.call(refresh, {})).rejects.toMatchObject({ httpStatus: 401 })
})

test('no token works after a sign-out, whatever calls race with it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { headers } = await signIn(store, email)
    const [, ...pairs] = await Promise.all([
      store.client({ headers }).call(logout, {}),
      ...stores.map((one) =>
        one
          .client({ headers })
          .call(refresh, {})
          .catch(() => undefined),
      ),
    ])
    for (const pair of pairs) {
      const renewed = {
        authorization: `Bearer ${pair?.tokens?.access_token}`,
        'refresh-token': pair?.tokens?.refresh_token ?? '',
      }
      await expect(store.client({ headers: renewed }).call(getCurrentUser, {})).rejects.toMatchObject({
        httpStatus: 401,
      })
    }
  }
})

test('of many registrations with one e-mail at once exactly one succeeds', async () => {
  const password = 'Nopal-47-rio'
  const form = {
    first_name: 'Eva',
    last_name: 'Mar',
    email: 'eva@example.com',
    phone: '18095550100',
    password,
    password_confirm: password,
    policies_accepted: true,
  }
  const reasons = await times(8, (one) =>
    one
      .client()
      .call(register, form)
      .then(
        () => 'made',
        (error: { reason: string }) => error.reason,
      ),
  )
  expect(reasons.sort()).toEqual([...Array.from({ length: 7 }, () => 'email-taken'), 'made'])
  expect(await db.selectFrom('customers').select('id').where('email', '=', form.email).execute()).toHaveLength(1)
  expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(1)
})

test('strangers’ passwords for one account are checked five times, over two processes and as many IP addresses', async () => {
  const guess = (n: number) => {
    const body = { username: email, password: `Nopal-47-${n}` }
    return (n % 2 ? stores[0] : stores[1]).send('POST', '/api/identity/sign-in', { body, address: `10.0.0.${n}` })
  }
  const statuses = (await Promise.all(Array.from({ length: 20 }, (_, n) => guess(n)))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(15)
})
