import { beforeEach, expect, test } from 'vitest'
import { answerChallenge, confirmForgotPassword, forgotPassword, signIn, signInByCode } from '#contract/sign-in.ts'
import { getCurrentUser } from '#contract/identity.ts'
import { hashPassword } from '#server/modules/identity/passwords.ts'
import { makeCustomer, signIn as signInDirectly } from '#server/testing/make.ts'
import { codesSentTo, lastCodeTo, otherCode } from '#server/testing/sent-codes.ts'
import { testStore } from '#server/testing/store.ts'

/** Signing in with a code to the e-mail, and the forgotten password. */

const store = await testStore()
const { db } = store.database
const client = store.client()
const email = 'ana@example.com'
const unknown = 'eva@example.com'
const password = 'Nopal-47-rio'
const newPassword = 'Ceiba-88-sol'
const passwordHash = await hashPassword(password)

beforeEach(async () => {
  await store.reset()
  await makeCustomer(db, { email, passwordHash })
})

const confirmWith = (fields: { email?: string; code: string; session?: string; password_confirm?: string }) =>
  client.call(confirmForgotPassword, { email, password: newPassword, password_confirm: newPassword, ...fields })

const hideUnknown = () =>
  db
    .insertInto('settings')
    .values({ name: 'general.web_page', value: JSON.stringify({ reveal_unknown_email: false }) })
    .execute()

test('a code to the e-mail signs in without a password', async () => {
  const { challenge, session, destination } = await client.call(signInByCode, { email })
  expect({ challenge, destination }).toEqual({ challenge: 'EMAIL_CONFIRMATION', destination: 'a•••a@e•••.com' })
  await expect(
    client.call(answerChallenge, { session, challenge, answer: await lastCodeTo(db, email) }),
  ).resolves.toMatchObject({ user: { email } })
})

test('a forgotten password is replaced with the code of the mail, and its owner is signed in', async () => {
  const { session, expires_in } = await client.call(forgotPassword, { email })
  expect(expires_in).toBe(1800)
  await expect(confirmWith({ session, code: await lastCodeTo(db, email) })).resolves.toMatchObject({ user: { email } })
  await expect(client.call(signIn, { username: email, password: newPassword })).resolves.toHaveProperty('user')
  await expect(client.call(signIn, { username: email, password })).rejects.toMatchObject({
    reason: 'wrong-credentials',
  })
})

test('the fields that the specification prints are enough on the network that asked for the code', async () => {
  await client.call(forgotPassword, { email })
  await expect(confirmWith({ code: await lastCodeTo(db, email) })).resolves.toHaveProperty('user')
})

test('from another network the code needs the session of its request', async () => {
  await store.send('POST', '/api/identity/forgot-password', { body: { email }, address: '203.0.113.9' })
  await expect(confirmWith({ code: await lastCodeTo(db, email) })).rejects.toMatchObject({ reason: 'code-expired' })
})

test('a new password ends every session of the account', async () => {
  const { headers } = await signInDirectly(store, email)
  const { session } = await client.call(forgotPassword, { email })
  await confirmWith({ session, code: await lastCodeTo(db, email) })
  await expect(store.client({ headers }).call(getCurrentUser, {})).rejects.toMatchObject({ httpStatus: 401 })
})

test('a new password confirms the e-mail', async () => {
  await db.updateTable('customers').set({ email_confirmed_at: null }).execute()
  const { session } = await client.call(forgotPassword, { email })
  await confirmWith({ session, code: await lastCodeTo(db, email) })
  await expect(client.call(signIn, { username: email, password: newPassword })).resolves.toHaveProperty('user')
})

test('a wrong code of a forgotten password changes nothing and sends a new code', async () => {
  const { session } = await client.call(forgotPassword, { email })
  const wrong = otherCode(await lastCodeTo(db, email))
  await expect(confirmWith({ session, code: wrong })).rejects.toMatchObject({ reason: 'code-mismatch-sent-again' })
  await expect(client.call(signIn, { username: email, password })).resolves.toHaveProperty('user')
  expect(await codesSentTo(db, email)).toHaveLength(2)
})

test('a code for signing in does not allow a new password', async () => {
  const { session } = await client.call(signInByCode, { email })
  await expect(confirmWith({ session, code: await lastCodeTo(db, email) })).rejects.toMatchObject({
    reason: 'code-expired',
  })
})

test('the session of another e-mail is refused', async () => {
  await makeCustomer(db, { email: 'bob@example.com', passwordHash })
  const { session } = await client.call(forgotPassword, { email })
  await expect(
    confirmWith({ email: 'bob@example.com', session, code: await lastCodeTo(db, email) }),
  ).rejects.toMatchObject({ reason: 'code-expired' })
})

test('an invalid new password is refused before the code is evaluated', async () => {
  const { session } = await client.call(forgotPassword, { email })
  const code = await lastCodeTo(db, email)
  await expect(confirmWith({ session, code, password_confirm: 'Ceiba-88-mar' })).rejects.toMatchObject({
    data: { errors: [{ path: 'password_confirm' }] },
  })
  await expect(confirmWith({ session, code })).resolves.toHaveProperty('user')
})

test('a stranger who asks for codes ends none of the owner’s', async () => {
  const { session } = await client.call(forgotPassword, { email })
  const code = await lastCodeTo(db, email)
  for (let n = 0; n < 20; n += 1)
    await store.send('POST', '/api/identity/forgot-password', { body: { email }, address: `203.0.113.${n}` })
  expect((await codesSentTo(db, email)).length).toBeGreaterThan(15)
  await expect(confirmWith({ session, code })).resolves.toHaveProperty('user')
})

test('one IP address has ten codes an hour sent to an e-mail', async () => {
  const request = () => store.send('POST', '/api/identity/sign-in/code', { body: { email }, address: '203.0.113.9' })
  for (let n = 0; n < 10; n += 1) expect((await request()).status).toBe(200)
  expect((await request()).status).toBe(429)
  expect(await codesSentTo(db, email)).toHaveLength(10)
})

test.each([email, unknown])(
  'a code that is sent again counts among those to %s, with or without an account',
  async (to) => {
    await hideUnknown()
    const post = (path: string, body: object) =>
      store.send('POST', `/api/identity/${path}`, { body, address: '203.0.113.9' })
    const statuses: number[] = []
    for (let n = 0; n < 2; n += 1) {
      const { data } = (await (await post('sign-in/code', { email: to })).json()) as { data: { session: string } }
      for (let again = 0; again < 5; again += 1)
        statuses.push((await post('challenge/resend', { session: data.session })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 429, 429])
    expect(await codesSentTo(db, to)).toHaveLength(to === email ? 10 : 0)
  },
)

test('an unknown e-mail is refused as unknown', async () => {
  await expect(client.call(forgotPassword, { email: unknown })).rejects.toMatchObject({ reason: 'unknown-email' })
  await expect(client.call(signInByCode, { email: unknown })).rejects.toMatchObject({ reason: 'unknown-email' })
})

test.for(['forgot-password', 'sign-in/code'])(
  'where the store hides unknown e-mails, %s replies in the same form to both, and sends no mail to the unknown one',
  async (call) => {
    await hideUnknown()
    const formOf = async (body: object) => {
      const response = await store.send('POST', `/api/identity/${call}`, { body })
      const text = await response.text()
      return { status: response.status, text: text.replaceAll(/"session":"[^"]+"/g, '') }
    }
    const known = await formOf({ email })
    expect(await formOf({ email: unknown })).toEqual({
      ...known,
      text: known.text.replace('a•••a@e•••.com', 'e•••a@e•••.com'),
    })
    expect(await codesSentTo(db, unknown)).toEqual([])
  },
)

test('where the store hides unknown e-mails, guesses at one of them are refused like wrong codes', async () => {
  await hideUnknown()
  const reasons = async (name: string) => {
    const { session } = await client.call(signInByCode, { email: name })
    const wrong = otherCode(...(await codesSentTo(db, name)))
    const found: unknown[] = []
    for (let n = 0; n < 6; n += 1)
      await client
        .call(answerChallenge, { session, challenge: 'EMAIL_CONFIRMATION', answer: wrong })
        .catch(({ reason }: { reason: unknown }) => found.push(reason))
    return found
  }
  expect(await reasons(unknown)).toEqual(await reasons(email))
})

test('a code that was sent to an e-mail counts for nothing once the account has another one', async () => {
  const signing = await client.call(signInByCode, { email })
  const signInCode = await lastCodeTo(db, email)
  const { session } = await client.call(forgotPassword, { email })
  const passwordCode = await lastCodeTo(db, email)
  await db.updateTable('customers').set({ email: 'ana.nueva@example.com' }).execute()
  await expect(confirmWith({ session, code: passwordCode })).rejects.toMatchObject({ httpStatus: 422 })
  const answer = { session: signing.session, challenge: 'EMAIL_CONFIRMATION', answer: signInCode } as const
  await expect(client.call(answerChallenge, answer)).rejects.toMatchObject({ httpStatus: 422 })
  await expect(client.call(signIn, { username: 'ana.nueva@example.com', password })).resolves.toHaveProperty('user')
})

test('the code of a forgotten password signs nobody in without a new password', async () => {
  const { session } = await client.call(forgotPassword, { email })
  const answer = await lastCodeTo(db, email)
  await expect(
    client.call(answerChallenge, { session, challenge: 'EMAIL_CONFIRMATION', answer }),
  ).rejects.toMatchObject({ reason: 'sign-in-over' })
})

test('answers without the session of a request leave two to its owner', async () => {
  const { session } = await client.call(forgotPassword, { email })
  const code = await lastCodeTo(db, email)
  for (let guess = 0; guess < 5; guess += 1) await confirmWith({ code: otherCode(code) }).catch(() => {})
  await expect(confirmWith({ session, code: otherCode(code) })).rejects.toMatchObject({ reason: 'code-mismatch' })
  await expect(confirmWith({ session, code: await lastCodeTo(db, email) })).resolves.toHaveProperty('user')
})

test('wrong codes have no more codes sent to an e-mail than the limits allow', async () => {
  for (let request = 0; request < 6; request += 1) {
    const { session } = await client.call(forgotPassword, { email })
    const wrong = otherCode(await lastCodeTo(db, email))
    for (let guess = 0; guess < 3; guess += 1) await confirmWith({ session, code: wrong }).catch(() => {})
    if ((await codesSentTo(db, email)).length >= 10) break
  }
  expect(await codesSentTo(db, email)).toHaveLength(10)
})

test('wrong codes that have no new one sent use up no limit', async () => {
  for (let request = 0; request < 2; request += 1) {
    const { session } = await client.call(forgotPassword, { email })
    const wrong = otherCode(await lastCodeTo(db, email))
    for (let guess = 0; guess < 5; guess += 1) await confirmWith({ session, code: wrong }).catch(() => {})
  }
  await expect(client.call(forgotPassword, { email })).resolves.toHaveProperty('session')
})
