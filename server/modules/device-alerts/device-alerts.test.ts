import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { updateSettings } from '#contract/customer-settings.ts'
import { reportSession } from '#contract/device-alerts.ts'
import { getCurrentUser, logout } from '#contract/identity.ts'
import { hashPassword } from '#server/modules/identity/passwords.ts'
import { purgeSessions } from '#server/modules/identity/purge-sessions.ts'
import { makeCustomer, signIn as signInDirectly } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const { tokens } = store.app.platform
const email = 'ana@example.com'
const password = 'Nopal-47-rio'
const passwordHash = await hashPassword(password)
const start = new Date('2026-11-22T15:00:00Z')
const dayMs = 24 * 3600_000
const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

beforeEach(async () => {
  await store.reset()
  store.setNow(start)
  await makeCustomer(db, { email, passwordHash })
})

interface Device {
  proof: string
  headers: { authorization: string }
}

/** Signs in on a device that shows the proof of an earlier sign-in, if any. */
async function signInOn(proof = '', headers: Record<string, string> = {}, address = '127.0.0.1'): Promise<Device> {
  const response = await store.send('POST', '/api/identity/sign-in', {
    address,
    body: { username: email, password },
    headers: { 'user-agent': chrome, ...(proof && { 'known-device': proof }), ...headers },
  })
  const { data } = (await response.json()) as { data: { tokens: { access_token: string } } }
  return {
    proof: response.headers.get('x-known-device') ?? '',
    headers: { authorization: `Bearer ${data.tokens.access_token}` },
  }
}

interface Mail {
  language: string
  data: { device: string; at: string; country?: string; url: string }
}

async function alerts(): Promise<Mail[]> {
  const rows = await db.selectFrom('outbox').select(['payload', 'recipient']).orderBy('id').execute()
  expect(rows.every(({ recipient }) => recipient === email)).toBe(true)
  return rows
    .map(({ payload }) => payload as unknown as Mail & { template: string })
    .filter(({ template }) => template === 'unknown-device')
}

const { knownDevices } = store.app.platform
const deviceOf = (proof: string, customerId: string) => knownDevices.deviceOf(proof, customerId, start)
const ownerId = async () =>
  (await db.selectFrom('customers').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
const signInWrongly = (proof: string) =>
  store.send('POST', '/api/identity/sign-in', {
    body: { username: email, password: 'Ceiba-88-sol' },
    headers: proof ? { 'known-device': proof } : {},
  })
const tokenOf = ({ data }: Mail) => new URL(data.url).hash.slice(1)
const report = (token: string) => store.client().call(reportSession, { token })
const isSignedIn = ({ headers }: Device) =>
  store
    .client({ headers })
    .call(getCurrentUser, {})
    .then(
      () => true,
      () => false,
    )

/** An account with a first session, and a stranger's on another device, with the mail about it. */
async function withStranger() {
  const own = await signInOn()
  const stranger = await signInOn()
  const [mail] = await alerts()
  if (!mail) throw new Error('A sign-in on an unknown device is mailed.')
  return { own, stranger, token: tokenOf(mail) }
}

describe('the mail about an unknown device', () => {
  test('is not sent for the first session of an account', async () => {
    await signInOn()
    expect(await alerts()).toEqual([])
  })

  test('is not sent for a device that the account knows', async () => {
    const { proof } = await signInOn()
    await signInOn(proof)
    expect(await alerts()).toEqual([])
  })

  test('names device and time, and links to a page of the store', async () => {
    await signInOn()
    await signInOn()
    const [mail, ...others] = await alerts()
    expect(others).toEqual([])
    expect(mail?.data).toMatchObject({ device: 'Chrome on Windows', at: start.toISOString() })
    expect(mail?.data.url).toMatch(/^http:\/\/store\.test\/auth\/not-me#[\w.-]+$/)
  })

  test('names the country of the sign-in where there is one', async () => {
    store.app.platform.countryOf = (network) => Promise.resolve(network === '81.33.1.1' ? 'ES' : null)
    await signInOn()
    await signInOn('', {}, '81.33.1.1')
    await signInOn()
    expect((await alerts()).map(({ data }) => data.country)).toEqual(['ES', undefined])
  })

  test('is in the language of the account', async () => {
    const { headers } = await signInOn()
    await store.client({ headers }).call(updateSettings, { language: 'es' })
    await signInOn()
    expect(await alerts()).toMatchObject([{ language: 'es', data: { device: 'Chrome en Windows' } }])
  })

  test('is sent for another account’s device', async () => {
    await makeCustomer(db, { email: 'bob@example.com', passwordHash })
    await signInOn()
    const bobs = await store.send('POST', '/api/identity/sign-in', { body: { username: 'bob@example.com', password } })
    await signInOn(bobs.headers.get('x-known-device') ?? '')
    expect(await alerts()).toHaveLength(1)
  })

  test('is not sent where its owner switched the alert off', async () => {
    const { headers } = await signInOn()
    await store.client({ headers }).call(updateSettings, { unknown_device_alert: false })
    await signInOn()
    expect(await alerts()).toEqual([])
  })

  test('is sent ten times a day at most', async () => {
    for (let n = 0; n < 13; n += 1) await signInOn()
    expect(await alerts()).toHaveLength(10)
  })

  test('is not sent for a wrong password', async () => {
    await signInOn()
    await store.send('POST', '/api/identity/sign-in', { body: { username: email, password: 'Ceiba-88-sol' } })
    expect(await alerts()).toEqual([])
  })
})

describe('its link', () => {
  test('ends that session and no other', async () => {
    const { own, stranger, token } = await withStranger()
    await report(token)
    expect(await isSignedIn(stranger)).toBe(false)
    expect(await isSignedIn(own)).toBe(true)
  })

  test('may be used twice', async () => {
    const { token } = await withStranger()
    await report(token)
    await expect(report(token)).resolves.toEqual({})
  })

  test('does no harm where the session has ended', async () => {
    const { own, stranger, token } = await withStranger()
    await store.client({ headers: stranger.headers }).call(logout, {})
    await expect(report(token)).resolves.toEqual({})
    expect(await isSignedIn(own)).toBe(true)
  })

  test('makes the device unknown again: its next sign-in is mailed', async () => {
    const { stranger, token } = await withStranger()
    await report(token)
    await signInOn(stranger.proof)
    expect(await alerts()).toHaveLength(2)
  })

  test('ends the trust that the device had, of its own and of no other', async () => {
    const { own, stranger, token } = await withStranger()
    const customerId = await ownerId()
    const hashOf = ({ proof }: Device) => tokens.keyedHash(deviceOf(proof, customerId) ?? '')
    const trust = { customer_id: customerId, created_at: start, trusted_until: new Date(start.getTime() + 30 * dayMs) }
    for (const device of [own, stranger])
      await db
        .insertInto('trusted_devices')
        .values({ ...trust, device: chrome, device_hash: hashOf(device) })
        .execute()
    await report(token)
    const left = await db.selectFrom('trusted_devices').select('device_hash').execute()
    expect(left).toEqual([{ device_hash: hashOf(own) }])
  })

  test('makes the device unknown again where its session had ended before', async () => {
    const { stranger, token } = await withStranger()
    await store.client({ headers: stranger.headers }).call(logout, {})
    await report(token)
    await signInOn(stranger.proof)
    expect(await alerts()).toHaveLength(2)
  })

  test('lets wrong passwords of the device count with those of strangers', async () => {
    const { own, stranger, token } = await withStranger()
    await report(token)
    const statuses: number[] = []
    for (const { proof } of [...Array<Device>(5).fill(stranger), { proof: '' }, own])
      statuses.push((await signInWrongly(proof)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 401])
  })

  test('makes the device known by another name once its owner signs in on it', async () => {
    const { stranger, token } = await withStranger()
    await report(token)
    const { proof } = await signInOn(stranger.proof)
    await signInOn(proof)
    expect(await alerts()).toHaveLength(2)
    await signInOn(stranger.proof)
    expect(await alerts()).toHaveLength(3)
  })

  test('makes the device unknown for as long as it could prove to be known', async () => {
    const { stranger, token } = await withStranger()
    await report(token)
    const later = new Date(start.getTime() + 399 * dayMs)
    await purgeSessions(db, new Date(later.getTime() - 30 * dayMs))
    store.setNow(later)
    await signInOn(stranger.proof)
    expect(await alerts()).toHaveLength(2)
    await purgeSessions(db, new Date(start.getTime() + 431 * dayMs))
    const reported = await db.selectFrom('sessions').select('id').where('ended_reason', '=', 'reported').execute()
    expect(reported).toEqual([])
  })

  test('is valid for thirty days', async () => {
    const { token } = await withStranger()
    store.setNow(new Date(start.getTime() + 30 * dayMs - 1000))
    await expect(report(token)).resolves.toEqual({})
    store.setNow(new Date(start.getTime() + 30 * dayMs))
    await expect(report(token)).rejects.toMatchObject({ reason: 'link-invalid' })
  })

  test('is refused with one changed character, wherever it is', async () => {
    const { stranger, token } = await withStranger()
    const position = fc.nat(token.length - 2)
    await fc.assert(
      fc.asyncProperty(position, async (n) => {
        const altered = `${token.slice(0, n)}${token[n] === '1' ? '2' : '1'}${token.slice(n + 1)}`
        await expect(report(altered)).rejects.toMatchObject({ reason: 'link-invalid' })
      }),
      { numRuns: 30 },
    )
    expect(await isSignedIn(stranger)).toBe(true)
  })

  test('is nothing that another token of the session could replace', async () => {
    const { sessionId, headers } = await signInDirectly(store, email)
    const [, access = ''] = headers.authorization.split(' ')
    for (const other of [access, headers['refresh-token'], tokens.challenge(sessionId, 1)])
      await expect(report(other)).rejects.toMatchObject({ reason: 'link-invalid' })
  })

  test('signs nobody in', async () => {
    const { token } = await withStranger()
    expect(await isSignedIn({ proof: '', headers: { authorization: `Bearer ${token}` } })).toBe(false)
  })
})

test('a report without a token is invalid', async () => {
  await expect(report('')).rejects.toMatchObject({ httpStatus: 422 })
})
