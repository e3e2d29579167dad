import { generateSync } from 'otplib'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { type ChallengeRequired, answerChallenge, needsChallenge, resendCode, signIn } from '#contract/sign-in.ts'
import { allowCodesBySms, beginTotp, endCodesBySms, getTwoStep, verifyTotp } from '#contract/two-step.ts'
import { hashPassword } from '#server/modules/identity/passwords.ts'
import { type CustomerToMake, makeCustomer, signIn as signInDirectly } from '#server/testing/make.ts'
import { codesSentTo, lastCodeTo, otherCode } from '#server/testing/sent-codes.ts'
import { testStore, testStoreOn } from '#server/testing/store.ts'

/** Codes by text message that stand in for the authenticator, in a store whose text messages can be read. */
const store = testStoreOn((await testStore()).database, { DEV: '1' })
const { db } = store.database
const client = store.client()
const email = 'ana@example.com'
const phone = '18095550100'
const password = 'Nopal-47-rio'
const passwordHash = await hashPassword(password)
const start = new Date('2026-05-04T12:00:00Z')
let elapsedMs: number

function pass(minutes: number): void {
  elapsedMs += minutes * 60_000
  store.setNow(new Date(start.getTime() + elapsedMs))
}

const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor((start.getTime() + elapsedMs) / 1_000) })

beforeEach(async () => {
  await store.reset()
  elapsedMs = 0
  pass(0)
})

const change = (account: { phone?: string; phone_verified_at?: Date | null }) =>
  db.updateTable('customers').set(account).where('email', '=', email).execute()

/** A customer with an authenticator and a confirmed phone, and the client of the session that set it up. */
async function enrol(customer: CustomerToMake = {}): Promise<{ own: Client; secret: string }> {
  await makeCustomer(db, { email, phone, passwordHash, ...customer })
  await change({ phone_verified_at: new Date() })
  const { client: own } = await signInDirectly(store, email)
  const { secret } = await own.call(beginTotp, {})
  await own.call(verifyTotp, { code: codeOf(secret) })
  pass(1)
  return { own, secret }
}

async function allowed(): Promise<{ own: Client; secret: string }> {
  const enrolled = await enrol()
  await enrolled.own.call(allowCodesBySms, {})
  return enrolled
}

async function begin(more: { remember_device?: boolean } = {}): Promise<ChallengeRequired> {
  const reply = await client.call(signIn, { username: email, password, ...more })
  if (!needsChallenge(reply)) throw new Error('The account was signed in at once.')
  return reply
}

const answer = (session: string, text: string, challenge: 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA' = 'SMS_MFA') =>
  client.call(answerChallenge, { session, challenge, answer: text })

describe('a customer who allows it', () => {
  test('signs in with a code by text message', async () => {
    await allowed()
    const { challenge, challenges, session } = await begin()
    expect([challenge, challenges]).toEqual(['SOFTWARE_TOKEN_MFA', ['SOFTWARE_TOKEN_MFA', 'SMS_MFA']])
    expect(await client.call(resendCode, { session })).toEqual({ destination: '+1 (•••) •••-••00' })
    await expect(answer(session, await lastCodeTo(db, phone))).resolves.toMatchObject({ user: { email } })
  })

  test('still signs in with the authenticator, and gets no message before asking for one', async () => {
    const { secret } = await allowed()
    await expect(answer((await begin()).session, codeOf(secret), 'SOFTWARE_TOKEN_MFA')).resolves.toHaveProperty('user')
    expect(await codesSentTo(db, phone)).toEqual([])
  })

  test('may have a device remembered by such a code', async () => {
    await allowed()
    const { session } = await begin({ remember_device: true })
    await client.call(resendCode, { session })
    const reply = await store.send('POST', '/api/identity/challenge', {
      body: { session, challenge: 'SMS_MFA', answer: await lastCodeTo(db, phone) },
    })
    const again = await store.send('POST', '/api/identity/sign-in', {
      body: { username: email, password },
      headers: { 'known-device': reply.headers.get('x-known-device') ?? '' },
    })
    expect(await again.json()).toMatchObject({ data: { user: { email } } })
  })

  test('reads of it in a mail, and again when it ends', async () => {
    const { own } = await allowed()
    expect(await own.call(getTwoStep, {})).toMatchObject({ codes_by_sms: 'on' })
    await own.call(endCodesBySms, {})
    expect(await own.call(getTwoStep, {})).toMatchObject({ codes_by_sms: 'off' })
    const mails = await db.selectFrom('outbox').select('payload').orderBy('id', 'desc').limit(2).execute()
    expect(mails.map(({ payload }) => payload)).toMatchObject([
      { template: 'second-factor-changed', data: { change: 'sms-removed' } },
      { template: 'second-factor-changed', data: { change: 'sms-added' } },
    ])
    expect((await begin()).challenges).toEqual(['SOFTWARE_TOKEN_MFA'])
  })

  test('has to have proved a moment ago who they are', async () => {
    const { own } = await enrol()
    pass(11)
    await expect(own.call(allowCodesBySms, {})).rejects.toMatchObject({ reason: 'authentication-needed' })
  })
})

describe('a code by text message', () => {
  test('is accepted once', async () => {
    await allowed()
    const first = await begin()
    await client.call(resendCode, { session: first.session })
    const code = await lastCodeTo(db, phone)
    await answer(first.session, code)
    await expect(answer(first.session, code)).rejects.toMatchObject({ reason: 'sign-in-over' })
    await expect(answer((await begin()).session, code)).rejects.toMatchObject({ reason: 'code-mismatch' })
  })

  test('that is wrong sends no new one, and five are evaluated together with those of the authenticator', async () => {
    const { secret } = await allowed()
    const { session } = await begin()
    await client.call(resendCode, { session })
    const right = await lastCodeTo(db, phone)
    const wrong = otherCode(right, codeOf(secret))
    for (let n = 0; n < 3; n += 1)
      await expect(answer(session, wrong)).rejects.toMatchObject({ reason: 'code-mismatch' })
    for (let n = 0; n < 2; n += 1)
      await expect(answer(session, wrong, 'SOFTWARE_TOKEN_MFA')).rejects.toMatchObject({ reason: 'code-mismatch' })
    await expect(answer(session, right)).rejects.toMatchObject({ reason: 'code-attempts-exceeded' })
    expect(await codesSentTo(db, phone)).toHaveLength(1)
  })

  test('is no code of the authenticator', async () => {
    await allowed()
    const { session } = await begin()
    await client.call(resendCode, { session })
    await expect(answer(session, await lastCodeTo(db, phone), 'SOFTWARE_TOKEN_MFA')).rejects.toMatchObject({
      reason: 'code-mismatch',
    })
  })

  test('follows another after a minute, also of another sign-in, and eight a day are sent', async () => {
    await allowed()
    await client.call(resendCode, { session: (await begin()).session })
    await expect(client.call(resendCode, { session: (await begin()).session })).rejects.toMatchObject({
      reason: 'too-many-requests',
    })
    for (let n = 1; n < 8; n += 1) {
      await db.deleteFrom('rate_limits').where('key', 'like', 'sign-in-texts-pause%').execute()
      await client.call(resendCode, { session: (await begin()).session })
    }
    await db.deleteFrom('rate_limits').where('key', 'like', 'sign-in-texts-pause%').execute()
    await expect(client.call(resendCode, { session: (await begin()).session })).rejects.toMatchObject({
      httpStatus: 429,
    })
    expect(await codesSentTo(db, phone)).toHaveLength(8)
  })
})

describe('codes by text message are not offered', () => {
  const expectNone = async () => {
    const { challenges, session } = await begin()
    expect(challenges).not.toContain('SMS_MFA')
    await expect(client.call(resendCode, { session })).rejects.toMatchObject({ reason: 'sign-in-over' })
    await expect(answer(session, '123456')).rejects.toMatchObject({ reason: 'sign-in-over' })
    expect(await codesSentTo(db, phone)).toEqual([])
  }

  test('to a customer who did not allow them', async () => {
    await enrol()
    await expectNone()
  })

  test('once the account has another number, which nobody allowed', async () => {
    const { own } = await allowed()
    await change({ phone: '18295550199' })
    expect(await own.call(getTwoStep, {})).toMatchObject({ codes_by_sms: 'off' })
    await expectNone()
  })

  test('while the number is not confirmed', async () => {
    const { own } = await allowed()
    await change({ phone_verified_at: null })
    await expectNone()
    await expect(own.call(allowCodesBySms, {})).rejects.toMatchObject({ reason: 'phone-not-confirmed' })
  })

  test('to staff, who cannot allow them', async () => {
    const { own } = await enrol({ isEmployee: true })
    await expect(own.call(allowCodesBySms, {})).rejects.toMatchObject({ reason: 'authenticator-required' })
    await db.updateTable('authenticators').set({ sms_phone: phone }).execute()
    await expectNone()
  })

  test('to a customer without an authenticator, for whom they are no second factor', async () => {
    await makeCustomer(db, { email, phone, passwordHash })
    await change({ phone_verified_at: new Date() })
    const { client: own } = await signInDirectly(store, email)
    await expect(own.call(allowCodesBySms, {})).rejects.toMatchObject({ reason: 'not-found' })
    await expect(own.call(endCodesBySms, {})).rejects.toMatchObject({ reason: 'not-found' })
  })
})

test('a store that sends no text messages offers none', async () => {
  const silent = testStoreOn(store.database, { DEV: '0' })
  await makeCustomer(db, { email, phone, passwordHash })
  await change({ phone_verified_at: new Date() })
  const { client: own } = await signInDirectly(silent, email)
  expect(await own.call(getTwoStep, {})).toMatchObject({ codes_by_sms: 'unavailable' })
  await expect(own.call(allowCodesBySms, {})).rejects.toMatchObject({ reason: 'no-text-messages' })
})

test('a visitor is refused', async () => {
  for (const endpoint of [allowCodesBySms, endCodesBySms])
    await expect(client.call(endpoint, {})).rejects.toMatchObject({ httpStatus: 401 })
})
