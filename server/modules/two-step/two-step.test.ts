import { createHash, randomUUID } from 'node:crypto'
import { generateSync } from 'otplib'
import { beforeEach, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import {
  type ChallengeRequired,
  answerChallenge,
  confirmForgotPassword,
  forgotPassword,
  needsChallenge,
  signIn,
} from '#contract/sign-in.ts'
import {
  beginTotp,
  distrustDevice,
  distrustDevices,
  getTwoStep,
  listTrustedDevices,
  reauthenticate,
  removeTwoStep,
  renewRecoveryCodes,
  verifyTotp,
} from '#contract/two-step.ts'
import { hashPassword } from '#server/modules/identity/passwords.ts'
import { makeCustomer, signIn as signInDirectly } from '#server/testing/make.ts'
import { lastCodeTo } from '#server/testing/sent-codes.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const client = store.client()
const email = 'ana@example.com'
const password = 'Nopal-47-rio'
const passwordHash = await hashPassword(password)
const start = new Date('2026-05-04T12:00:00Z')
const minuteMs = 60_000
let elapsedMs = 0

/** Moves the store's clock on, so that the authenticator shows another code. */
function pass(ms: number): void {
  elapsedMs += ms
  store.setNow(new Date(start.getTime() + elapsedMs))
}

const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor((start.getTime() + elapsedMs) / 1_000) })

beforeEach(async () => {
  await store.reset()
  elapsedMs = 0
  pass(0)
})

interface Enrolled {
  own: Client
  secret: string
  recoveryCodes: string[]
}

/** A customer with an authenticator, and the client of a session that set it up. */
async function enrol(): Promise<Enrolled> {
  await makeCustomer(db, { email, passwordHash })
  const { client: own } = await signInDirectly(store, email)
  const { secret } = await own.call(beginTotp, {})
  const { recovery_codes: recoveryCodes } = await own.call(verifyTotp, { code: codeOf(secret) })
  pass(minuteMs)
  return { own, secret, recoveryCodes }
}

async function begin(more: { remember_device?: boolean } = {}): Promise<ChallengeRequired> {
  const reply = await client.call(signIn, { username: email, password, ...more })
  if (!needsChallenge(reply)) throw new Error('The account was signed in at once.')
  return reply
}

const answer = (
  session: string,
  text: string,
  challenge: 'SOFTWARE_TOKEN_MFA' | 'EMPLOYEE_MFA' | 'MFA_SETUP' = 'SOFTWARE_TOKEN_MFA',
) => client.call(answerChallenge, { session, challenge, answer: text })

test('a customer with an authenticator is signed in with its code', async () => {
  const { secret } = await enrol()
  const { challenge, challenges, session } = await begin()
  expect({ challenge, challenges }).toEqual({ challenge: 'SOFTWARE_TOKEN_MFA', challenges: ['SOFTWARE_TOKEN_MFA'] })
  await expect(answer(session, codeOf(secret))).resolves.toMatchObject({ user: { email } })
})

test('a code of the authenticator is accepted once', async () => {
  const { secret } = await enrol()
  const code = codeOf(secret)
  await answer((await begin()).session, code)
  await expect(answer((await begin()).session, code)).rejects.toMatchObject({ reason: 'code-mismatch' })
})

test('of one sign-in five codes are evaluated, then even the right one is refused', async () => {
  const { secret } = await enrol()
  const { session } = await begin()
  const wrong = String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0')
  for (let n = 0; n < 5; n += 1) await expect(answer(session, wrong)).rejects.toMatchObject({ reason: 'code-mismatch' })
  await expect(answer(session, codeOf(secret))).rejects.toMatchObject({ reason: 'code-attempts-exceeded' })
})

test('a recovery code stands in for the authenticator once, and its use is reported by mail', async () => {
  const { recoveryCodes } = await enrol()
  expect(recoveryCodes).toHaveLength(10)
  const [code = ''] = recoveryCodes
  await answer((await begin()).session, code.toLowerCase().replaceAll('-', ' '))
  const mails = await db.selectFrom('outbox').select('payload').orderBy('id', 'desc').limit(1).execute()
  expect(mails[0]?.payload).toMatchObject({ template: 'second-factor-changed', data: { change: 'recovery-code-used' } })
  await expect(answer((await begin()).session, code)).rejects.toMatchObject({ reason: 'code-mismatch' })
})

test('a recovery code of twelve letters, as they were made before, counts until new ones replace it', async () => {
  const { own } = await enrol()
  const { id: customerId } = await db.selectFrom('customers').select('id').executeTakeFirstOrThrow()
  const hash = (letters: string) => createHash('sha256').update(`${customerId}.${letters}`).digest('base64url')
  const codes = ['7QK2M9TDXR4H', '93PVWC6NEJ8Y'].map(hash)
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code_hash) => ({ customer_id: customerId, code_hash, created_at: new Date() })))
    .execute()
  await expect(answer((await begin()).session, '7qk2-m9td-xr4h')).resolves.toHaveProperty('user')
  await own.call(renewRecoveryCodes, {})
  await expect(answer((await begin()).session, '93PV-WC6N-EJ8Y')).rejects.toMatchObject({ reason: 'code-mismatch' })
})

test('a recovery code proves who its owner is before a change', async () => {
  const { own, recoveryCodes } = await enrol()
  await expect(own.call(reauthenticate, { password, code: recoveryCodes[0] })).resolves.toEqual({})
})

test('new recovery codes replace the old ones', async () => {
  const { own, recoveryCodes } = await enrol()
  const { recovery_codes: newer } = await own.call(renewRecoveryCodes, {})
  expect(await own.call(getTwoStep, {})).toMatchObject({ authenticator: true, recovery_codes_left: 10 })
  await expect(answer((await begin()).session, recoveryCodes[0] as string)).rejects.toMatchObject({
    reason: 'code-mismatch',
  })
  await expect(answer((await begin()).session, newer[0] as string)).resolves.toHaveProperty('user')
})

test('the first code has to be right before the authenticator counts', async () => {
  await makeCustomer(db, { email, passwordHash })
  const { client: own } = await signInDirectly(store, email)
  const { secret } = await own.call(beginTotp, {})
  const wrong = String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0')
  await expect(own.call(verifyTotp, { code: wrong })).rejects.toMatchObject({ reason: 'code-mismatch' })
  expect(needsChallenge(await client.call(signIn, { username: email, password }))).toBe(false)
})

test('a new authenticator takes the place of the old one with its first code', async () => {
  const { own, secret } = await enrol()
  const { secret: newer } = await own.call(beginTotp, {})
  await expect(answer((await begin()).session, codeOf(secret))).resolves.toHaveProperty('user')
  pass(minuteMs)
  await own.call(verifyTotp, { code: codeOf(newer) })
  pass(minuteMs)
  await expect(answer((await begin()).session, codeOf(secret))).rejects.toMatchObject({ reason: 'code-mismatch' })
  await expect(answer((await begin()).session, codeOf(newer))).resolves.toHaveProperty('user')
})

test('a customer without authenticator needs no code again after switching it off', async () => {
  const { own } = await enrol()
  await own.call(removeTwoStep, {})
  expect(needsChallenge(await client.call(signIn, { username: email, password }))).toBe(false)
  expect(await own.call(getTwoStep, {})).toMatchObject({ authenticator: false, recovery_codes_left: 0 })
})

/** Signs in with a remembered device, and gives the proof by which the account knows it. */
async function trustedDevice(secret: string, userAgent = 'Phone'): Promise<string> {
  const { session } = await begin({ remember_device: true })
  const reply = await store.send('POST', '/api/identity/challenge', {
    body: { session, challenge: 'SOFTWARE_TOKEN_MFA', answer: codeOf(secret) },
    headers: { 'user-agent': userAgent },
  })
  pass(minuteMs)
  return reply.headers.get('x-known-device') ?? ''
}

async function signInOn(proof: string): Promise<Record<string, unknown>> {
  const reply = await store.send('POST', '/api/identity/sign-in', {
    body: { username: email, password, remember_device: true },
    headers: { 'known-device': proof },
  })
  return ((await reply.json()) as { data: Record<string, unknown> }).data
}

test('a remembered device leaves the code out for 30 days', async () => {
  const { secret } = await enrol()
  const proof = await trustedDevice(secret)
  expect(await signInOn(proof)).toHaveProperty('user')
  pass(31 * 24 * 60 * minuteMs)
  expect(await signInOn(proof)).toHaveProperty('challenge', 'SOFTWARE_TOKEN_MFA')
})

test('a device that is not remembered needs the code each time', async () => {
  const { secret } = await enrol()
  const { session } = await begin()
  const reply = await store.send('POST', '/api/identity/challenge', {
    body: { session, challenge: 'SOFTWARE_TOKEN_MFA', answer: codeOf(secret) },
  })
  expect(await signInOn(reply.headers.get('x-known-device') ?? '')).toHaveProperty('challenge')
})

test('the customer ends the trust of every device', async () => {
  const { own, secret } = await enrol()
  const proof = await trustedDevice(secret)
  expect(await own.call(getTwoStep, {})).toMatchObject({ trusted_devices: 1 })
  await own.call(distrustDevices, {})
  expect(await signInOn(proof)).toHaveProperty('challenge')
})

test('the customer sees the trusted devices, the own one marked, and ends the trust of one', async () => {
  const { own, secret } = await enrol()
  const [phone, laptop] = [await trustedDevice(secret, 'Phone 7'), await trustedDevice(secret, 'Laptop 9')]
  expect((await own.call(listTrustedDevices, {})).devices.map(({ is_current }) => is_current)).toEqual([false, false])
  const { headers } = await signInDirectly(store, email)
  const { devices } = await store
    .client({ headers: { ...headers, 'known-device': laptop } })
    .call(listTrustedDevices, {})
  expect(devices).toMatchObject([
    { device: 'Laptop 9', is_current: true },
    { device: 'Phone 7', is_current: false },
  ])
  const days = devices.map(
    (each) => (Date.parse(each.trusted_until) - Date.parse(each.trusted_at)) / (24 * 60 * minuteMs),
  )
  expect(days).toEqual([30, 30])
  const id = devices[1]?.id ?? ''
  await own.call(distrustDevice, { id })
  expect(await signInOn(phone)).toHaveProperty('challenge', 'SOFTWARE_TOKEN_MFA')
  expect(await signInOn(laptop)).toHaveProperty('user')
  await expect(own.call(distrustDevice, { id })).rejects.toMatchObject({ reason: 'not-found' })
})

test('a trust that has ended is in no list, and somebody else’s is not found', async () => {
  const { own, secret } = await enrol()
  await trustedDevice(secret, 'Phone 7')
  const id = (await own.call(listTrustedDevices, {})).devices[0]?.id ?? ''
  await makeCustomer(db, { email: 'eva@example.com' })
  const { client: eva } = await signInDirectly(store, 'eva@example.com')
  expect(await eva.call(listTrustedDevices, {})).toEqual({ devices: [] })
  await expect(eva.call(distrustDevice, { id })).rejects.toMatchObject({ reason: 'not-found' })
  await expect(own.call(distrustDevice, { id: 'x' })).rejects.toMatchObject({ httpStatus: 422 })
  pass(31 * 24 * 60 * minuteMs)
  const { client: later } = await signInDirectly(store, email)
  expect(await later.call(listTrustedDevices, {})).toEqual({ devices: [] })
  await expect(later.call(distrustDevice, { id })).rejects.toMatchObject({ reason: 'not-found' })
})

test('a session of a trusted device may not change the second factor before a code proves the customer', async () => {
  const { secret } = await enrol()
  const { tokens } = (await signInOn(await trustedDevice(secret))) as { tokens: { access_token: string } }
  const own = store.client({ headers: { authorization: `Bearer ${tokens.access_token}` } })
  await expect(own.call(removeTwoStep, {})).rejects.toMatchObject({ httpStatus: 403, reason: 'authentication-needed' })
  await expect(own.call(reauthenticate, { password })).rejects.toMatchObject({ reason: 'code-needed' })
  await own.call(reauthenticate, { password, code: codeOf(secret) })
  await own.call(removeTwoStep, {})
})

test('ten minutes after the sign-in a change needs the password again', async () => {
  const { own, secret } = await enrol()
  pass(11 * minuteMs)
  for (const endpoint of [beginTotp, renewRecoveryCodes, removeTwoStep])
    await expect(own.call(endpoint, {})).rejects.toMatchObject({ reason: 'authentication-needed' })
  await expect(own.call(reauthenticate, { password: 'Nopal-47-mar', code: codeOf(secret) })).rejects.toMatchObject({
    reason: 'wrong-current-password',
    message: 'Wrong current password, please try again.',
  })
  await own.call(reauthenticate, { password, code: codeOf(secret) })
  await own.call(renewRecoveryCodes, {})
})

test('a forgotten password does not leave the second factor out', async () => {
  const { secret } = await enrol()
  const proof = await trustedDevice(secret)
  const { session } = await client.call(forgotPassword, { email })
  const fresh = { password: 'Ceiba-88-sol', password_confirm: 'Ceiba-88-sol' }
  const reply = await store
    .client({ headers: { 'known-device': proof } })
    .call(confirmForgotPassword, { email, session, code: await lastCodeTo(db, email), ...fresh })
  if (!needsChallenge(reply)) throw new Error('The account was signed in without its second factor.')
  await expect(client.call(signIn, { username: email, password: fresh.password })).rejects.toMatchObject({
    reason: 'wrong-credentials',
  })
  await expect(answer(reply.session, codeOf(secret))).resolves.toHaveProperty('user')
  await expect(client.call(signIn, { username: email, password: fresh.password })).resolves.toHaveProperty('challenge')
})

test('an employee sets an authenticator up inside the first sign-in, and gets recovery codes', async () => {
  await makeCustomer(db, { email, passwordHash, isEmployee: true })
  const { challenge, session, setup } = await begin()
  expect(challenge).toBe('MFA_SETUP')
  expect(setup?.otpauth_url).toContain(`secret=${setup?.secret}`)
  const reply = await answer(session, codeOf(setup?.secret ?? ''), 'MFA_SETUP')
  expect(reply).toMatchObject({ user: { is_employee: true } })
  expect((reply as { recovery_codes?: string[] }).recovery_codes).toHaveLength(10)
  pass(minuteMs)
  expect((await begin()).challenge).toBe('EMPLOYEE_MFA')
})

test('an employee who chooses a password after setting the authenticator up gets the recovery codes before that', async () => {
  await makeCustomer(db, { email, passwordHash, isEmployee: true, mustChangePassword: true })
  const { session, setup } = await begin()
  const reply = await answer(session, codeOf(setup?.secret ?? ''), 'MFA_SETUP')
  if (!needsChallenge(reply)) throw new Error('The employee was signed in with the password that somebody else chose.')
  expect(reply.challenge).toBe('NEW_PASSWORD_REQUIRED')
  const [recoveryCode = ''] = reply.recovery_codes ?? []
  const challenge = 'NEW_PASSWORD_REQUIRED'
  await client.call(answerChallenge, { session: reply.session, challenge, answer: 'Ceiba-88-sol' })
  const again = await client.call(signIn, { username: email, password: 'Ceiba-88-sol' })
  if (!needsChallenge(again)) throw new Error('The employee was signed in without the second factor.')
  expect(again.recovery_codes).toBeUndefined()
  await expect(answer(again.session, recoveryCode, 'EMPLOYEE_MFA')).resolves.toHaveProperty('user')
})

test('an employee needs the code on every device, remembered or not', async () => {
  await makeCustomer(db, { email, passwordHash, isEmployee: true })
  const { session, setup } = await begin({ remember_device: true })
  const reply = await store.send('POST', '/api/identity/challenge', {
    body: { session, challenge: 'MFA_SETUP', answer: codeOf(setup?.secret ?? '') },
  })
  expect(await signInOn(reply.headers.get('x-known-device') ?? '')).toHaveProperty('challenge', 'EMPLOYEE_MFA')
})

test('an employee cannot switch the second factor off', async () => {
  await makeCustomer(db, { email, passwordHash, isEmployee: true })
  const { client: own } = await signInDirectly(store, email)
  await expect(own.call(removeTwoStep, {})).rejects.toMatchObject({ reason: 'authenticator-required' })
})

test('a visitor is refused', async () => {
  for (const endpoint of [
    getTwoStep,
    beginTotp,
    renewRecoveryCodes,
    removeTwoStep,
    listTrustedDevices,
    distrustDevices,
  ])
    await expect(client.call(endpoint, {})).rejects.toMatchObject({ httpStatus: 401 })
  await expect(client.call(distrustDevice, { id: randomUUID() })).rejects.toMatchObject({ httpStatus: 401 })
})

test('the tables contain neither the secret nor a recovery code', async () => {
  const { secret, recoveryCodes } = await enrol()
  const rows = JSON.stringify([
    await db.selectFrom('authenticators').selectAll().execute(),
    await db.selectFrom('recovery_codes').selectAll().execute(),
  ])
  expect(rows).not.toContain(secret)
  expect(rows).not.toContain(recoveryCodes[0])
})
