import { beforeEach, describe, expect, test } from 'vitest'
import { getCurrentUser } from '#contract/identity.ts'
import { deletePasskey, getPasskeySignInOptions, listPasskeys, signInWithPasskey } from '#contract/passkeys.ts'
import { needsChallenge } from '#contract/sign-in.ts'
import { passkeyChallengeMinutes } from '#domain/identity/passkeys.ts'
import { type CustomerToMake, makeCustomer, signIn } from '#server/testing/make.ts'
import { makePasskey } from '#server/testing/make-passkey.ts'
import {
  type Oddities,
  type SoftwareAuthenticator,
  createSoftwareAuthenticator,
} from '#server/testing/software-authenticator.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const client = store.client()
const email = 'ana@example.com'
const now = new Date('2026-11-22T12:00:00Z')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const refused = { httpStatus: 422, reason: 'passkey-refused' }

beforeEach(async () => {
  await store.reset()
  store.setNow(now)
})

async function makeOwner({ hasConfirmedEmail = true, ...customer }: CustomerToMake = {}) {
  const customerId = await makeCustomer(db, { email, ...customer })
  const passkey = await makePasskey(store, email)
  // An account could have a passkey before its e-mail had to be confirmed.
  if (!hasConfirmedEmail) await db.updateTable('customers').set({ email_confirmed_at: null }).execute()
  return { customerId, ...passkey }
}

/** Signs in with a passkey as a page does. */
async function enter(authenticator: SoftwareAuthenticator, oddities: Oddities = {}) {
  const { session, options } = await client.call(getPasskeySignInOptions, {})
  return client.call(signInWithPasskey, { session, credential: authenticator.get(options, oddities) })
}

test('a passkey signs its owner in, without a name', async () => {
  const { authenticator } = await makeOwner()
  const reply = await enter(authenticator)
  if (needsChallenge(reply)) throw new Error('The owner was not signed in.')
  const own = store.client({ headers: { authorization: `Bearer ${reply.tokens?.access_token}` } })
  expect((await own.call(getCurrentUser, {})).user.email).toBe(email)
})

test('the list says when it was last used', async () => {
  const { authenticator } = await makeOwner()
  store.setNow(minutesLater(3))
  await enter(authenticator)
  const { passkeys } = await (await signIn(store, email)).client.call(listPasskeys, {})
  expect(passkeys).toMatchObject([{ last_used_at: minutesLater(3).toISOString() }])
})

test('the options name no account and no key', async () => {
  await makeOwner()
  const { options } = await client.call(getPasskeySignInOptions, {})
  expect(options).toEqual({
    challenge: expect.any(String),
    rpId: 'store.test',
    timeout: 300_000,
    userVerification: 'required',
    allowCredentials: [],
  })
})

test.each<[string, Oddities]>([
  ['of another origin', { origin: 'http://evil.example' }],
  ['for another host', { rpId: 'evil.example' }],
  ['to another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['of an owner who was not verified', { isVerified: false }],
  ['that names another account', { userHandle: Buffer.from('somebody else').toString('base64url') }],
])('an answer %s is refused', async (_, oddities) => {
  const { authenticator } = await makeOwner()
  await expect(enter(authenticator, oddities)).rejects.toMatchObject(refused)
})

test('a key that nobody has, a deleted one and a wrong signature get the same words', async () => {
  const { authenticator, id } = await makeOwner()
  const messages: string[] = []
  const collect = (error: { message: string; reason: string }) => void messages.push(`${error.reason} ${error.message}`)
  await enter(createSoftwareAuthenticator()).catch(collect)
  const { session, options } = await client.call(getPasskeySignInOptions, {})
  const credential = authenticator.get(options)
  const { signature } = createSoftwareAuthenticator().get(options).response
  await client
    .call(signInWithPasskey, {
      session,
      credential: { ...credential, response: { ...credential.response, signature } },
    })
    .catch(collect)
  await (await signIn(store, email)).client.call(deletePasskey, { id })
  await enter(authenticator).catch(collect)
  expect(messages).toHaveLength(3)
  expect(new Set(messages).size).toBe(1)
})

describe('a challenge', () => {
  test('counts once: the same answer again is refused', async () => {
    const { authenticator } = await makeOwner()
    const { session, options } = await client.call(getPasskeySignInOptions, {})
    const input = { session, credential: authenticator.get(options) }
    await client.call(signInWithPasskey, input)
    await expect(client.call(signInWithPasskey, input)).rejects.toMatchObject(refused)
  })

  test('an answer is worth nothing with the session of another challenge', async () => {
    const { authenticator } = await makeOwner()
    const { options } = await client.call(getPasskeySignInOptions, {})
    const { session } = await client.call(getPasskeySignInOptions, {})
    const input = { session, credential: authenticator.get(options) }
    await expect(client.call(signInWithPasskey, input)).rejects.toMatchObject(refused)
  })

  test('ends after five minutes', async () => {
    const { authenticator } = await makeOwner()
    const { session, options } = await client.call(getPasskeySignInOptions, {})
    store.setNow(minutesLater(passkeyChallengeMinutes))
    const input = { session, credential: authenticator.get(options) }
    await expect(client.call(signInWithPasskey, input)).rejects.toMatchObject(refused)
  })

  test('a forged session is refused', async () => {
    const { authenticator } = await makeOwner()
    const { session, options } = await client.call(getPasskeySignInOptions, {})
    const forged = session.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    const input = { session: forged, credential: authenticator.get(options) }
    await expect(client.call(signInWithPasskey, input)).rejects.toMatchObject(refused)
  })
})

describe('the counter', () => {
  test.each([
    ['the same', 5],
    ['an earlier', 4],
    ['no', 0],
  ])('a key that states %s count was copied, and is refused', async (_, signCount) => {
    const { authenticator } = await makeOwner()
    await enter(authenticator, { signCount: 5 })
    await expect(enter(authenticator, { signCount })).rejects.toMatchObject(refused)
    await expect(enter(authenticator, { signCount: 6 })).resolves.toHaveProperty('user')
  })

  test('an authenticator that does not count signs in again and again', async () => {
    const { authenticator } = await makeOwner()
    await db.updateTable('passkeys').set({ sign_count: 0 }).execute()
    await enter(authenticator, { signCount: 0 })
    await expect(enter(authenticator, { signCount: 0 })).resolves.toHaveProperty('user')
  })
})

describe('the account', () => {
  test('a customer who may no longer sign in is refused', async () => {
    const { authenticator } = await makeOwner()
    await db.updateTable('customers').set({ may_sign_in: false }).execute()
    await expect(enter(authenticator)).rejects.toMatchObject({ code: 565644887 })
    expect(await db.selectFrom('sessions').where('device', '<>', 'Test device').select('id').execute()).toEqual([])
  })

  test.each([
    ['a customer', false],
    ['an employee', true],
  ])('%s with an authenticator is asked for no code, and has proved enough for a change', async (_, isEmployee) => {
    const { authenticator, customerId, id } = await makeOwner({ isEmployee })
    await db.insertInto('authenticators').values({ customer_id: customerId, confirmed_at: now }).execute()
    const reply = await enter(authenticator)
    if (needsChallenge(reply)) throw new Error('The owner was not signed in.')
    const own = store.client({ headers: { authorization: `Bearer ${reply.tokens?.access_token}` } })
    await expect(own.call(deletePasskey, { id })).resolves.toEqual({})
  })

  test('an employee without an authenticator sets one up', async () => {
    const { authenticator } = await makeOwner({ isEmployee: true })
    expect(await enter(authenticator)).toMatchObject({ challenge: 'MFA_SETUP' })
  })

  test.each([
    ['an e-mail that is not confirmed', { hasConfirmedEmail: false }, 'EMAIL_CONFIRMATION'],
    ['a password that somebody else chose', { mustChangePassword: true }, 'NEW_PASSWORD_REQUIRED'],
  ])('%s is still asked for', async (_, customer, challenge) => {
    const { authenticator } = await makeOwner(customer)
    expect(await enter(authenticator)).toMatchObject({ challenge })
    expect(await db.selectFrom('sign_ins').select('passed').execute()).toEqual([{ passed: ['PASSKEY'] }])
  })
})

test('after ten wrong answers a passkey is refused for a while', async () => {
  const { authenticator } = await makeOwner()
  for (let n = 0; n < 10; n += 1) await enter(authenticator, { isVerified: false }).catch(() => {})
  await expect(enter(authenticator)).rejects.toMatchObject({ httpStatus: 429 })
  store.setNow(undefined)
})

test('a browser gets the session in cookies, and a page of another site gets none', async () => {
  const { authenticator } = await makeOwner()
  const post = async (headers: Record<string, string>) => {
    const { session, options } = await client.call(getPasskeySignInOptions, {})
    const body = { session, credential: authenticator.get(options) }
    return store.send('POST', '/api/identity/passkeys/sign-in', {
      body,
      headers: { 'x-token-transport': 'cookie', ...headers },
    })
  }
  const own = await post({ origin: 'http://store.test', 'sec-fetch-site': 'same-origin' })
  expect(own.headers.getSetCookie().length).toBeGreaterThan(0)
  const foreign = await post({ origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' })
  expect(foreign.status).toBe(403)
  expect(foreign.headers.getSetCookie()).toEqual([])
})
