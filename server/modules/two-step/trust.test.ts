import { generateSync } from 'otplib'
import { beforeEach, expect, test } from 'vitest'
import { changePassword } from '#contract/security.ts'
import { confirmForgotPassword, forgotPassword, needsChallenge } from '#contract/sign-in.ts'
import { beginTotp, verifyTotp } from '#contract/two-step.ts'
import { hashPassword } from '#server/modules/identity/passwords.ts'
import { makeCustomer, signIn as signInDirectly } from '#server/testing/make.ts'
import { lastCodeTo } from '#server/testing/sent-codes.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const email = 'ana@example.com'
const password = 'Nopal-47-rio'
const fresh = { password: 'Ceiba-88-sol', password_confirm: 'Ceiba-88-sol' }
const passwordHash = await hashPassword(password)
const start = new Date('2026-05-04T12:00:00Z')
let elapsedMs = 0
let secret = ''

/** The code that the authenticator shows, which is another one each time. */
function nextCode(): string {
  elapsedMs += 60_000
  store.setNow(new Date(start.getTime() + elapsedMs))
  return generateSync({ secret, epoch: Math.floor((start.getTime() + elapsedMs) / 1_000) })
}

beforeEach(async () => {
  await store.reset()
  store.setNow(start)
  elapsedMs = 0
  await makeCustomer(db, { email, passwordHash })
  const { client: own } = await signInDirectly(store, email)
  secret = (await own.call(beginTotp, {})).secret
  await own.call(verifyTotp, { code: nextCode() })
})

interface Device {
  proof: string
  headers: { authorization: string; 'known-device': string }
}

/** The device that answers a challenge, which trusts it where its sign-in is remembered. */
async function answerOn(session: string, proof = ''): Promise<Device> {
  const reply = await store.send('POST', '/api/identity/challenge', {
    body: { session, challenge: 'SOFTWARE_TOKEN_MFA', answer: nextCode() },
    headers: { 'known-device': proof },
  })
  const { data } = (await reply.json()) as { data: { tokens: { access_token: string } } }
  const known = reply.headers.get('x-known-device') ?? ''
  return { proof: known, headers: { authorization: `Bearer ${data.tokens.access_token}`, 'known-device': known } }
}

async function signInOn(proof: string, typed = password): Promise<Record<string, unknown>> {
  const reply = await store.send('POST', '/api/identity/sign-in', {
    body: { username: email, password: typed, remember_device: true },
    headers: { 'known-device': proof },
  })
  return ((await reply.json()) as { data: Record<string, unknown> }).data
}

const trustedDevice = async () => answerOn(((await signInOn('')) as { session: string }).session)

test('a change of the password ends the trust of all other devices', async () => {
  const [phone, laptop] = [await trustedDevice(), await trustedDevice()]
  await store.client({ headers: laptop.headers }).call(changePassword, { current_password: password, ...fresh })
  expect(await signInOn(phone.proof, fresh.password)).toHaveProperty('challenge', 'SOFTWARE_TOKEN_MFA')
  expect(await signInOn(laptop.proof, fresh.password)).toHaveProperty('user')
})

test('a change of the password on a device without a name ends the trust of all', async () => {
  const [phone, laptop] = [await trustedDevice(), await trustedDevice()]
  const { authorization } = laptop.headers
  await store.client({ headers: { authorization } }).call(changePassword, { current_password: password, ...fresh })
  for (const { proof } of [phone, laptop])
    expect(await signInOn(proof, fresh.password)).toHaveProperty('challenge', 'SOFTWARE_TOKEN_MFA')
})

test('a forgotten password ends the trust of all devices, except the one that passed the second factor', async () => {
  const [phone, laptop] = [await trustedDevice(), await trustedDevice()]
  const { session } = await store.client().call(forgotPassword, { email })
  const reply = await store
    .client({ headers: { 'known-device': laptop.proof } })
    .call(confirmForgotPassword, { email, session, code: await lastCodeTo(db, email), remember_device: true, ...fresh })
  if (!needsChallenge(reply)) throw new Error('The account was signed in without its second factor.')
  const { proof } = await answerOn(reply.session, laptop.proof)
  expect(await signInOn(phone.proof, fresh.password)).toHaveProperty('challenge', 'SOFTWARE_TOKEN_MFA')
  expect(await signInOn(proof, fresh.password)).toHaveProperty('user')
})
