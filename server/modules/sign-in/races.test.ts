import { generateSync } from 'otplib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { CallFailed } from '#contract/client.ts'
import {
  type ChallengeRequired,
  answerChallenge,
  confirmForgotPassword,
  forgotPassword,
  needsChallenge,
  signIn,
} from '#contract/sign-in.ts'
import { beginTotp, verifyTotp } from '#contract/two-step.ts'
import { hashPassword } from '#server/modules/identity/passwords.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { type CustomerToMake, makeCustomer, signIn as signInDirectly } from '#server/testing/make.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { codesSentTo, lastCodeTo, otherCode } from '#server/testing/sent-codes.ts'
import { testStoreOn } from '#server/testing/store.ts'

/** Answers to challenges at once, in two processes. */

const postgres = await startPostgres()
const url = await postgres.newDatabase()
const open = async () => testStoreOn(await openDatabase({ url, poolSize: 8, folder: '' }))
const stores = [await open(), await open()] as const
const [store] = stores
const { db } = store.database
const email = 'ana@example.com'
const password = 'Nopal-47-rio'
const passwordHash = await hashPassword(password)

beforeEach(() => store.reset())
afterAll(async () => {
  for (const one of stores) await one.stop()
  await postgres.stop()
})

async function begin(): Promise<ChallengeRequired> {
  const reply = await store.client().call(signIn, { username: email, password })
  if (!needsChallenge(reply)) throw new Error('The account was signed in at once.')
  return reply
}

/** How often a call gets each outcome when it runs at once in both processes: `ok`, or the reason of the refusal. */
async function outcomes(count: number, call: (client: ReturnType<typeof store.client>) => Promise<unknown>) {
  const clients = stores.map((one) => one.client())
  const results = await Promise.allSettled(Array.from({ length: count }, (_, n) => call(clients[n % 2]!)))
  const found: Record<string, number> = {}
  for (const result of results) {
    const failure = result.status === 'rejected' ? (result.reason as unknown) : undefined
    if (failure && !(failure instanceof CallFailed)) throw failure
    const name = failure instanceof CallFailed ? failure.reason : 'ok'
    found[name] = (found[name] ?? 0) + 1
  }
  return found
}

const makeAna = (more: CustomerToMake = {}) => makeCustomer(db, { email, passwordHash, ...more })

test('of 200 guesses of a code at once five are evaluated', async () => {
  await makeAna({ hasConfirmedEmail: false })
  const { session, challenge } = await begin()
  const wrong = otherCode(...(await codesSentTo(db, email)))
  const { 'code-attempts-exceeded': refused, ...evaluated } = await outcomes(200, (client) =>
    client.call(answerChallenge, { session, challenge, answer: wrong }),
  )
  expect(Object.values(evaluated).reduce((sum, count) => sum + count, 0)).toBe(5)
  expect(refused).toBe(195)
  expect((await codesSentTo(db, email)).length).toBeLessThanOrEqual(4)
})

test('a second process counts on where the first one ended', async () => {
  await makeAna({ hasConfirmedEmail: false })
  const { session, challenge } = await begin()
  const right = await lastCodeTo(db, email)
  const wrong = otherCode(right)
  for (let n = 0; n < 5; n += 1)
    await store
      .client()
      .call(answerChallenge, { session, challenge, answer: wrong })
      .catch(() => {})
  await expect(stores[1].client().call(answerChallenge, { session, challenge, answer: right })).rejects.toMatchObject({
    reason: 'code-attempts-exceeded',
  })
})

test('of five right answers at once one signs in', async () => {
  await makeAna({ hasConfirmedEmail: false })
  const { session, challenge } = await begin()
  const answer = await lastCodeTo(db, email)
  const { ok } = await outcomes(5, (client) => client.call(answerChallenge, { session, challenge, answer }))
  expect(ok).toBe(1)
  expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
})

test('of five new passwords with one code at once one is stored', async () => {
  await makeAna()
  const { session } = await store.client().call(forgotPassword, { email })
  const fresh = {
    email,
    session,
    code: await lastCodeTo(db, email),
    password: 'Ceiba-88-sol',
    password_confirm: 'Ceiba-88-sol',
  }
  const { ok } = await outcomes(5, (client) => client.call(confirmForgotPassword, fresh))
  expect(ok).toBe(1)
})

test('of eight sign-ins with one code of an authenticator, or one recovery code, one succeeds', async () => {
  await makeAna()
  const { client: own } = await signInDirectly(store, email)
  const { secret } = await own.call(beginTotp, {})
  const { recovery_codes: codes } = await own.call(verifyTotp, { code: generateSync({ secret }) })
  const [recoveryCode = ''] = codes
  const next = generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + 30 })
  for (const answer of [next, recoveryCode]) {
    const sessions: string[] = []
    for (let n = 0; n < 8; n += 1) sessions.push((await begin()).session)
    const found = await outcomes(8, (client) =>
      client.call(answerChallenge, { session: sessions.pop() as string, challenge: 'SOFTWARE_TOKEN_MFA', answer }),
    )
    expect(found).toEqual({ ok: 1, 'code-mismatch': 7 })
  }
})
