import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { isPhoneNumberValidated, sendPhoneCode, verifyPhoneCode } from '#contract/phone-confirmation.ts'
import { makeCustomer, signIn } from '#server/testing/make.ts'
import { codesSentTo, lastCodeTo, otherCode } from '#server/testing/sent-codes.ts'
import { testStore, testStoreOn } from '#server/testing/store.ts'

// A store whose text messages can be read.
const store = testStoreOn((await testStore()).database, { DEV: '1' })
const { db } = store.database
const own = '18095550100'
const other = '18295550199'
const minuteMs = 60_000
let ana: Client
let bob: Client
let start: Date

beforeEach(async () => {
  await store.reset()
  start = new Date()
  store.setNow(start)
  await makeCustomer(db, { email: 'ana@example.com', phone: own })
  await makeCustomer(db, { email: 'bob@example.com', phone: '18095550101' })
  ana = (await signIn(store, 'ana@example.com')).client
  bob = (await signIn(store, 'bob@example.com')).client
})

const after = (minutes: number) => store.setNow(new Date(start.getTime() + minutes * minuteMs))
const send = (phone?: string, client = ana) => client.call(sendPhoneCode, phone ? { phone } : {})
const verify = (verification_code: string, request_id?: string, client = ana) =>
  client.call(verifyPhoneCode, { verification_code, ...(request_id && { request_id }) })
const isValidated = async (client = ana) =>
  (await client.call(isPhoneNumberValidated, {})).data.is_phone_number_validated
const phoneOf = async (email = 'ana@example.com') =>
  (await db.selectFrom('customers').select('phone').where('email', '=', email).executeTakeFirstOrThrow()).phone

describe('the customer’s own number', () => {
  test('is confirmed by the code of the text message, whatever stands between its digits', async () => {
    expect(await isValidated()).toBe(false)
    expect(await send()).toMatchObject({ phone: own, is_sent: true, resend_in: 60 })
    const code = await lastCodeTo(db, own)
    expect(await verify(`${code.slice(0, 3)}-${code.slice(3)}`)).toEqual({ status: 'success', phone: own })
    expect(await isValidated()).toBe(true)
  })

  test('that is confirmed gets no further code', async () => {
    await send()
    await verify(await lastCodeTo(db, own))
    await expect(send()).rejects.toMatchObject({ httpStatus: 409, reason: 'phone-confirmed' })
    await expect(send(own)).rejects.toMatchObject({ reason: 'phone-confirmed' })
  })

  test('a code confirms once', async () => {
    await send()
    const code = await lastCodeTo(db, own)
    await verify(code)
    await expect(verify(code)).rejects.toMatchObject({ httpStatus: 422, reason: 'code-mismatch' })
  })
})

test('a store that sends no text messages sends no code, and says that it cannot', async () => {
  const silent = testStoreOn(store.database, { DEV: '0' })
  const { client } = await signIn(silent, 'ana@example.com')
  await expect(send(undefined, client)).rejects.toMatchObject({ httpStatus: 409, reason: 'no-text-messages' })
  expect((await client.call(isPhoneNumberValidated, {})).data).toEqual({
    is_phone_number_validated: false,
    can_be_validated: false,
  })
})

describe('another number in place of a confirmed one', () => {
  const refusal = { httpStatus: 403, reason: 'authentication-needed' }
  const confirmOwn = () => db.updateTable('customers').set({ phone_verified_at: start }).execute()
  const proveAgain = () => db.updateTable('sessions').set({ authenticated_at: store.app.platform.clock() }).execute()

  test('needs a recent proof before a code is sent to it', async () => {
    await confirmOwn()
    after(11)
    await expect(send(other)).rejects.toMatchObject(refusal)
    expect(await codesSentTo(db, other)).toEqual([])
    await proveAgain()
    await expect(send(other)).resolves.toMatchObject({ is_sent: true })
  })

  test('needs a recent proof when its code is written, also where the code is older than the confirmed number', async () => {
    await send(other)
    const code = await lastCodeTo(db, other)
    await confirmOwn()
    after(11)
    await expect(verify(code)).rejects.toMatchObject(refusal)
    expect(await phoneOf()).toBe(own)
    await proveAgain()
    await expect(verify(code)).resolves.toMatchObject({ phone: other })
  })
})

describe('another number', () => {
  test('becomes the customer’s with its code and not before', async () => {
    await send('(829) 555-0199')
    expect(await phoneOf()).toBe(own)
    expect(await codesSentTo(db, own)).toEqual([])
    expect(await verify(await lastCodeTo(db, other))).toEqual({ status: 'success', phone: other })
    expect([await phoneOf(), await isValidated()]).toEqual([other, true])
  })

  test('a code for the own number does not confirm it', async () => {
    const first = await send()
    after(1)
    const second = await send(other)
    const code = await lastCodeTo(db, own)
    await expect(verify(code)).rejects.toMatchObject({ reason: 'code-mismatch' })
    await expect(verify(code, second.request_id)).rejects.toMatchObject({ reason: 'code-mismatch' })
    expect(await verify(code, first.request_id)).toEqual({ status: 'success', phone: own })
  })

  test.each(['555-0124', '+34 600 123 456', 'call me', 18_095_550_100])('cannot be %j', async (phone) => {
    await expect(ana.call(sendPhoneCode, { phone: phone as string })).rejects.toMatchObject({
      httpStatus: 422,
      data: { errors: [{ path: 'phone' }] },
    })
  })
})

describe('an answer', () => {
  test('that is wrong is refused and sends no new code', async () => {
    await send()
    const wrong = otherCode(...(await codesSentTo(db, own)))
    await expect(verify(wrong)).rejects.toMatchObject({
      httpStatus: 422,
      reason: 'code-mismatch',
      message: 'Incorrect code, please try again.',
    })
    expect([await codesSentTo(db, own), await isValidated()]).toEqual([[expect.any(String)], false])
  })

  test('is the sixth: even the right one is refused, until another code is sent', async () => {
    await send()
    const wrong = otherCode(...(await codesSentTo(db, own)))
    for (let n = 0; n < 5; n += 1) await verify(wrong).catch(() => {})
    await expect(verify(await lastCodeTo(db, own))).rejects.toMatchObject({
      httpStatus: 429,
      reason: 'code-attempts-exceeded',
    })
    after(2)
    await db.deleteFrom('rate_limits').where('key', 'like', 'phone-codes-pause%').execute()
    await send()
    await expect(verify(await lastCodeTo(db, own))).resolves.toMatchObject({ status: 'success' })
  })

  test('without a request, and to somebody else’s, is refused in the same words', async () => {
    const missing = await verify('123456').catch((error: unknown) => error)
    const { request_id } = await send(undefined, bob)
    const foreign = await verify(await lastCodeTo(db, '18095550101'), request_id).catch((error: unknown) => error)
    expect(missing).toMatchObject({ httpStatus: 422, reason: 'code-expired' })
    expect(foreign).toEqual(missing)
    expect(await isValidated(bob)).toBe(false)
  })

  test('comes within half an hour', async () => {
    await send()
    const code = await lastCodeTo(db, own)
    after(31)
    await expect(verify(code)).rejects.toMatchObject({ reason: 'code-expired' })
    after(29)
    await expect(verify(code)).resolves.toMatchObject({ status: 'success' })
  })

  test.each([{ verification_code: '' }, { verification_code: 7 }, {}, { verification_code: '1', request_id: 'x' }])(
    'cannot be %j',
    async (input) => {
      await expect(ana.call(verifyPhoneCode, input as never)).rejects.toMatchObject({ httpStatus: 422 })
    },
  )
})

describe('text messages', () => {
  const clearPause = () => db.deleteFrom('rate_limits').where('key', 'like', 'phone-codes-pause%').execute()

  test('to one number are a minute apart: until then the earlier code remains', async () => {
    const { request_id } = await send()
    const code = await lastCodeTo(db, own)
    after(0.5)
    expect(await send()).toEqual({ request_id, phone: own, is_sent: false, resend_in: 30 })
    expect(await codesSentTo(db, own)).toEqual([code])
  })

  test('after a minute another code is sent, and both are valid', async () => {
    await send()
    const first = await lastCodeTo(db, own)
    after(1.1)
    await clearPause()
    expect(await send()).toMatchObject({ is_sent: true })
    expect(await codesSentTo(db, own)).toHaveLength(2)
    await expect(verify(first)).resolves.toMatchObject({ status: 'success' })
  })

  test('an account has eight a day sent', async () => {
    for (let n = 10; n < 18; n += 1) await send(`180955501${n}`)
    await expect(send('18095550118')).rejects.toMatchObject({ httpStatus: 429, reason: 'too-many-requests' })
    expect(await codesSentTo(db, '18095550118')).toEqual([])
    await expect(send(undefined, bob)).resolves.toMatchObject({ is_sent: true })
  })

  test('a number gets ten a day from all accounts', async () => {
    for (let n = 0; n < 10; n += 1) {
      await clearPause()
      await send(other, n < 6 ? ana : bob)
    }
    await clearPause()
    await expect(send(other, bob)).rejects.toMatchObject({ reason: 'too-many-requests' })
    expect(await codesSentTo(db, other)).toHaveLength(10)
  })

  test('no table contains the code beside the message that waits to be sent', async () => {
    await send()
    const code = await lastCodeTo(db, own)
    for (const table of ['codes', 'code_requests'] as const)
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain(code)
  })
})

test.each([
  ['send-phone-verification-code', {}],
  ['verify-phone-verification-code', { verification_code: '123456' }],
  ['is-phone-number-validated', {}],
])('a visitor is asked to sign in at %s', async (path, body) => {
  expect((await store.send('POST', `/api/ecommerce/users/${path}`, { body })).status).toBe(401)
})
