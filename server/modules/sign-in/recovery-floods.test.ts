import { beforeEach, expect, test } from 'vitest'
import { hashPassword } from '#server/modules/identity/passwords.ts'
import { makeCustomer } from '#server/testing/make.ts'
import { codesSentTo, lastCodeTo, otherCode } from '#server/testing/sent-codes.ts'
import { testStore } from '#server/testing/store.ts'

/** The owner of an account on a new device, while strangers use up what such devices share. */

const store = await testStore()
const { db } = store.database
const email = 'ana@example.com'
const passwordHash = await hashPassword('Nopal-47-rio')

beforeEach(async () => {
  await store.reset()
  await makeCustomer(db, { email, passwordHash })
})

async function post(address: string, path: string, body: object) {
  const response = await store.send('POST', `/api/identity/${path}`, { body, address })
  const { data } = (await response.json()) as { data: { session?: string; reason?: string; user?: object } }
  return data
}

const confirm = (address: string, session: string, code: string) =>
  post(address, 'confirm-forgot-password', {
    email,
    session,
    code,
    password: 'Ceiba-88-sol',
    password_confirm: 'Ceiba-88-sol',
  })

/** Has codes sent from an address until the store refuses; gives the sessions of their requests. */
async function requestAll(address: string): Promise<string[]> {
  const sessions: string[] = []
  for (;;) {
    const { session } = await post(address, 'forgot-password', { email })
    if (!session) return sessions
    sessions.push(session)
  }
}

/** The owner's way to a new password, on a device that the account does not know. */
async function recover() {
  const address = '198.51.100.7'
  const { session = '' } = await post(address, 'forgot-password', { email })
  return confirm(address, session, await lastCodeTo(db, email))
}

test('a stranger who has all codes sent that nine IP addresses may leaves the owner some on a new device', async () => {
  for (let n = 1; n <= 9; n += 1) await requestAll(`203.0.113.${n}`)
  expect(await codesSentTo(db, email)).toHaveLength(9 * 2 + 20)
  expect(await recover()).toHaveProperty('user')
})

test('the IPv6 networks of one subscriber count as one of these', async () => {
  for (let n = 1; n <= 30; n += 1) await requestAll(`2001:db8:0:${n}::1`)
  expect(await codesSentTo(db, email)).toHaveLength(2 + 20)
  expect(await recover()).toHaveProperty('user')
})

test('a stranger who gives all answers that four IP addresses may leaves the owner some on a new device', async () => {
  let evaluated = 0
  for (let n = 1; n <= 4; n += 1) {
    const address = `203.0.113.${n}`
    const sessions = await requestAll(address)
    const wrong = otherCode(...(await codesSentTo(db, email)))
    for (const session of sessions)
      for (let guess = 0; guess < 5; guess += 1)
        if ((await confirm(address, session, wrong)).reason?.startsWith('code-mismatch')) evaluated += 1
  }
  expect(evaluated).toBe(4 * 5 + 25)
  expect(await recover()).toHaveProperty('user')
})
