import { createHmac } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { makeCustomer, signIn } from '#server/testing/make.ts'
import { sessionSecret } from '#server/testing/store-process.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
beforeEach(() => store.reset())

const keyOf = (use: string) => createHmac('sha256', sessionSecret).update(use).digest()
const base64 = (text: string) => Buffer.from(text).toString('base64url')
const soon = Math.floor(Date.now() / 1000) + 600

/** A token that bears our own signature, whatever it says. */
function accessSaying(body: string): string {
  const text = `${base64('{"alg":"HS256"}')}.${base64(body)}`
  return `${text}.${createHmac('sha256', keyOf('access')).update(text).digest('base64url')}`
}

function refreshSaying(body: string): string {
  return `${body}.${createHmac('sha256', keyOf('refresh')).update(body).digest('base64url')}`
}

const whoami = (headers: Record<string, string>) => store.send('GET', '/api/ecommerce/carts/1', { headers })

test('a token that is made as these tests make them is taken where it says the right thing', async () => {
  await makeCustomer(store.database.db, { email: 'ana@example.com' })
  const { sessionId } = await signIn(store, 'ana@example.com')
  const token = accessSaying(JSON.stringify({ sid: sessionId, exp: soon }))
  expect((await whoami({ authorization: `Bearer ${token}` })).status).not.toBe(401)
})

const id = '0190a5b4-0000-7000-8000-000000000000'

test.each([
  'nonsense',
  '',
  'null',
  '7',
  '"text"',
  '[]',
  `{"sid":"not an id","exp":${soon}}`,
  `{"sid":["${id}"],"exp":${soon}}`,
  `{"sid":"${'-'.repeat(36)}","exp":${soon}}`,
  `{"sid":"${id}","exp":"${soon}"}`,
  `{"sid":"${id}"}`,
  `{"__proto__":{"sid":"${id}"},"exp":${soon}}`,
])('an access token with our signature that says %j is no sign-in, and no fault', async (body) => {
  const token = accessSaying(body)
  expect((await whoami({ authorization: `Bearer ${token}` })).status).toBe(401)
  expect((await whoami({ cookie: `vitrina_access=${token}` })).status).toBe(401)
})

test.each([`${'-'.repeat(36)}.1`, `${'0'.repeat(36)}.1`, `${id}.999999999`, `${id}.0`])(
  'a refresh token with our signature that says %j is no sign-in, and no fault',
  async (body) => {
    const token = refreshSaying(body)
    expect((await whoami({ authorization: 'Bearer x', 'refresh-token': token })).status).toBe(401)
    expect((await whoami({ cookie: `vitrina_refresh=${token}` })).status).toBe(401)
  },
)

test('a token that was signed while the clock was days ahead is over once the clock is right again', async () => {
  await makeCustomer(store.database.db, { email: 'ana@example.com' })
  const { sessionId } = await signIn(store, 'ana@example.com')
  const token = accessSaying(JSON.stringify({ sid: sessionId, exp: soon + 3 * 86_400 }))
  expect((await whoami({ authorization: `Bearer ${token}` })).status).toBe(401)
})
