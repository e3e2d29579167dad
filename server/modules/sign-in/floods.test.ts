import { afterAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '#server/modules/identity/passwords.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { createTokens } from '#server/platform/session-tokens.ts'
import { makeCustomer } from '#server/testing/make.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { type StoreProcess, sessionSecret, startStore } from '#server/testing/store-process.ts'
import { testStoreOn } from '#server/testing/store.ts'

/** Floods of calls that sign in, from many IP addresses behind a proxy to two processes of the store. */

const postgres = await startPostgres()
const url = await postgres.newDatabase()
const store = testStoreOn(await openDatabase({ url, poolSize: 4, folder: '' }))
const { db } = store.database
const start = () => startStore({ DATABASE_URL: url, DEMO: '0', LOG_LEVEL: 'silent', TRUST_PROXY: '1' })
let processes: StoreProcess[] = await Promise.all([start(), start()])
const tokens = createTokens(sessionSecret)

const email = 'ana@example.com'
const password = 'Nopal-47-rio'
const passwordHash = await hashPassword(password)
let customerId: string

beforeEach(async () => {
  await store.reset()
  customerId = await makeCustomer(db, { email, passwordHash })
})
afterAll(async () => {
  for (const one of processes) await one.stop()
  await store.stop()
  await postgres.stop()
})

const addressOf = (n: number) => `10.7.${n >> 8}.${n & 255}`

interface Sent {
  status: number
  reason: string | undefined
  data: Record<string, string>
}

/** Sends the n-th call of a flood to one of the processes, from an IP address of its own. */
async function post(n: number, path: string, body: object, headers: Record<string, string> = {}): Promise<Sent> {
  const response = await fetch(`${processes[n % 2]!.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(n), ...headers },
    body: JSON.stringify(body),
  })
  const { data } = (await response.json()) as { data: Record<string, string> }
  return { status: response.status, reason: data['reason'], data }
}

const all = (count: number, send: (n: number) => Promise<Sent>) =>
  Promise.all(Array.from({ length: count }, (_, n) => send(n)))
const counted = (replies: readonly Sent[], is: (reply: Sent) => boolean) => replies.filter(is).length

const guess = (n: number) => post(n, 'identity/sign-in', { username: email, password: `Nopal-47-${n}` })
const signIn = (n: number, device?: string) =>
  post(n, 'identity/sign-in', { username: email, password }, device ? { 'known-device': device } : {})

/** The proof of a device on which the owner has signed in. */
const ownDevice = () => store.app.platform.knownDevices.remember(undefined, customerId, new Date())

/** The newest code that a request had sent. */
async function newestCode(): Promise<string> {
  const { id } = await db
    .selectFrom('codes')
    .select('id')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return tokens.codeOf(id)
}

async function restart(): Promise<void> {
  for (const one of processes) await one.kill()
  processes = await Promise.all([start(), start()])
}

test('of 1,000 passwords for one account at once, from as many IP addresses, at most five are evaluated', async () => {
  const replies = await all(1_000, guess)
  const evaluated = counted(replies, ({ reason }) => reason === 'wrong-credentials')
  const tooBusy = counted(replies, ({ status }) => status === 503)
  expect(evaluated).toBeLessThanOrEqual(5)
  // A process that has too much to do refuses with 503, also attempts that were counted already.
  expect(evaluated + tooBusy).toBeGreaterThanOrEqual(5)
  expect(counted(replies, ({ status }) => status === 429) + tooBusy).toBe(1_000 - evaluated)
  // All five are used up.
  expect((await signIn(2_000)).reason).toBe('too-many-requests')
})

test('while 1,000 IP addresses guess at an account, and after it, its own device signs in', async () => {
  const device = ownDevice()
  const flood = all(1_000, guess)
  for (let n = 0; n < 6; n += 1) expect((await signIn(2_000 + n, device)).status).toBe(200)
  await flood
  for (let n = 0; n < 2; n += 1) expect((await signIn(3_000 + n, device)).status).toBe(200)
  expect((await signIn(4_000)).status).toBe(429)
})

test('after a restart of every process no password and no code is evaluated that was one too many before', async () => {
  const begun = await post(0, 'identity/sign-in/code', { email })
  const code = await newestCode()
  const guessCode = (n: number, digits: string) =>
    post(n, 'identity/challenge', { session: begun.data['session'], challenge: 'EMAIL_CONFIRMATION', answer: digits })
  await all(10, guess)
  await all(10, (n) => guessCode(n, String((Number(code) + 1) % 1_000_000).padStart(6, '0')))
  await restart()
  for (const n of [0, 1]) {
    expect((await signIn(2_000 + n)).reason).toBe('too-many-requests')
    expect((await guessCode(2_000 + n, code)).reason).toBe('code-attempts-exceeded')
  }
})

test('strangers have forty codes an hour sent to one e-mail, however many IP addresses they have, and end none of the owner’s', async () => {
  const begun = await post(0, 'identity/sign-in/code', { email })
  const code = await newestCode()
  const replies: Sent[] = []
  // A process that has too much to do would refuse some of eighty at once with 503.
  for (const first of [100, 120, 140, 160])
    replies.push(...(await all(20, (n) => post(first + n, 'identity/sign-in/code', { email }))))
  expect(counted(replies, ({ status }) => status === 200)).toBe(39)
  const challenge = { session: begun.data['session'], challenge: 'EMAIL_CONFIRMATION', answer: code }
  expect((await post(1, 'identity/challenge', challenge)).data).toHaveProperty('user')
})

test('of 100 registrations of one e-mail at once, from as many IP addresses, one is made', async () => {
  const eva = { first_name: 'Eva', last_name: 'Mar', email: 'eva@example.com', phone: '18095550100' }
  const form = { ...eva, password, password_confirm: password, policies_accepted: true }
  const replies = await all(100, (n) => post(n, 'ecommerce/register/account', form))
  expect(counted(replies, ({ status }) => status === 200)).toBe(1)
  const refused = replies.filter(({ status }) => status !== 200).map(({ reason }) => reason)
  expect(refused).toContain('email-taken')
  expect(refused.filter((reason) => reason !== 'email-taken' && reason !== 'too-many-requests')).toEqual([])
  expect(await db.selectFrom('customers').select('id').where('email', '=', eva.email).execute()).toHaveLength(1)
})
