import { afterAll, beforeEach, expect, test } from 'vitest'
import { isPhoneNumberValidated, sendPhoneCode, verifyPhoneCode } from '#contract/phone-confirmation.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { makeCustomer, signIn } from '#server/testing/make.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { codesSentTo, lastCodeTo, otherCode } from '#server/testing/sent-codes.ts'
import { testStoreOn } from '#server/testing/store.ts'

const postgres = await startPostgres()
const database = await openDatabase({ url: await postgres.newDatabase(), poolSize: 8, folder: '' })
const { db } = database
const store = testStoreOn(database, { DEV: '1' })
const phone = '18095550100'
afterAll(async () => {
  await store.stop()
  await postgres.stop()
})

beforeEach(async () => {
  await store.reset()
  await makeCustomer(db, { email: 'ana@example.com', phone })
})

const reasons = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((call) =>
    call.status === 'fulfilled' ? 'done' : (call.reason as { reason: string }).reason,
  )

test('of twenty requests for a code at once one sends a text message', async () => {
  const { client } = await signIn(store, 'ana@example.com')
  await Promise.allSettled(Array.from({ length: 20 }, () => client.call(sendPhoneCode, {})))
  expect(await codesSentTo(db, phone)).toHaveLength(1)
})

test('of 200 guesses at once at most five are evaluated, and the right code among later ones is refused', async () => {
  const { client } = await signIn(store, 'ana@example.com')
  await client.call(sendPhoneCode, {})
  const right = await lastCodeTo(db, phone)
  const wrong = otherCode(right)
  const guesses = await reasons(
    Array.from({ length: 200 }, () => client.call(verifyPhoneCode, { verification_code: wrong })),
  )
  expect(guesses.filter((reason) => reason === 'code-mismatch').length).toBeLessThanOrEqual(5)
  expect(await reasons([client.call(verifyPhoneCode, { verification_code: right })])).toEqual([
    'code-attempts-exceeded',
  ])
  expect((await client.call(isPhoneNumberValidated, {})).data.is_phone_number_validated).toBe(false)
})

test('the right code sent four times at once confirms once', async () => {
  const { client } = await signIn(store, 'ana@example.com')
  await client.call(sendPhoneCode, {})
  const verification_code = await lastCodeTo(db, phone)
  const outcomes = await reasons(Array.from({ length: 4 }, () => client.call(verifyPhoneCode, { verification_code })))
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
})
