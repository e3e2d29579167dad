import { beforeEach, expect, test } from 'vitest'
import { getConfiguration } from '#contract/configuration.ts'
import { register } from '#contract/identity.ts'
import { changePassword } from '#contract/security.ts'
import { answerChallenge, confirmForgotPassword, forgotPassword, needsChallenge, signIn } from '#contract/sign-in.ts'
import { hashPassword } from '#server/modules/identity/passwords.ts'
import { makeCustomer, signIn as signInDirectly } from '#server/testing/make.ts'
import { lastCodeTo } from '#server/testing/sent-codes.ts'
import { testStore, testStoreOn } from '#server/testing/store.ts'

/** A store whose settings require longer passwords, with a digit and nothing else. */
const store = testStoreOn((await testStore()).database, { PASSWORD_MINIMUM: '10', PASSWORD_REQUIRES: 'digit' })
const { db } = store.database
const client = store.client()
const email = 'ana@example.com'
const password = 'Nopal-47-rio'
const passwordHash = await hashPassword(password)
const allowed = 'tres nubes 3'
const registration = { first_name: 'Luz', last_name: 'Mora', email: 'luz@example.com', phone: '18095550177' }

beforeEach(() => store.reset())

/** Each call that takes a new password, with the field in which it takes it. */
const calls: Record<string, { field: string; call: (password: string) => Promise<unknown> }> = {
  'a registration': {
    field: 'password',
    call: (chosen) => client.call(register, { ...registration, password: chosen, password_confirm: chosen }),
  },
  'a change of the password': {
    field: 'password',
    async call(chosen) {
      await makeCustomer(db, { email, passwordHash })
      const { client: own } = await signInDirectly(store, email)
      return own.call(changePassword, { current_password: password, password: chosen, password_confirm: chosen })
    },
  },
  'a forgotten password': {
    field: 'password',
    async call(chosen) {
      await makeCustomer(db, { email, passwordHash })
      const { session } = await client.call(forgotPassword, { email })
      const code = await lastCodeTo(db, email)
      return client.call(confirmForgotPassword, { email, code, session, password: chosen, password_confirm: chosen })
    },
  },
  'a new password that a sign-in requires': {
    field: 'answer',
    async call(chosen) {
      await makeCustomer(db, { email, passwordHash, mustChangePassword: true })
      const reply = await client.call(signIn, { username: email, password })
      if (!needsChallenge(reply)) throw new Error('The account was signed in at once.')
      return client.call(answerChallenge, { session: reply.session, challenge: reply.challenge, answer: chosen })
    },
  },
}

test('pages read what a password needs from the configuration', async () => {
  const { general } = await client.call(getConfiguration, {})
  expect(general.password_requirements).toEqual({ minimum_length: 10, required: ['digit'] })
})

test.each(Object.entries(calls))('%s takes a password that meets the settings', async (_, { call }) => {
  await expect(call(allowed)).resolves.toBeDefined()
})

test.each(
  Object.entries(calls).flatMap(([name, row]) =>
    ['Corta-1', 'tres nubes sin cifra', `1${'a'.repeat(128)}`].map((chosen) => ({ name, chosen, ...row })),
  ),
)('$name refuses $chosen', async ({ field, chosen, call }) => {
  await expect(call(chosen)).rejects.toMatchObject({ httpStatus: 422, data: { errors: [{ path: field }] } })
})

test('a password of before the settings still signs in', async () => {
  await makeCustomer(db, { email, passwordHash: await hashPassword('Corta-1') })
  await expect(client.call(signIn, { username: email, password: 'Corta-1' })).resolves.toHaveProperty('user')
})
