import { beforeEach, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { getCurrentUser } from '#contract/identity.ts'
import { changeEmail, changePassword, isMfaActivated, validateGoogle2fa, verifyEmail } from '#contract/security.ts'
import { type ChallengeRequired, answerChallenge, needsChallenge, signIn, signInByCode } from '#contract/sign-in.ts'
import { beginTotp, reauthenticate } from '#contract/two-step.ts'
import { hashPassword } from '#server/modules/identity/passwords.ts'
import { makeCustomer, signIn as signInDirectly } from '#server/testing/make.ts'
import { codesSentTo, lastCodeTo, otherCode } from '#server/testing/sent-codes.ts'
import { testStore } from '#server/testing/store.ts'

/** Changes of the password and the e-mail, and the proof that they need. */

const store = await testStore()
const { db } = store.database
const client = store.client()
const email = 'ana@example.com'
const newEmail = 'ana.nueva@example.com'
const password = 'Nopal-47-rio'
const fresh = { password: 'Ceiba-88-sol', password_confirm: 'Ceiba-88-sol' }
const passwordHash = await hashPassword(password)
let own: Client

beforeEach(async () => {
  await store.reset()
  await makeCustomer(db, { email, passwordHash })
  own = (await signInDirectly(store, email)).client
})

const templatesTo = async (recipient: string) => {
  const rows = await db.selectFrom('outbox').select('payload').where('recipient', '=', recipient).execute()
  return rows.map(({ payload }) => (payload as unknown as { template: string }).template)
}

const letTimePass = () =>
  db
    .updateTable('sessions')
    .set({ authenticated_at: new Date(Date.now() - 11 * 60_000) })
    .execute()

test('a customer changes the password with the current one, and a mail reports it', async () => {
  await own.call(changePassword, { current_password: password, ...fresh })
  await expect(client.call(signIn, { username: email, password: fresh.password })).resolves.toHaveProperty('user')
  expect(await templatesTo(email)).toEqual(['password-changed'])
})

test('the current password is no new one', async () => {
  const same = { current_password: password, password, password_confirm: password }
  await expect(own.call(changePassword, same)).rejects.toMatchObject({
    data: { errors: [{ path: 'password', message: 'The new password is the current one.' }] },
  })
})

test('a changed password signs out every other device', async () => {
  const { client: other } = await signInDirectly(store, email)
  await own.call(changePassword, { current_password: password, ...fresh })
  await expect(other.call(getCurrentUser, {})).rejects.toMatchObject({ httpStatus: 401 })
  await expect(own.call(getCurrentUser, {})).resolves.toHaveProperty('user')
})

test('a sign-in that began with the old password ends with a new one', async () => {
  await db.updateTable('customers').set({ email_confirmed_at: null }).execute()
  const { session } = (await client.call(signIn, { username: email, password })) as ChallengeRequired
  const answer = await lastCodeTo(db, email)
  await own.call(changePassword, { current_password: password, ...fresh })
  await expect(
    client.call(answerChallenge, { session, challenge: 'EMAIL_CONFIRMATION', answer }),
  ).rejects.toMatchObject({ reason: 'sign-in-over' })
})

test('a wrong current password is refused and changes nothing', async () => {
  await expect(own.call(changePassword, { current_password: 'Nopal-47-mar', ...fresh })).rejects.toMatchObject({
    httpStatus: 422,
    reason: 'wrong-current-password',
  })
  await expect(client.call(signIn, { username: email, password })).resolves.toHaveProperty('user')
})

test('wrong current passwords count like those of a sign-in', async () => {
  for (let n = 0; n < 5; n += 1)
    await own.call(changePassword, { current_password: `Nopal-47-${n}`, ...fresh }).catch(() => {})
  await expect(own.call(changePassword, { current_password: password, ...fresh })).rejects.toMatchObject({
    httpStatus: 429,
  })
})

test('a common or unequal new password is refused', async () => {
  const change = (more: object) => own.call(changePassword, { current_password: password, ...fresh, ...more })
  await expect(change({ password: 'Passw0rd!', password_confirm: 'Passw0rd!' })).rejects.toMatchObject({
    data: { errors: [{ path: 'password' }] },
  })
  await expect(change({ password_confirm: 'Ceiba-88-mar' })).rejects.toMatchObject({
    data: { errors: [{ path: 'password_confirm' }] },
  })
})

test('a customer changes the e-mail with the code that was sent to the new one, and a mail to the old one reports it', async () => {
  expect(await own.call(changeEmail, { email: newEmail })).toEqual({ destination: 'a•••a@e•••.com', expires_in: 1800 })
  expect((await own.call(getCurrentUser, {})).user.email).toBe(email)
  await own.call(verifyEmail, { code: await lastCodeTo(db, newEmail) })
  expect((await own.call(getCurrentUser, {})).user.email).toBe(newEmail)
  expect(await templatesTo(email)).toEqual(['email-changed'])
})

test('an e-mail that an account has is refused, also where it was registered meanwhile', async () => {
  await own.call(changeEmail, { email: newEmail })
  await makeCustomer(db, { email: newEmail })
  await expect(own.call(verifyEmail, { code: await lastCodeTo(db, newEmail) })).rejects.toMatchObject({
    reason: 'new-email-taken',
  })
  await expect(own.call(changeEmail, { email: newEmail })).rejects.toMatchObject({
    reason: 'new-email-taken',
    message: 'This email is already registered.',
  })
})

test('the e-mail of the account itself is refused with words of its own, in any writing', async () => {
  await expect(own.call(changeEmail, { email: email.toUpperCase() })).rejects.toMatchObject({
    reason: 'email-unchanged',
  })
})

test('where the store does not reveal e-mails, a taken one gets the reply of a free one, and no code', async () => {
  await db
    .insertInto('settings')
    .values({ name: 'general.web_page', value: JSON.stringify({ reveal_unknown_email: false }) })
    .execute()
  await makeCustomer(db, { email: newEmail })
  const free = await own.call(changeEmail, { email: 'ana.libra@example.com' })
  expect(await own.call(changeEmail, { email: newEmail })).toEqual(free)
  expect(await codesSentTo(db, newEmail)).toEqual([])
  await expect(own.call(verifyEmail, { code: '000000' })).rejects.toMatchObject({ reason: 'code-mismatch' })
})

test('of one change of e-mail five codes are evaluated', async () => {
  await own.call(changeEmail, { email: newEmail })
  const code = await lastCodeTo(db, newEmail)
  for (let n = 0; n < 5; n += 1)
    await expect(own.call(verifyEmail, { code: otherCode(code) })).rejects.toMatchObject({ reason: 'code-mismatch' })
  await expect(own.call(verifyEmail, { code })).rejects.toMatchObject({ reason: 'code-attempts-exceeded' })
})

test('another customer cannot use the code', async () => {
  await own.call(changeEmail, { email: newEmail })
  await makeCustomer(db, { email: 'bob@example.com' })
  const { client: bob } = await signInDirectly(store, 'bob@example.com')
  await expect(bob.call(verifyEmail, { code: await lastCodeTo(db, newEmail) })).rejects.toMatchObject({
    reason: 'code-expired',
  })
})

test('a customer has ten codes an hour sent to new e-mails', async () => {
  for (let n = 0; n < 10; n += 1) await own.call(changeEmail, { email: `ana${n}@example.com` })
  await expect(own.call(changeEmail, { email: newEmail })).rejects.toMatchObject({ httpStatus: 429 })
  expect(await codesSentTo(db, newEmail)).toEqual([])
})

test('ten minutes after the sign-in a change of e-mail needs the password again', async () => {
  await letTimePass()
  await expect(own.call(changeEmail, { email: newEmail })).rejects.toMatchObject({ reason: 'authentication-needed' })
  await expect(own.call(reauthenticate, { password: 'Nopal-47-mar' })).rejects.toMatchObject({
    reason: 'wrong-current-password',
  })
  await own.call(reauthenticate, { password })
  await own.call(changeEmail, { email: newEmail })
})

test('a visitor is refused', async () => {
  await expect(client.call(changePassword, { current_password: password, ...fresh })).rejects.toMatchObject({
    httpStatus: 401,
  })
  await expect(client.call(changeEmail, { email: newEmail })).rejects.toMatchObject({ httpStatus: 401 })
  await expect(client.call(verifyEmail, { code: '123456' })).rejects.toMatchObject({ httpStatus: 401 })
  await expect(client.call(reauthenticate, { password })).rejects.toMatchObject({ httpStatus: 401 })
})

test('the older calls for the authenticator work within a sign-in alone', async () => {
  await makeCustomer(db, { email: 'pedro@example.com', passwordHash, isEmployee: true })
  const begun = await client.call(signIn, { username: 'pedro@example.com', password })
  if (!needsChallenge(begun)) throw new Error('Staff need their authenticator.')
  const { session } = begun
  expect(await client.call(isMfaActivated, { username: 'pedro@example.com', session })).toEqual({
    mfa_activated: false,
  })
  expect(await client.call(validateGoogle2fa, { totp: '123456', session })).toEqual({ valid_totp: false })
  await expect(client.call(isMfaActivated, { username: 'pedro@example.com' })).rejects.toMatchObject({
    reason: 'sign-in-over',
  })
  await expect(client.call(validateGoogle2fa, { username: 'pedro@example.com', totp: '123456' })).rejects.toMatchObject(
    {
      reason: 'sign-in-over',
    },
  )
})

test('the older call says nothing of an account whose e-mail is all that the caller knows', async () => {
  const { session } = await client.call(signInByCode, { email })
  await expect(client.call(isMfaActivated, { session })).rejects.toMatchObject({ reason: 'sign-in-over' })
})

test('the older question whether there is an authenticator counts as a try', async () => {
  await makeCustomer(db, { email: 'pedro@example.com', passwordHash, isEmployee: true })
  const begun = await client.call(signIn, { username: 'pedro@example.com', password })
  if (!needsChallenge(begun)) throw new Error('Staff need their authenticator.')
  const query = () => client.call(isMfaActivated, { session: begun.session })
  for (let n = 0; n < 5; n += 1) await query()
  await expect(query()).rejects.toMatchObject({ reason: 'code-attempts-exceeded' })
})

test('a guess with the older call counts as a try', async () => {
  await makeCustomer(db, { email: 'pedro@example.com', passwordHash, isEmployee: true })
  const begun = await client.call(signIn, { username: 'pedro@example.com', password })
  if (!needsChallenge(begun)) throw new Error('Staff need their authenticator.')
  const guess = () => client.call(validateGoogle2fa, { totp: '123456', session: begun.session })
  for (let n = 0; n < 5; n += 1) await guess()
  await expect(guess()).rejects.toMatchObject({ reason: 'code-attempts-exceeded' })
})

test('a new session may begin to set up an authenticator', async () => {
  await expect(own.call(beginTotp, {})).resolves.toHaveProperty('secret')
})
