import { createHmac } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { makeCustomer, signIn } from '#server/testing/make.ts'
import { sessionSecret } from '#server/testing/store-process.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
beforeEach(() => store.reset())

const keyOf = (use: string) => createHmac('sha256', sessionSecret).update(use).digest()
const soon = Math.floor(Date.now() / 1000) + 600

/** A token with the store's own signature and any body. */
const signed = (use: 'access' | 'refresh', body: string) =>
  `${body}.${createHmac('sha256', keyOf(use)).update(body).digest('base64url')}`

const whoami = (headers: Record<string, string>) => store.send('GET', '/api/ecommerce/carts/1', { headers })

test('an access token signed as these tests sign is accepted', async () => {
  await makeCustomer(store.database.db, { email: 'ana@example.com' })
  const { sessionId } = await signIn(store, 'ana@example.com')
  const token = signed('access', `${sessionId}.${soon}`)
  expect((await whoami({ authorization: `Bearer ${token}` })).status).not.toBe(401)
})

const id = '0190a5b4-0000-7000-8000-000000000000'

test.each([
  'nonsense',
  '',
  '.',
  'null',
  `${id}`,
  `${id}.`,
  `${id}.${soon}.`,
  `${id}.${soon}x`,
  `${id}.-${soon}`,
  `${id}.1e9`,
  `not an id.${soon}`,
  `${'-'.repeat(36)}.${soon}`,
  `${id}.${soon}`,
])('an access token with our signature and the body %j is refused without an error', async (body) => {
  const token = signed('access', body)
  expect((await whoami({ authorization: `Bearer ${token}` })).status).toBe(401)
  expect((await whoami({ cookie: `vitrina_access=${token}` })).status).toBe(401)
})

test.each([`${'-'.repeat(36)}.1`, `${'0'.repeat(36)}.1`, `${id}.999999999`, `${id}.0`])(
  'a refresh token with our signature and the body %j is no sign-in, and no fault',
  async (body) => {
    const token = signed('refresh', body)
    expect((await whoami({ authorization: 'Bearer x', 'refresh-token': token })).status).toBe(401)
    expect((await whoami({ cookie: `vitrina_refresh=${token}` })).status).toBe(401)
  },
)

test('an access token is not accepted as a refresh token, nor the other way round', async () => {
  await makeCustomer(store.database.db, { email: 'ana@example.com' })
  const { sessionId } = await signIn(store, 'ana@example.com')
  const [access, refresh] = [signed('access', `${sessionId}.1`), signed('refresh', `${sessionId}.${soon}`)]
  expect((await whoami({ authorization: `Bearer ${refresh}` })).status).toBe(401)
  expect((await whoami({ authorization: 'Bearer x', 'refresh-token': access })).status).toBe(401)
})

test('an access token with one changed character is refused, wherever it is, and so is one with another expiry', async () => {
  await makeCustomer(store.database.db, { email: 'ana@example.com' })
  const { sessionId } = await signIn(store, 'ana@example.com')
  const token = signed('access', `${sessionId}.${soon}`)
  // The last two bits of the last character stand for nothing: without a look at the text four tokens would do.
  const altered = Array.from(token, (character, n) => {
    const next = String.fromCharCode(character.charCodeAt(0) + 1)
    return `${token.slice(0, n)}${/[\w-]/.test(next) ? next : 'A'}${token.slice(n + 1)}`
  })
  expect(altered.length).toBeGreaterThan(60)
  for (const forged of [...altered, token.replace(`${soon}`, `${soon + 1}`), `${token}A`, token.slice(0, -1)]) {
    expect((await whoami({ authorization: `Bearer ${forged}` })).status).toBe(401)
    expect((await whoami({ cookie: `vitrina_access=${forged}` })).status).toBe(401)
  }
})

test('a token of every other kind is neither an access token nor a refresh token', async () => {
  await makeCustomer(store.database.db, { email: 'ana@example.com' })
  const { sessionId } = await signIn(store, 'ana@example.com')
  const { tokens } = store.app.platform
  const expiresAt = new Date(soon * 1000)
  const others = [
    tokens.challenge(sessionId, 1),
    tokens.approval(sessionId),
    tokens.report(sessionId, expiresAt),
    tokens.passkey(sessionId, expiresAt),
    tokens.seal(sessionId),
    tokens.keyedHash(sessionId),
  ]
  for (const token of others) {
    expect((await whoami({ authorization: `Bearer ${token}` })).status).toBe(401)
    expect((await whoami({ authorization: 'Bearer x', 'refresh-token': token })).status).toBe(401)
  }
})

test('an access token in the previous release’s format is replaced by means of the refresh token sent with it', async () => {
  await makeCustomer(store.database.db, { email: 'ana@example.com' })
  const { sessionId } = await signIn(store, 'ana@example.com')
  const base64 = (text: string) => Buffer.from(text).toString('base64url')
  const old = signed('access', `${base64('{"alg":"HS256"}')}.${base64(JSON.stringify({ sid: sessionId, exp: soon }))}`)
  const refresh = signed('refresh', `${sessionId}.1`)
  expect((await whoami({ authorization: `Bearer ${old}` })).status).toBe(401)
  const renewed = await whoami({ authorization: `Bearer ${old}`, 'refresh-token': refresh })
  expect([renewed.status === 401, renewed.headers.get('x-access-token')?.startsWith(`${sessionId}.`)]).toEqual([
    false,
    true,
  ])
})

test('an access token that was signed while the clock was days ahead has expired once the clock is right again', async () => {
  await makeCustomer(store.database.db, { email: 'ana@example.com' })
  const { sessionId } = await signIn(store, 'ana@example.com')
  const token = signed('access', `${sessionId}.${soon + 3 * 86_400}`)
  expect((await whoami({ authorization: `Bearer ${token}` })).status).toBe(401)
})
