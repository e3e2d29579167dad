import { beforeEach, expect, test } from 'vitest'
import type { CallFailed } from '#contract/client.ts'
import { getCurrentUser } from '#contract/identity.ts'
import { needsChallenge, signIn } from '#contract/sign-in.ts'
import { createApp } from '#server/app.ts'
import { makeCustomer } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import type { Limit } from '#server/platform/limits.ts'
import { hashPassword } from '#server/modules/identity/passwords.ts'

const store = await testStore()
const { db } = store.database
const client = store.client()
const password = 'Nopal-47-rio'
const passwordHash = await hashPassword(password)
const ana = { username: 'ana@example.com', password }
const wrong = { ...ana, password: 'Nopal-47-mar' }

/** Signs in from an IP address; gives the reason of the refusal, or undefined where it succeeds. */
async function reasonOf(
  body: object,
  address = '10.0.0.1',
  headers: Record<string, string> = {},
  handle = store.app.handle,
): Promise<string | undefined> {
  const request = new Request('http://store.test/api/identity/sign-in', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
  const response = (await (await handle(request, address)).json()) as { data: { reason?: string } }
  return response.data.reason
}

/** Signs Ana in and gives the proof by which her account knows the device. */
async function knownDevice(): Promise<string> {
  const reply = await store.send('POST', '/api/identity/sign-in', { body: ana, address: '10.9.9.9' })
  return reply.headers.get('x-known-device') ?? ''
}

async function spendTimes(count: number, limit: Limit, who: string): Promise<void> {
  for (let n = 0; n < count; n += 1) await store.app.platform.limits.spend(limit, who)
}

beforeEach(async () => {
  await store.reset()
  await makeCustomer(db, { email: 'ana@example.com', username: 'ana', passwordHash })
})

test('the name is in `username` or in `email`, and in one of them', async () => {
  const { username: email } = ana
  await expect(client.call(signIn, { email, password })).resolves.toMatchObject({ user: { email } })
  await expect(client.call(signIn, { password })).rejects.toMatchObject({
    data: { errors: [{ path: 'username', message: 'This field is required.' }] },
  })
  await expect(client.call(signIn, { username: email, email, password })).rejects.toMatchObject({
    data: { errors: [{ path: 'email' }] },
  })
})

test('the right password gives the user and a pair of tokens', async () => {
  const reply = await client.call(signIn, { ...ana, remember_device: true })
  if (needsChallenge(reply)) throw new Error('Ana has nothing more to prove.')
  const { user, tokens } = reply
  expect(user.email).toBe('ana@example.com')
  const own = store.client({ headers: { authorization: `Bearer ${tokens?.access_token}` } })
  expect((await own.call(getCurrentUser, {})).user.id).toBe(user.id)
})

test('the session stores the name that the device sends', async () => {
  await store.send('POST', '/api/identity/sign-in', {
    body: ana,
    headers: { 'user-agent': `Nokia ${'3'.repeat(400)}` },
  })
  const { device } = await db.selectFrom('sessions').select('device').executeTakeFirstOrThrow()
  expect(device).toMatch(/^Nokia 3{194}$/)
})

test('a wrong password is refused and starts no session', async () => {
  await expect(client.call(signIn, wrong)).rejects.toMatchObject({ httpStatus: 401, reason: 'wrong-credentials' })
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
})

test('an unknown e-mail is refused as unknown', async () => {
  const failure = (await client
    .call(signIn, { ...ana, username: 'eva@example.com' })
    .catch((error: unknown) => error)) as CallFailed
  expect(failure).toMatchObject({ reason: 'unknown-email', message: 'The email you entered is not registered.' })
  expect(failure.data['exception']).toBe('UserNotFoundException')
})

test('one IP address learns of twenty unknown e-mails an hour; then it reads the sentence for a wrong password, and right passwords are accepted', async () => {
  for (let n = 0; n < 20; n += 1)
    expect(await reasonOf({ ...ana, username: `eva${n}@example.com` })).toBe('unknown-email')
  expect(await reasonOf({ ...ana, username: 'eva20@example.com' })).toBe('wrong-credentials')
  expect(await reasonOf(wrong)).toBe('wrong-credentials')
  expect(await reasonOf(ana)).toBeUndefined()
  expect(await reasonOf({ ...ana, username: 'eva20@example.com' }, '10.0.0.2')).toBe('unknown-email')
})

test('after a hundred failures within 15 minutes an IP address is refused, except its known devices', async () => {
  const device = await knownDevice()
  await spendTimes(100, { name: 'sign-in-address', points: 100, seconds: 900 }, '10.0.0.1')
  expect(await reasonOf(ana)).toBe('too-many-requests')
  expect(await reasonOf(ana, '10.0.0.1', { 'known-device': device })).toBeUndefined()
  expect(await reasonOf(ana, '10.0.0.2')).toBeUndefined()
})

test('where the store does not reveal unknown e-mails, they get the same sentence as a wrong password', async () => {
  await db
    .insertInto('settings')
    .values({ name: 'general.web_page', value: JSON.stringify({ reveal_unknown_email: false }) })
    .execute()
  const responses = await Promise.all(
    [wrong, { ...ana, username: 'eva@example.com' }].map(async (body) =>
      (await store.send('POST', '/api/identity/sign-in', { body })).json(),
    ),
  )
  expect(responses[1]).toEqual(responses[0])
})

test('a customer who may no longer sign in reads so only after the right password', async () => {
  await db.updateTable('customers').set({ may_sign_in: false }).execute()
  await expect(client.call(signIn, ana)).rejects.toMatchObject({
    httpStatus: 403,
    code: 565644887,
    reason: 'entity-may-not-sign-in',
  })
  await expect(client.call(signIn, wrong)).rejects.toMatchObject({ reason: 'wrong-credentials' })
})

test('strangers try five passwords in 15 minutes for one account from all IP addresses, even the right password', async () => {
  for (let n = 0; n < 5; n += 1) expect(await reasonOf(wrong, `10.0.1.${n}`)).toBe('wrong-credentials')
  expect(await reasonOf(ana, '10.0.2.1')).toBe('too-many-requests')
  expect(await reasonOf({ ...ana, username: 'ANA' }, '10.0.2.1')).toBe('too-many-requests')
})

test('twenty wrong guesses of strangers do not lock out the owner’s known device, even behind their IP address', async () => {
  const device = await knownDevice()
  for (let n = 0; n < 20; n += 1) await reasonOf(wrong)
  expect(await reasonOf(ana)).toBe('too-many-requests')
  expect(await reasonOf(ana, '10.0.0.1', { 'known-device': device })).toBeUndefined()
})

test('a device is known by its cookie as well, and only to the accounts that signed in on it', async () => {
  const eva = { username: 'eva@example.com', password }
  await makeCustomer(db, { email: eva.username, passwordHash })
  const cookie = `vitrina_devices=${await knownDevice()}`
  for (const who of [wrong, { ...eva, password: wrong.password }])
    for (let n = 0; n < 5; n += 1) await reasonOf(who, `10.0.1.${n}`)
  const headers = { cookie, origin: 'http://store.test' }
  expect(await reasonOf(ana, '10.0.0.9', headers)).toBeUndefined()
  expect(await reasonOf(eva, '10.0.0.9', headers)).toBe('too-many-requests')
})

test('a known device is locked after ten failures of its own, and no other device with it', async () => {
  const [phone, laptop] = [await knownDevice(), await knownDevice()]
  for (let n = 0; n < 10; n += 1)
    expect(await reasonOf(wrong, '10.0.0.1', { 'known-device': phone })).toBe('wrong-credentials')
  expect(await reasonOf(ana, '10.0.0.1', { 'known-device': phone })).toBe('too-many-requests')
  expect(await reasonOf(ana, '10.0.0.1', { 'known-device': laptop })).toBeUndefined()
})

test('eighty devices of one account that sign in at once leave other accounts their places', async () => {
  const bea = { username: 'bea@example.com', password }
  const bob = { username: 'bob@example.com', password }
  for (const { username } of [bea, bob]) await makeCustomer(db, { email: username, passwordHash })
  const { id } = await db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', 'ana@example.com')
    .executeTakeFirstOrThrow()
  const { knownDevices, clock } = store.app.platform
  const flood = Array.from({ length: 80 }, () =>
    reasonOf(ana, '10.0.0.1', { 'known-device': knownDevices.remember(undefined, id, clock()) }),
  )
  const others = [reasonOf(bea, '10.0.0.2'), reasonOf(bob, '10.0.0.3')]
  expect(await Promise.all(others)).toEqual([undefined, undefined])
  expect((await Promise.all(flood)).filter((reason) => reason === undefined)).toHaveLength(8)
})

test('strangers of one IPv6 network count as one IP address', async () => {
  for (let n = 0; n < 20; n += 1) await reasonOf({ ...ana, username: `eva${n}@example.com` }, `2001:db8:0:1:${n}::1`)
  expect(await reasonOf({ ...ana, username: 'eva20@example.com' }, '2001:db8:0:1:ffff::1')).toBe('wrong-credentials')
  expect(await reasonOf({ ...ana, username: 'eva20@example.com' }, '2001:db8:0:2::1')).toBe('unknown-email')
})

test('the lock remains after a restart', async () => {
  for (let n = 0; n < 5; n += 1) await reasonOf(wrong)
  const { settings, log, clock } = store.app.platform
  const restarted = createApp({
    database: store.database,
    settings,
    log,
    clock,
    secret: 'another secret of the tests, thirty-two long',
  })
  expect(await reasonOf(ana, '10.0.0.1', {}, restarted.handle)).toBe('too-many-requests')
})

test('parallel guesses do not exceed the lock’s limit', async () => {
  const reasons = await Promise.all(Array.from({ length: 15 }, (_, n) => reasonOf(wrong, `10.0.1.${n}`)))
  expect(reasons.filter((reason) => reason === 'wrong-credentials')).toHaveLength(5)
})

test('the right password does not count as a guess, and clears the failures of its device', async () => {
  const device = { 'known-device': await knownDevice() }
  for (let n = 0; n < 9; n += 1) await reasonOf(wrong, '10.0.0.1', device)
  for (let n = 0; n < 25; n += 1) expect(await reasonOf(ana, '10.0.0.1', device)).toBeUndefined()
  for (let n = 0; n < 8; n += 1) expect(await reasonOf(ana)).toBeUndefined()
  expect(await reasonOf(wrong, '10.0.0.1', device)).toBe('wrong-credentials')
  expect(await reasonOf(ana, '10.0.0.1', device)).toBeUndefined()
})

test('an unknown field is refused, and a missing one is named', async () => {
  await expect(client.call(signIn, { ...ana, admin: true } as typeof ana)).rejects.toMatchObject({ reason: 'invalid' })
  await expect(client.call(signIn, { username: '' } as typeof ana)).rejects.toMatchObject({
    data: { errors: [expect.objectContaining({ path: 'username' }), expect.objectContaining({ path: 'password' })] },
  })
})
