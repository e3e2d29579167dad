import { beforeEach, expect, test } from 'vitest'
import { sendEmailCode, verifyEmailCode } from '#contract/email-confirmation.ts'
import { getCurrentUser } from '#contract/identity.ts'
import { signIn as signInWithPassword } from '#contract/sign-in.ts'
import { hashPassword } from '#server/modules/identity/passwords.ts'
import { type SignedIn, makeCustomer, signIn } from '#server/testing/make.ts'
import { codesSentTo, lastCodeTo, otherCode } from '#server/testing/sent-codes.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const email = 'ana@example.com'
const password = 'Nopal-47-rio'
const passwordHash = await hashPassword(password)
const minuteMs = 60_000
let start: Date
let ana: SignedIn

beforeEach(async () => {
  await store.reset()
  start = new Date()
  store.setNow(start)
  await makeCustomer(db, { email, passwordHash })
  await makeCustomer(db, { email: 'bob@example.com' })
  await db.updateTable('customers').set({ email_confirmed_at: null }).execute()
  ana = await signIn(store, email)
})

const send = (as = ana) => as.client.call(sendEmailCode, {})
const verify = (code: string, request_id?: string, as = ana) =>
  as.client.call(verifyEmailCode, { code, ...(request_id && { request_id }) })
const isConfirmed = async (as = ana) => (await as.client.call(getCurrentUser, {})).user.is_email_confirmed
const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a signed-in customer confirms the e-mail with the code that was sent to it', async () => {
  expect(await isConfirmed()).toBe(false)
  const { request_id, destination } = await send()
  expect(destination).toBe('a•••a@e•••.com')
  const code = await lastCodeTo(db, email)
  expect(await verify(`${code.slice(0, 3)}-${code.slice(3)}`, request_id)).toEqual({ email, is_email_confirmed: true })
  expect(await isConfirmed()).toBe(true)
})

test('the next sign-in does not ask for the e-mail again', async () => {
  await send()
  await verify(await lastCodeTo(db, email))
  const reply = await store.client().call(signInWithPassword, { username: email, password })
  expect(reply).toMatchObject({ user: { email, is_email_confirmed: true } })
})

test('an e-mail that is confirmed gets no code', async () => {
  await send()
  await verify(await lastCodeTo(db, email))
  await expect(send()).rejects.toMatchObject({ httpStatus: 409, reason: 'email-confirmed' })
  expect(await codesSentTo(db, email)).toHaveLength(1)
})

test('a second code leaves the first one valid', async () => {
  const { request_id } = await send()
  const first = await lastCodeTo(db, email)
  expect((await send()).request_id).toBe(request_id)
  await verify(first, request_id)
  expect(await isConfirmed()).toBe(true)
})

test('a code confirms once, and a wrong one confirms nothing', async () => {
  const { request_id } = await send()
  const right = await lastCodeTo(db, email)
  await expect(verify(otherCode(right), request_id)).rejects.toMatchObject({ httpStatus: 422, reason: 'code-mismatch' })
  expect(await isConfirmed()).toBe(false)
  await verify(right, request_id)
  await expect(verify(right, request_id)).rejects.toMatchObject({ reason: 'code-mismatch' })
})

test('the sixth answer is not evaluated', async () => {
  const { request_id } = await send()
  const right = await lastCodeTo(db, email)
  for (let n = 0; n < 5; n += 1) await verify(otherCode(right), request_id).catch(() => {})
  await expect(verify(right, request_id)).rejects.toMatchObject({ httpStatus: 429, reason: 'code-attempts-exceeded' })
})

test('a code comes within half an hour', async () => {
  const { request_id } = await send()
  store.setNow(new Date(start.getTime() + 31 * minuteMs))
  await expect(verify(await lastCodeTo(db, email), request_id)).rejects.toMatchObject({ reason: 'code-expired' })
})

test('the code of a sign-in confirms nothing in the account, so that nobody who begins one replaces the owner’s', async () => {
  const { request_id } = await send()
  const own = await lastCodeTo(db, email)
  store.setNow(new Date(start.getTime() + minuteMs))
  await store.client().call(signInWithPassword, { username: email, password })
  const ofSignIn = await lastCodeTo(db, email)
  expect(ofSignIn).not.toBe(own)
  await expect(verify(ofSignIn, request_id)).rejects.toMatchObject({ reason: 'code-mismatch' })
  await verify(own, request_id)
  expect(await isConfirmed()).toBe(true)
})

test('a code for an e-mail that the account no longer has confirms nothing', async () => {
  const { request_id } = await send()
  await db.updateTable('customers').set({ email: 'eva@example.com' }).where('id', '=', ana.customerId).execute()
  await expect(verify(await lastCodeTo(db, email), request_id)).rejects.toMatchObject({ reason: 'code-expired' })
  expect(await isConfirmed()).toBe(false)
})

test('somebody else’s request and a missing one are refused in the same words', async () => {
  const bob = await signIn(store, 'bob@example.com')
  const missing = await failure(verify('123456', undefined, bob))
  const { request_id } = await send()
  expect(await failure(verify(await lastCodeTo(db, email), request_id, bob))).toEqual(missing)
  expect(missing).toMatchObject({ httpStatus: 422, reason: 'code-expired' })
})

test.each([{}, { code: '' }, { code: '123456', request_id: 'x' }, { code: '123456', email }])(
  'an answer cannot be %j',
  async (input) => {
    await expect(ana.client.call(verifyEmailCode, input as never)).rejects.toMatchObject({ httpStatus: 422 })
  },
)

test('twenty codes an hour are sent', async () => {
  for (let n = 0; n < 20; n += 1) await send().catch(() => {})
  await expect(send()).rejects.toMatchObject({ httpStatus: 429, reason: 'too-many-requests' })
})

test.each([
  ['send a code', sendEmailCode, {}],
  ['confirm', verifyEmailCode, { code: '123456' }],
] as const)('a visitor cannot %s', async (_, endpoint, input) => {
  await expect(store.client().call(endpoint, input as never)).rejects.toMatchObject({ reason: 'sign-in-required' })
})
