import { beforeEach, expect, test } from 'vitest'
import { getCurrentUser } from '#contract/identity.ts'
import {
  type ChallengeRequired,
  answerChallenge,
  needsChallenge,
  resendCode,
  signIn,
  signInByCode,
} from '#contract/sign-in.ts'
import { hashPassword } from '#server/modules/identity/passwords.ts'
import { type CustomerToMake, makeCustomer } from '#server/testing/make.ts'
import { codesSentTo, lastCodeTo, otherCode } from '#server/testing/sent-codes.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const client = store.client()
const email = 'ana@example.com'
const password = 'Nopal-47-rio'
const passwordHash = await hashPassword(password)
const minuteMs = 60_000

beforeEach(() => store.reset())

/** Begins a sign-in of an account that has something more to prove than its password. */
async function beginSignIn(customer: CustomerToMake = { hasConfirmedEmail: false }): Promise<ChallengeRequired> {
  await makeCustomer(db, { email, passwordHash, ...customer })
  const reply = await client.call(signIn, { username: email, password })
  if (!needsChallenge(reply)) throw new Error('The account was signed in at once.')
  return reply
}

const answerWith = (session: string, answer: string) =>
  client.call(answerChallenge, { session, challenge: 'EMAIL_CONFIRMATION', answer })

test('an account whose e-mail is not confirmed gets a code, and is signed in with it', async () => {
  const { challenge, destination, session } = await beginSignIn()
  expect({ challenge, destination }).toEqual({ challenge: 'EMAIL_CONFIRMATION', destination: 'a•••a@e•••.com' })
  const reply = await answerWith(session, await lastCodeTo(db, email))
  if (needsChallenge(reply)) throw new Error('The account was not signed in.')
  const own = store.client({ headers: { authorization: `Bearer ${reply.tokens?.access_token}` } })
  expect((await own.call(getCurrentUser, {})).user.email).toBe(email)
})

test('a confirmed e-mail is not asked for again', async () => {
  const { session } = await beginSignIn()
  await answerWith(session, await lastCodeTo(db, email))
  expect(needsChallenge(await client.call(signIn, { username: email, password }))).toBe(false)
})

test('a challenge gives no session to a browser', async () => {
  await makeCustomer(db, { email, passwordHash, hasConfirmedEmail: false })
  const response = await store.send('POST', '/api/identity/sign-in', {
    body: { username: email, password },
    headers: { 'x-token-transport': 'cookie', origin: 'http://store.test', 'sec-fetch-site': 'same-origin' },
  })
  expect(response.status).toBe(200)
  expect(response.headers.getSetCookie()).toEqual([])
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
})

test('a code with other characters between its digits is accepted', async () => {
  const { session } = await beginSignIn()
  const code = await lastCodeTo(db, email)
  await expect(answerWith(session, ` ${code.slice(0, 3)}-${code.slice(3)} `)).resolves.toHaveProperty('user')
})

test('a right answer is accepted once', async () => {
  const { session } = await beginSignIn()
  const code = await lastCodeTo(db, email)
  await answerWith(session, code)
  await expect(answerWith(session, code)).rejects.toMatchObject({ httpStatus: 410, reason: 'sign-in-over' })
})

test('a wrong code sends a new one, three times for one challenge', async () => {
  const { session } = await beginSignIn()
  const wrong = otherCode(...(await codesSentTo(db, email)))
  const reasons: unknown[] = []
  for (let n = 0; n < 4; n += 1)
    await answerWith(session, wrong).catch(({ reason }: { reason: unknown }) => reasons.push(reason))
  const again = 'code-mismatch-sent-again'
  expect(reasons).toEqual([again, again, again, 'code-mismatch'])
  expect(await codesSentTo(db, email)).toHaveLength(4)
})

test('a code that was sent before the wrong answer stays valid, and the sentence says so', async () => {
  const { session } = await beginSignIn()
  const [first] = await codesSentTo(db, email)
  const refusal = answerWith(session, otherCode(first as string))
  await expect(refusal).rejects.toMatchObject({ message: expect.stringContaining('Any of the last three is valid') })
  await expect(answerWith(session, first as string)).resolves.toHaveProperty('user')
})

test('of one challenge five answers are evaluated, then even the right one is refused', async () => {
  const { session } = await beginSignIn()
  const wrong = otherCode(...(await codesSentTo(db, email)))
  for (let n = 0; n < 5; n += 1) await answerWith(session, wrong).catch(() => {})
  await expect(answerWith(session, await lastCodeTo(db, email))).rejects.toMatchObject({
    httpStatus: 429,
    reason: 'code-attempts-exceeded',
    data: { exception: 'LimitExceededException' },
  })
})

test('the three newest codes of a challenge are valid, an older one is not', async () => {
  const { session } = await beginSignIn()
  for (let n = 0; n < 3; n += 1) await client.call(resendCode, { session })
  const [, , third, fourth] = await codesSentTo(db, email)
  await expect(answerWith(session, fourth as string)).rejects.toMatchObject({ reason: 'code-mismatch-sent-again' })
  const [, , newThird] = await codesSentTo(db, email)
  expect(newThird).not.toBe(third)
  await expect(answerWith(session, newThird as string)).resolves.toHaveProperty('user')
})

test('a challenge has its code sent again at most five times', async () => {
  const { session } = await beginSignIn()
  for (let n = 0; n < 5; n += 1) await client.call(resendCode, { session })
  await expect(client.call(resendCode, { session })).rejects.toMatchObject({ reason: 'code-attempts-exceeded' })
  expect(await codesSentTo(db, email)).toHaveLength(6)
})

test('a challenge whose answers are used up has no code sent again', async () => {
  const { session } = await beginSignIn()
  const wrong = otherCode(await lastCodeTo(db, email))
  for (let guess = 0; guess < 5; guess += 1) await answerWith(session, wrong).catch(() => {})
  await expect(client.call(resendCode, { session })).rejects.toMatchObject({ reason: 'code-attempts-exceeded' })
})

test('sign-ins with the right password have ten codes an hour sent to an e-mail that is not confirmed', async () => {
  await beginSignIn()
  for (let attempt = 1; attempt < 10; attempt += 1) await client.call(signIn, { username: email, password })
  await expect(client.call(signIn, { username: email, password })).rejects.toMatchObject({ httpStatus: 429 })
  expect(await codesSentTo(db, email)).toHaveLength(10)
})

test('a code is for its own sign-in alone', async () => {
  const { session } = await beginSignIn()
  const first = await lastCodeTo(db, email)
  const again = await client.call(signIn, { username: email, password })
  if (!needsChallenge(again)) throw new Error('The account was signed in at once.')
  await expect(answerWith(again.session, first)).rejects.toMatchObject({ reason: 'code-mismatch-sent-again' })
  await expect(answerWith(session, first)).resolves.toHaveProperty('user')
})

test('a code is valid for half an hour', async () => {
  const start = new Date()
  store.setNow(start)
  const { session } = await beginSignIn()
  const code = await lastCodeTo(db, email)
  store.setNow(new Date(start.getTime() + 31 * minuteMs))
  await expect(answerWith(session, code)).rejects.toMatchObject({ reason: 'sign-in-over' })
  store.setNow(new Date(start.getTime() + 29 * minuteMs))
  await expect(answerWith(session, code)).resolves.toHaveProperty('user')
})

test.for(['', 'x', '.1.', `${'0'.repeat(36)}.1.${'a'.repeat(43)}`])('the session %j is refused', async (session) => {
  await expect(answerWith(session || ' x', '123456')).rejects.toMatchObject({ reason: 'sign-in-over' })
})

test('a session with another generation or signature is refused', async () => {
  const { session } = await beginSignIn()
  const code = await lastCodeTo(db, email)
  const [id, generation, signature] = session.split('.') as [string, string, string]
  const altered = [
    `${id}.${Number(generation) + 1}.${signature}`,
    `${id}.${generation}.${signature.slice(1)}A`,
    store.app.platform.tokens.refresh(id, Number(generation)),
    store.app.platform.tokens.access(id, new Date()),
  ]
  for (const forged of altered) await expect(answerWith(forged, code)).rejects.toMatchObject({ reason: 'sign-in-over' })
})

test('a challenge that the account is not at is refused', async () => {
  const { session } = await beginSignIn()
  await expect(
    client.call(answerChallenge, { session, challenge: 'NEW_PASSWORD_REQUIRED', answer: 'Ceiba-88-sol' }),
  ).rejects.toMatchObject({ reason: 'sign-in-over' })
})

test('an account that may no longer sign in is refused at its challenge', async () => {
  const { session } = await beginSignIn()
  await db.updateTable('customers').set({ may_sign_in: false }).where('email', '=', email).execute()
  await expect(answerWith(session, await lastCodeTo(db, email))).rejects.toMatchObject({ code: 565644887 })
})

test('an account with a password of somebody else chooses a new one before it is signed in', async () => {
  const { challenge, session } = await beginSignIn({ mustChangePassword: true })
  expect(challenge).toBe('NEW_PASSWORD_REQUIRED')
  const choose = (answer: string) =>
    client.call(answerChallenge, { session, challenge: 'NEW_PASSWORD_REQUIRED', answer })
  await expect(choose('short')).rejects.toMatchObject({ httpStatus: 422, data: { errors: [{ path: 'answer' }] } })
  await expect(choose('Passw0rd!')).rejects.toMatchObject({ httpStatus: 422, data: { errors: [{ path: 'answer' }] } })
  await expect(choose('Ceiba-88-sol')).resolves.toHaveProperty('user')
  await expect(client.call(signIn, { username: email, password })).rejects.toMatchObject({
    reason: 'wrong-credentials',
  })
  await expect(client.call(signIn, { username: email, password: 'Ceiba-88-sol' })).resolves.toHaveProperty('user')
})

test('an account with both challenges confirms its e-mail first', async () => {
  const { session } = await beginSignIn({ hasConfirmedEmail: false, mustChangePassword: true })
  const next = await answerWith(session, await lastCodeTo(db, email))
  expect(next).toMatchObject({ challenge: 'NEW_PASSWORD_REQUIRED', destination: null })
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
})

test('no table contains a code', async () => {
  await beginSignIn()
  const code = await lastCodeTo(db, email)
  for (const table of ['codes', 'code_requests', 'sign_ins'] as const)
    expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain(code)
})

test.each(['has it sent again', 'answers with a wrong one'])(
  'a code that is sent late, since the customer %s, is valid for half an hour as well',
  async (why) => {
    const start = new Date()
    const at = (minutes: number) => store.setNow(new Date(start.getTime() + minutes * minuteMs))
    at(0)
    const { session } = await beginSignIn()
    at(29)
    if (why === 'has it sent again') await client.call(resendCode, { session })
    else await answerWith(session, otherCode(...(await codesSentTo(db, email)))).catch(() => {})
    const late = await lastCodeTo(db, email)
    at(58)
    await expect(answerWith(session, late)).resolves.toHaveProperty('user')
  },
)

test('an e-mail without an account has its sign-in last as long', async () => {
  await db
    .insertInto('settings')
    .values({ name: 'general.web_page', value: JSON.stringify({ reveal_unknown_email: false }) })
    .execute()
  const start = new Date()
  const at = (minutes: number) => store.setNow(new Date(start.getTime() + minutes * minuteMs))
  const outcome = async (to: string) => {
    at(0)
    const { session } = await client.call(signInByCode, { email: to })
    at(29)
    await client.call(resendCode, { session })
    at(58)
    return answerWith(session, otherCode(...(await codesSentTo(db, email)))).catch(({ message }: Error) => message)
  }
  await makeCustomer(db, { email })
  expect(await outcome('eva@example.com')).toBe(await outcome(email))
})

test('each challenge of a sign-in has half an hour', async () => {
  const start = new Date()
  store.setNow(start)
  const { session } = await beginSignIn({ hasConfirmedEmail: false, mustChangePassword: true })
  store.setNow(new Date(start.getTime() + 29 * minuteMs))
  const next = await answerWith(session, await lastCodeTo(db, email))
  if (!needsChallenge(next)) throw new Error('The account was signed in at once.')
  store.setNow(new Date(start.getTime() + 58 * minuteMs))
  await expect(choose(next.session, 'Ceiba-88-sol')).resolves.toHaveProperty('user')
})

const choose = (session: string, answer: string) =>
  client.call(answerChallenge, { session, challenge: 'NEW_PASSWORD_REQUIRED', answer })

test('the password that somebody else chose is not accepted as the new one', async () => {
  const { session } = await beginSignIn({ mustChangePassword: true })
  await expect(choose(session, password)).rejects.toMatchObject({
    httpStatus: 422,
    data: { errors: [{ path: 'answer', message: 'The new password is the current one.' }] },
  })
  await expect(choose(session, 'Ceiba-88-sol')).resolves.toHaveProperty('user')
})

test('passwords that break a rule use up no answers', async () => {
  const { session } = await beginSignIn({ mustChangePassword: true })
  for (let n = 0; n < 6; n += 1) await expect(choose(session, 'Password1!')).rejects.toMatchObject({ httpStatus: 422 })
  await expect(choose(session, 'Ceiba-88-sol')).resolves.toHaveProperty('user')
})
