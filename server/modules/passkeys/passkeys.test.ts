import { beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount, exportAccount } from '#contract/account-data.ts'
import { addPasskey, deletePasskey, getPasskeyOptions, listPasskeys, renamePasskey } from '#contract/passkeys.ts'
import { reauthenticate } from '#contract/two-step.ts'
import { passkeyChallengeMinutes, passkeyNameMax, passkeysMax } from '#domain/identity/passkeys.ts'
import { hashPassword } from '#server/modules/identity/passwords.ts'
import { makeCustomer, signIn } from '#server/testing/make.ts'
import { makePasskey } from '#server/testing/make-passkey.ts'
import {
  type Oddities,
  cborBytes,
  cborList,
  cborMap,
  cborText,
  createSoftwareAuthenticator,
} from '#server/testing/software-authenticator.ts'
import { testStore, testStoreOn } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const email = 'ana@example.com'
const password = 'Nopal-47-rio'
const passwordHash = await hashPassword(password)
const now = new Date('2026-11-22T12:00:00Z')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

beforeEach(async () => {
  await store.reset()
  store.setNow(now)
  await makeCustomer(db, { email, passwordHash })
  await makeCustomer(db, { email: 'luis@example.com' })
})

type Client = Awaited<ReturnType<typeof signIn>>['client']

/** Adds a passkey as a page does; gives its reply. */
async function add(client: Client, oddities: Oddities = {}, name = 'Phone') {
  const { session, options } = await client.call(getPasskeyOptions, {})
  const credential = createSoftwareAuthenticator().create(options, oddities)
  return client.call(addPasskey, { session, name, credential })
}

const mails = async () =>
  (await db.selectFrom('outbox').select(['recipient', 'payload']).execute()).map(({ recipient, payload }) => ({
    recipient,
    ...(payload as unknown as { template: string; data: object }),
  }))

describe('adding', () => {
  test('a passkey is added and listed with its name', async () => {
    const { client } = await signIn(store, email)
    const added = await add(client)
    expect(added).toMatchObject({ name: 'Phone', created_at: now.toISOString(), last_used_at: null, is_synced: false })
    expect(await client.call(listPasskeys, {})).toEqual({ passkeys: [added] })
  })

  test('its owner gets a mail', async () => {
    await add((await signIn(store, email)).client)
    expect(await mails()).toMatchObject([
      { recipient: email, template: 'second-factor-changed', data: { change: 'passkey-added', name: 'Phone' } },
    ])
  })

  test('the options ask for a fingerprint, a face or a PIN, and name the keys that the account has', async () => {
    const { client } = await signIn(store, email)
    const { authenticator } = await makePasskey(store, email)
    const { options } = await client.call(getPasskeyOptions, {})
    expect(options).toMatchObject({
      rp: { id: 'store.test' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: authenticator.credentialId, transports: ['internal'] }],
    })
  })

  test.each<[string, Oddities]>([
    ['of another origin', { origin: 'http://store.test.evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['to another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['of an owner who was not verified', { isVerified: false }],
  ])('an answer %s is refused', async (_, oddities) => {
    const { client } = await signIn(store, email)
    await expect(add(client, oddities)).rejects.toMatchObject({ reason: 'passkey-refused' })
    expect(await client.call(listPasskeys, {})).toEqual({ passkeys: [] })
  })

  test('an attestation with a certificate is refused unread, since it could name addresses for the store to call', async () => {
    const { client } = await signIn(store, email)
    const statement = cborMap([[cborText('x5c'), cborList([cborBytes(Buffer.from('certificate'))])]])
    await expect(add(client, { attestation: { format: 'packed', statement } })).rejects.toMatchObject({
      reason: 'passkey-refused',
    })
  })

  test('a challenge counts once, even where its answer was wrong', async () => {
    const { client } = await signIn(store, email)
    const { session, options } = await client.call(getPasskeyOptions, {})
    const authenticator = createSoftwareAuthenticator()
    const wrong = authenticator.create(options, { isVerified: false })
    await expect(client.call(addPasskey, { session, name: 'Phone', credential: wrong })).rejects.toThrow()
    const right = authenticator.create(options)
    await expect(client.call(addPasskey, { session, name: 'Phone', credential: right })).rejects.toMatchObject({
      reason: 'passkey-refused',
    })
  })

  test('a challenge ends after five minutes', async () => {
    const { client } = await signIn(store, email)
    const { session, options } = await client.call(getPasskeyOptions, {})
    const credential = createSoftwareAuthenticator().create(options)
    store.setNow(minutesLater(passkeyChallengeMinutes))
    await expect(client.call(addPasskey, { session, name: 'Phone', credential })).rejects.toMatchObject({
      reason: 'passkey-refused',
    })
  })

  test('a challenge of one customer is none of another', async () => {
    const { client } = await signIn(store, email)
    const { session, options } = await client.call(getPasskeyOptions, {})
    const credential = createSoftwareAuthenticator().create(options)
    const { client: other } = await signIn(store, 'luis@example.com')
    await expect(other.call(addPasskey, { session, name: 'Phone', credential })).rejects.toMatchObject({
      reason: 'passkey-refused',
    })
  })

  test('a credential that another customer has is refused', async () => {
    const { authenticator } = await makePasskey(store, 'luis@example.com')
    const { client } = await signIn(store, email)
    const { session, options } = await client.call(getPasskeyOptions, {})
    const credential = authenticator.create(options)
    await expect(client.call(addPasskey, { session, name: 'Phone', credential })).rejects.toMatchObject({
      reason: 'passkey-known',
    })
  })

  test('a customer has ten at most', async () => {
    const { client } = await signIn(store, email)
    for (let n = 0; n < passkeysMax; n += 1) await add(client)
    await expect(client.call(getPasskeyOptions, {})).rejects.toMatchObject({ reason: 'passkeys-full' })
  })

  test('a name is needed, and an answer of the right form', async () => {
    const { client } = await signIn(store, email)
    await expect(add(client, {}, ' ')).rejects.toMatchObject({ httpStatus: 422, reason: 'invalid' })
    const credential = { id: '?', rawId: '?', type: 'public-key', response: {} } as never
    await expect(client.call(addPasskey, { session: 'x', name: 'Phone', credential })).rejects.toMatchObject({
      reason: 'invalid',
    })
  })

  test('a visitor cannot add or list any', async () => {
    const visitor = store.client()
    await expect(visitor.call(getPasskeyOptions, {})).rejects.toMatchObject({ httpStatus: 401 })
    await expect(visitor.call(listPasskeys, {})).rejects.toMatchObject({ httpStatus: 401 })
  })
})

describe('a recent proof', () => {
  const elevenMinutes = 11

  test('an old session neither adds nor deletes one', async () => {
    const { client } = await signIn(store, email)
    const { id } = await makePasskey(store, email)
    const { session, options } = await client.call(getPasskeyOptions, {})
    const credential = createSoftwareAuthenticator().create(options)
    store.setNow(minutesLater(elevenMinutes))
    const refusal = { httpStatus: 403, reason: 'authentication-needed' }
    await expect(client.call(getPasskeyOptions, {})).rejects.toMatchObject(refusal)
    await expect(client.call(addPasskey, { session, name: 'Phone', credential })).rejects.toMatchObject(refusal)
    await expect(client.call(deletePasskey, { id })).rejects.toMatchObject(refusal)
    expect((await client.call(listPasskeys, {})).passkeys).toHaveLength(1)
  })

  test('the password proves anew, for this session alone', async () => {
    const { client } = await signIn(store, email)
    const { client: otherSession } = await signIn(store, email)
    store.setNow(minutesLater(elevenMinutes))
    await client.call(reauthenticate, { password })
    await expect(add(client)).resolves.toHaveProperty('id')
    await expect(add(otherSession)).rejects.toMatchObject({ reason: 'authentication-needed' })
  })
})

describe('renaming', () => {
  test('a passkey has another name, without a proof and without a mail', async () => {
    const { client } = await signIn(store, email)
    const { id } = await makePasskey(store, email)
    const before = await mails()
    store.setNow(minutesLater(11))
    const renamed = await client.call(renamePasskey, { id, name: '  Laptop de la oficina ' })
    expect(renamed).toMatchObject({ id, name: 'Laptop de la oficina', created_at: now.toISOString() })
    expect(await client.call(listPasskeys, {})).toEqual({ passkeys: [renamed] })
    expect(await mails()).toEqual(before)
  })

  test.each([
    ['empty', ' '],
    ['too long', 'x'.repeat(passkeyNameMax + 1)],
    ['with a control character', 'Lap\u0000top'],
  ])('a name that is %s is refused', async (_, name) => {
    const { client } = await signIn(store, email)
    const { id } = await makePasskey(store, email)
    await expect(client.call(renamePasskey, { id, name })).rejects.toMatchObject({ httpStatus: 422, reason: 'invalid' })
    expect(await client.call(listPasskeys, {})).toMatchObject({ passkeys: [{ name: 'Phone' }] })
  })

  test("somebody else's, a deleted and a missing one are not found, in the same words", async () => {
    const { client } = await signIn(store, email)
    const { id: foreign } = await makePasskey(store, 'luis@example.com')
    const { id: deleted } = await makePasskey(store, email)
    await client.call(deletePasskey, { id: deleted })
    const missing = '00000000-0000-4000-8000-000000000000'
    const refusals = []
    for (const id of [foreign, deleted, missing])
      refusals.push(await client.call(renamePasskey, { id, name: 'Mine' }).catch((error: unknown) => error))
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ httpStatus: 404, reason: 'not-found' })
      expect(refusal).toEqual(refusals[0])
    }
    const names = await db.selectFrom('passkeys').select('name').orderBy('name').execute()
    expect(names).toEqual([{ name: '' }, { name: 'Phone' }])
  })
})

describe('deleting', () => {
  test('a deleted one is listed no more, and its owner gets a mail', async () => {
    const { client } = await signIn(store, email)
    const { id } = await makePasskey(store, email)
    await client.call(deletePasskey, { id })
    expect(await client.call(listPasskeys, {})).toEqual({ passkeys: [] })
    expect((await mails()).at(-1)).toMatchObject({ data: { change: 'passkey-removed', name: 'Phone' } })
    expect(await db.selectFrom('passkeys').select('name').execute()).toEqual([{ name: '' }])
  })

  test("somebody else's and a deleted one are not found", async () => {
    const { client } = await signIn(store, email)
    const { id: foreign } = await makePasskey(store, 'luis@example.com')
    const { id: deleted } = await makePasskey(store, email)
    await client.call(deletePasskey, { id: deleted })
    for (const id of [foreign, deleted])
      await expect(client.call(deletePasskey, { id })).rejects.toMatchObject({ httpStatus: 404, reason: 'not-found' })
    expect((await (await signIn(store, 'luis@example.com')).client.call(listPasskeys, {})).passkeys).toHaveLength(1)
  })
})

describe('the address of the store', () => {
  const atAddress = (url: string) => testStoreOn(store.database, { PUBLIC_URL: url })

  test('an IP address has no passkeys', async () => {
    for (const url of ['http://127.0.0.1:3000', 'http://[::1]:3000']) {
      const { client } = await signIn(atAddress(url), email)
      await expect(client.call(getPasskeyOptions, {})).rejects.toMatchObject({ reason: 'passkeys-unavailable' })
    }
  })

  test.each([
    ['http://localhost:3000', 200],
    ['http://store.test', 409],
    ['http://127.0.0.1:3000', 409],
  ])('without PUBLIC_URL, %s gives %i: only localhost, which nobody else can be', async (origin, status) => {
    const { app } = testStoreOn(store.database, { PUBLIC_URL: '' })
    const request = new Request(`${origin}/api/identity/passkeys/sign-in/options`, { method: 'POST' })
    expect((await app.handle(request, '127.0.0.1')).status).toBe(status)
  })
})

describe('the data of the account', () => {
  test('the export names the passkeys, and the deletion of the account erases them', async () => {
    const { client } = await signIn(store, email)
    await makePasskey(store, email)
    expect(await client.call(exportAccount, {})).toMatchObject({ data: { passkeys: [{ name: 'Phone' }] } })
    await client.call(deleteAccount, { password })
    expect(await db.selectFrom('passkeys').select('id').execute()).toEqual([])
  })
})
