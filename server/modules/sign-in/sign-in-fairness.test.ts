import { afterAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#server/platform/database/database.ts'
import { makeCustomer } from '#server/testing/make.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { testStoreOn } from '#server/testing/store.ts'
import { hashPassword } from '#server/modules/identity/passwords.ts'

// Real PostgreSQL: the embedded database has one connection, and this test is not about its queue.
const postgres = await startPostgres()
const store = testStoreOn(await openDatabase({ url: await postgres.newDatabase(), poolSize: 16, folder: '' }))
const { db } = store.database
const password = 'Nopal-47-rio'
const passwordHash = await hashPassword(password)

/** Sends a sign-in and gives its status; `looked` counts the sign-ins whose password was checked. */
let looked = 0
async function signInAs(username: string, address: string): Promise<number> {
  const { status } = await store.send('POST', '/api/identity/sign-in', { body: { username, password }, address })
  if (status !== 429) looked += 1
  return status
}

/**
 * Floods, signs in as another shopper, and gives how many strangers' passwords were checked before that sign-in got its
 * response: the least of three floods, since a busy machine only adds to it (some are checked while the shopper's
 * sign-in queries the database), and a queue that is not fair lets all strangers before in each of them.
 */
async function strangersBeforeMe(flood: () => Promise<number>[]): Promise<number> {
  const counts: number[] = []
  for (let n = 0; n < 3; n += 1) {
    const strangers = flood()
    const before = looked
    const mine = await signInAs('ana@example.com', '192.0.2.1')
    counts.push(looked - before - 1)
    await Promise.all(strangers)
    expect(mine).toBe(200)
  }

  return Math.min(...counts)
}

afterAll(async () => {
  await store.stop()
  await postgres.stop()
})

beforeEach(async () => {
  await store.reset()
  looked = 0
  await makeCustomer(db, { email: 'ana@example.com', passwordHash })
})

// With one queue for all callers eighteen strangers came first, and the nineteenth was refused. One IP address has
// eight places in the queue; some of its work is checked while the shopper's sign-in queries the database, which takes
// longer on a busy machine.
const few = 8

test('during forty sign-ins with invented names from one IP address, a shopper’s sign-in is among the next', async () => {
  const flood = () => Array.from({ length: 40 }, (_, n) => signInAs(`nobody-${n}@example.com`, '10.0.0.1'))
  expect(await strangersBeforeMe(flood)).toBeLessThanOrEqual(few)
})

test('while five accounts flood with their right passwords from one IP address, a shopper’s sign-in is among the next', async () => {
  for (let n = 0; n < 5; n += 1) await makeCustomer(db, { email: `own-${n}@example.com`, passwordHash })
  const flood = () => Array.from({ length: 40 }, (_, n) => signInAs(`own-${n % 5}@example.com`, '10.0.0.1'))
  expect(await strangersBeforeMe(flood)).toBeLessThanOrEqual(few)
})

test('while five accounts flood from one IP address each, a shopper’s sign-in is among the next', async () => {
  for (let n = 0; n < 5; n += 1) await makeCustomer(db, { email: `own-${n}@example.com`, passwordHash })
  const flood = () => Array.from({ length: 40 }, (_, n) => signInAs(`own-${n % 5}@example.com`, `10.0.0.${n % 5}`))
  expect(await strangersBeforeMe(flood)).toBeLessThanOrEqual(12) // of 25 at once
})

test('during a flood of registrations from one IP address, a sign-in from another is among the next', async () => {
  const form = {
    first_name: 'Eva',
    last_name: 'Mar',
    phone: '18095550100',
    password,
    password_confirm: password,
    policies_accepted: true,
  }
  const registerAs = async (n: number) => {
    const body = { ...form, email: `new-${n}@example.com` }
    const { status } = await store.send('POST', '/api/ecommerce/register/account', { body, address: '10.0.0.1' })
    if (status !== 429) looked += 1
    return status
  }
  expect(await strangersBeforeMe(() => Array.from({ length: 40 }, (_, n) => registerAs(n)))).toBeLessThanOrEqual(few)
})

test('a client that repeats refused sign-ins at once is refused at most four times a second, so that refusals do not occupy the store', async () => {
  const started = performance.now()
  let isOver = false
  const worker = async (n: number) => {
    let refusals = 0
    while (!isOver) if ((await signInAs(`nobody-${n}@example.com`, '10.0.0.1')) === 429) refusals += 1
    return refusals
  }
  const workers = Array.from({ length: 20 }, (_, n) => worker(n))
  const mine: number[] = []
  for (let n = 0; n < 5; n += 1) mine.push(await signInAs('ana@example.com', '192.0.2.1'))
  isOver = true
  expect(mine).toEqual([200, 200, 200, 200, 200])
  const most = Math.max(...(await Promise.all(workers)))
  expect(most).toBeLessThanOrEqual((performance.now() - started) / 240 + 1)
})

test('a client that has codes sent beyond the limit, from ever new addresses, is refused at most four times a second', async () => {
  const started = performance.now()
  let isOver = false
  let sent = 0
  const worker = async () => {
    let refusals = 0
    while (!isOver) {
      const address = `10.1.${(sent += 1) >> 8}.${sent & 255}`
      const body = { email: 'ana@example.com' }
      if ((await store.send('POST', '/api/identity/sign-in/code', { body, address })).status === 429) refusals += 1
    }
    return refusals
  }
  const workers = Array.from({ length: 10 }, worker)
  const mine: number[] = []
  for (let n = 0; n < 5; n += 1) mine.push(await signInAs('ana@example.com', '192.0.2.1'))
  isOver = true
  expect(mine).toEqual([200, 200, 200, 200, 200])
  const most = Math.max(...(await Promise.all(workers)))
  expect(most).toBeLessThanOrEqual((performance.now() - started) / 240 + 1)
})

test('a refused sign-in says when to try again', async () => {
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      store.send('POST', '/api/identity/sign-in', { body: { username: `nobody-${n}`, password }, address: '10.0.0.1' }),
    ),
  )
  const refused = responses.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(4)
  expect(refused[0]?.headers.get('retry-after')).toBe('2')
})
