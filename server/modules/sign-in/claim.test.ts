import { generateSync } from 'otplib'
import { beforeEach, expect, test } from 'vitest'
import { getCurrentUser } from '#contract/identity.ts'
import { addPasskey, getPasskeyOptions } from '#contract/passkeys.ts'
import {
  answerChallenge,
  confirmForgotPassword,
  forgotPassword,
  needsChallenge,
  signIn,
  signInByCode,
} from '#contract/sign-in.ts'
import { allowCodesBySms, beginTotp, getTwoStep, verifyTotp } from '#contract/two-step.ts'
import { hashPassword } from '#server/modules/identity/passwords.ts'
import { type SignedIn, makeCustomer, signIn as signInDirectly } from '#server/testing/make.ts'
import { makePasskey } from '#server/testing/make-passkey.ts'
import { lastCodeTo } from '#server/testing/sent-codes.ts'
import { createSoftwareAuthenticator } from '#server/testing/software-authenticator.ts'
import { testStore } from '#server/testing/store.ts'

/** The account of somebody who registered a stranger's e-mail, and what its owner gets back (ACCOUNT-81). */

const store = await testStore()
const { db } = store.database
const client = store.client()
const email = 'ana@example.com'
const password = 'Nopal-47-rio'
const fresh = 'Ceiba-88-sol'
const passwordHash = await hashPassword(password)
const start = new Date('2026-05-04T12:00:00Z')
let registrant: SignedIn

beforeEach(async () => {
  await store.reset()
  store.setNow(start)
  await makeCustomer(db, { email, passwordHash, hasConfirmedEmail: false })
  registrant = await signInDirectly(store, email)
})

const setConfirmed = (at: Date | null) => db.updateTable('customers').set({ email_confirmed_at: at }).execute()
const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor(start.getTime() / 1_000) })

/** Gives the account what accounts could have before their e-mail had to be confirmed. */
async function addFactors(): Promise<void> {
  await setConfirmed(start)
  const { secret } = await registrant.client.call(beginTotp, {})
  await registrant.client.call(verifyTotp, { code: codeOf(secret) })
  await makePasskey(store, email)
  const { customerId: customer_id } = registrant
  const trust = { customer_id, device: '', device_hash: 'phone', created_at: start, trusted_until: new Date(9e12) }
  await db.insertInto('trusted_devices').values(trust).execute()
  await setConfirmed(null)
}

async function rowsLeft(): Promise<number[]> {
  const tables = ['authenticators', 'recovery_codes', 'trusted_devices', 'passkeys'] as const
  return Promise.all(tables.map(async (table) => (await db.selectFrom(table).select('customer_id').execute()).length))
}

const isSignedIn = () =>
  registrant.client.call(getCurrentUser, {}).then(
    () => true,
    () => false,
  )

async function claimByCode() {
  const { session } = await client.call(signInByCode, { email })
  const answer = await lastCodeTo(db, email)
  const reply = await client.call(answerChallenge, { session, challenge: 'EMAIL_CONFIRMATION', answer })
  if (!needsChallenge(reply)) throw new Error('The account was signed in without a password of its own.')
  return reply
}

test.each([
  ['sets an authenticator up', beginTotp],
  ['allows codes by text message', allowCodesBySms],
  ['adds a passkey', getPasskeyOptions],
])('nobody %s before the e-mail is confirmed', async (_, endpoint) => {
  await expect(registrant.client.call(endpoint, {})).rejects.toMatchObject({
    httpStatus: 403,
    reason: 'email-not-confirmed',
  })
})

test('an authenticator does not count where the e-mail is not confirmed', async () => {
  await setConfirmed(start)
  const { secret } = await registrant.client.call(beginTotp, {})
  await setConfirmed(null)
  await expect(registrant.client.call(verifyTotp, { code: codeOf(secret) })).rejects.toMatchObject({
    reason: 'email-not-confirmed',
  })
})

test('a passkey is not stored where the e-mail is not confirmed', async () => {
  await setConfirmed(start)
  const { session, options } = await registrant.client.call(getPasskeyOptions, {})
  await setConfirmed(null)
  const credential = createSoftwareAuthenticator().create(options, { signCount: 1 })
  await expect(registrant.client.call(addPasskey, { session, name: 'Phone', credential })).rejects.toMatchObject({
    reason: 'email-not-confirmed',
  })
})

test('a sign-in by code takes the account from whoever registered it', async () => {
  await addFactors()
  const { challenge, session } = await claimByCode()
  expect(challenge).toBe('NEW_PASSWORD_REQUIRED')
  expect([await isSignedIn(), await rowsLeft()]).toEqual([false, [0, 0, 0, 0]])
  await expect(client.call(signIn, { username: email, password })).rejects.toMatchObject({
    reason: 'wrong-credentials',
  })
  await expect(client.call(answerChallenge, { session, challenge, answer: fresh })).resolves.toMatchObject({
    user: { email, is_email_confirmed: true },
  })
  await expect(client.call(signIn, { username: email, password: fresh })).resolves.toHaveProperty('user')
})

test('a sign-in under way with the registrant’s password is over, and chooses no password', async () => {
  const begun = await client.call(signIn, { username: email, password })
  if (!needsChallenge(begun)) throw new Error('An e-mail that is not confirmed is asked for.')
  await claimByCode()
  const answer = { session: begun.session, challenge: 'NEW_PASSWORD_REQUIRED', answer: fresh } as const
  await expect(client.call(answerChallenge, answer)).rejects.toMatchObject({ reason: 'sign-in-over' })
})

test('an owner who did not choose the password chooses it at the next sign-in by code', async () => {
  await claimByCode()
  store.setNow(new Date(start.getTime() + 60_000))
  expect((await claimByCode()).challenge).toBe('NEW_PASSWORD_REQUIRED')
})

test('a forgotten password is replaced without a second factor that the registrant set up', async () => {
  await addFactors()
  const { session } = await client.call(forgotPassword, { email })
  const chosen = { password: fresh, password_confirm: fresh }
  const reply = await client.call(confirmForgotPassword, {
    email,
    session,
    code: await lastCodeTo(db, email),
    ...chosen,
  })
  expect(reply).toMatchObject({ user: { email, is_email_confirmed: true } })
  expect([await isSignedIn(), await rowsLeft()]).toEqual([false, [0, 0, 0, 0]])
  await expect(client.call(signIn, { username: email, password: fresh })).resolves.toHaveProperty('user')
})

test('the code after the right password takes nothing from anybody', async () => {
  await addFactors()
  const begun = await client.call(signIn, { username: email, password })
  if (!needsChallenge(begun)) throw new Error('An e-mail that is not confirmed is asked for.')
  const answer = {
    session: begun.session,
    challenge: 'EMAIL_CONFIRMATION',
    answer: await lastCodeTo(db, email),
  } as const
  expect(await client.call(answerChallenge, answer)).toMatchObject({ challenge: 'SOFTWARE_TOKEN_MFA' })
  expect(await registrant.client.call(getTwoStep, {})).toMatchObject({ authenticator: true, recovery_codes_left: 10 })
})

test('a sign-in by code to a confirmed e-mail takes nothing from anybody', async () => {
  await setConfirmed(start)
  const { session } = await client.call(signInByCode, { email })
  const answer = await lastCodeTo(db, email)
  await expect(
    client.call(answerChallenge, { session, challenge: 'EMAIL_CONFIRMATION', answer }),
  ).resolves.toHaveProperty('user')
  expect(await isSignedIn()).toBe(true)
  await expect(client.call(signIn, { username: email, password })).resolves.toHaveProperty('user')
})
