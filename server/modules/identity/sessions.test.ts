import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { getCurrentUser, logout, refresh } from '#contract/identity.ts'
import { makeCustomer, signIn } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { hashPassword } from './passwords.ts'
import { createSessionStore } from './sessions.ts'

interface Pair {
  access_token: string
  refresh_token: string
}

const store = await testStore()
const { db } = store.database
const { tokens, settings } = store.app.platform
const email = 'ana@example.com'
const passwordHash = await hashPassword('Nopal-47-rio')
const start = new Date('2025-03-01T12:00:00Z')
const atTime = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const at = (seconds: number) => store.setNow(atTime(seconds))

/** Exchanges a refresh token at the endpoint; undefined when it is refused. */
async function exchange(refreshToken: string): Promise<string | undefined> {
  const client = store.client({ headers: { 'refresh-token': refreshToken } })
  return client.call(refresh, {}).then(
    (reply) => reply.tokens?.refresh_token,
    () => undefined,
  )
}
const isSignedIn = async (headers: Record<string, string>) =>
  store
    .client({ headers })
    .call(getCurrentUser, {})
    .then(
      () => true,
      () => false,
    )

beforeEach(async () => {
  await store.reset()
  await makeCustomer(db, { email, passwordHash })
  at(0)
})

test('a refresh gives a new pair of tokens, and the new access token works', async () => {
  const { headers } = await signIn(store, email)
  const { tokens: pair } = await store.client({ headers }).call(refresh, {})
  expect(pair?.refresh_token).not.toBe(headers['refresh-token'])
  expect(await isSignedIn({ authorization: `Bearer ${pair?.access_token}` })).toBe(true)
})

test('an expired access token is renewed within the request, and the new pair is in the response’s headers', async () => {
  const { headers } = await signIn(store, email)
  at(901)
  const response = await store.send('POST', '/api/ecommerce/login', { headers })
  expect(response.status).toBe(200)
  expect(
    tokens.readAccess(response.headers.get('x-access-token') ?? '', new Date(start.getTime() + 901_000)),
  ).toBeDefined()
  expect(tokens.readRefresh(response.headers.get('x-refresh-token') ?? '')?.generation).toBe(2)
})

test('a caller with only an expired access token is signed out', async () => {
  const { headers } = await signIn(store, email)
  at(901)
  expect(await isSignedIn({ authorization: headers.authorization })).toBe(false)
})

test('parallel refreshes get the same successor', async () => {
  const { headers } = await signIn(store, email)
  at(20)
  const successors = await Promise.all(Array.from({ length: 5 }, () => exchange(headers['refresh-token'])))
  expect(new Set(successors).size).toBe(1)
  at(30)
  expect(await exchange(headers['refresh-token'])).toBe(successors[0])
})

test.each([11, 3600, 89 * 24 * 3600])(
  'a client that never got the response to its exchange repeats it %i seconds later and gets the same successor',
  async (seconds) => {
    const { headers } = await signIn(store, email)
    at(20)
    const lost = await exchange(headers['refresh-token'])
    at(20 + seconds)
    expect(await exchange(headers['refresh-token'])).toBe(lost)
    expect(await exchange(lost ?? '')).toBeDefined()
  },
)

test('the access token of before its exchange does not count as a use of its successor', async () => {
  const { headers } = await signIn(store, email)
  at(20)
  const lost = await exchange(headers['refresh-token'])
  at(60)
  expect(await isSignedIn({ authorization: headers.authorization })).toBe(true)
  at(120)
  expect(await exchange(headers['refresh-token'])).toBe(lost)
})

test('a response that carries new tokens does not count as their use', async () => {
  const { headers } = await signIn(store, email)
  at(901)
  expect(await isSignedIn(headers)).toBe(true)
  at(1800)
  expect(await isSignedIn(headers)).toBe(true)
})

describe.each([
  ['a request with its access token', (pair: Pair) => isSignedIn({ authorization: `Bearer ${pair.access_token}` })],
  ['its exchange', (pair: Pair) => exchange(pair.refresh_token)],
])('once a successor was used by %s', (_, use) => {
  async function usedSuccessor() {
    const { headers } = await signIn(store, email)
    at(20)
    const { tokens: pair } = await store.client({ headers }).call(refresh, {})
    if (!pair) throw new Error('An API client gets tokens.')
    at(60)
    expect(await use(pair)).toBeTruthy()
    return { old: headers['refresh-token'], pair }
  }

  test('its predecessor is valid for ten seconds longer', async () => {
    const { old, pair } = await usedSuccessor()
    at(70)
    expect(await exchange(old)).toBeDefined()
    expect(await isSignedIn({ authorization: `Bearer ${pair.access_token}` })).toBe(true)
  })

  test('a later reuse ends the session of that device, including its newest tokens, and no other', async () => {
    const other = await signIn(store, email)
    const { old, pair } = await usedSuccessor()
    at(71)
    expect(await exchange(old)).toBeUndefined()
    expect(await exchange(pair.refresh_token)).toBeUndefined()
    expect(await isSignedIn({ authorization: `Bearer ${pair.access_token}` })).toBe(false)
    expect(await isSignedIn({ authorization: other.headers.authorization })).toBe(true)
  })
})

test('a token three generations old counts as reused at once', async () => {
  const { headers } = await signIn(store, email)
  let newest = headers['refresh-token']
  for (let n = 0; n < 3; n += 1) newest = (await exchange(newest)) ?? ''
  expect(await exchange(headers['refresh-token'])).toBeUndefined()
  expect(await exchange(newest)).toBeUndefined()
})

test('where a process of the previous release exchanged a token, the use of an earlier one does not count', async () => {
  const { headers, sessionId } = await signIn(store, email)
  const second = await exchange(headers['refresh-token'])
  at(20)
  expect(await isSignedIn({ authorization: `Bearer ${tokens.access(sessionId, atTime(20))}` })).toBe(true)
  await db
    .updateTable('sessions')
    .set({ generation: 3, rotated_at: atTime(3600) })
    .execute()
  at(3700)
  expect(await exchange(second ?? '')).toBe(tokens.refresh(sessionId, 3))
})

test('a request costs one statement to find its session, and one more only for the first use of new tokens', async () => {
  const { headers, sessionId } = await signIn(store, email)
  const sessions = createSessionStore({ tokens, settings, countryOf: () => Promise.resolve('DO') })
  const statements: string[] = []
  const recording = db.withPlugin({
    transformQuery({ node }) {
      statements.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const useAccess = (seconds: number) =>
    sessions.useAccess(recording, { sessionId, madeAt: atTime(seconds) }, atTime(seconds))
  await useAccess(0)
  expect(statements.splice(0)).toEqual(['RawNode'])
  await sessions.renew(recording, { refreshToken: headers['refresh-token'], clientIp: '' }, atTime(20))
  expect(statements.splice(0)).toEqual(['RawNode'])
  await useAccess(21)
  expect(statements.splice(0)).toEqual(['RawNode', 'UpdateQueryNode'])
  await useAccess(22)
  expect(statements.splice(0)).toEqual(['RawNode'])
})

test('a session ends ninety days after its last renewal', async () => {
  const day = 24 * 3600
  const { headers } = await signIn(store, email)
  at(89 * day)
  const second = await exchange(headers['refresh-token'])
  at((89 + 89) * day)
  const third = await exchange(second ?? '')
  expect(third).toBeDefined()
  at((89 + 89 + 90) * day)
  expect(await exchange(third ?? '')).toBeUndefined()
})

describe('a session that is not remembered', () => {
  const hour = 3600
  const password = 'Nopal-47-rio'
  const begin = async (body: object, headers: Record<string, string> = {}) => {
    await db
      .updateTable('customers')
      .set({ password_hash: await hashPassword(password) })
      .execute()
    return store.send('POST', '/api/identity/sign-in', { body: { username: email, password, ...body }, headers })
  }
  const refreshOf = async (reply: Response) =>
    ((await reply.json()) as { data: { tokens: { refresh_token: string } } }).data.tokens.refresh_token

  test.each([{}, { remember_device: false }])(
    'ends twelve hours after the sign-in, however often it is renewed: %o',
    async (body) => {
      let token = await refreshOf(await begin(body))
      for (const hours of [4, 8, 11.9]) {
        at(hours * hour)
        token = (await exchange(token)) ?? ''
        expect(tokens.readRefresh(token)).toBeDefined()
      }
      const access = tokens.access(
        tokens.readRefresh(token)?.sessionId ?? '',
        new Date(start.getTime() + 12 * hour * 1000),
      )
      at(12 * hour)
      expect(await exchange(token)).toBeUndefined()
      expect(await isSignedIn({ authorization: `Bearer ${access}` })).toBe(false)
    },
  )

  test('ends at its time also where a process of the previous release has renewed it', async () => {
    const token = await refreshOf(await begin({}))
    await db
      .updateTable('sessions')
      .set({ expires_at: new Date(start.getTime() + 90 * 24 * hour * 1000) })
      .execute()
    at(12 * hour)
    expect(await exchange(token)).toBeUndefined()
    expect(await isSignedIn({ 'refresh-token': token })).toBe(false)
  })

  test('has cookies that end with the browser, also after a renewal within a request', async () => {
    const lasting = (reply: Response) =>
      reply.headers
        .getSetCookie()
        .filter((cookie) => /Max-Age|Expires/i.test(cookie) && !cookie.startsWith('vitrina_devices'))
    const cookies = await begin({}, { 'x-token-transport': 'cookie' })
    expect(lasting(cookies)).toEqual([])
    const cookie = cookies.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    at(hour)
    const renewed = await store.send('GET', '/api/ecommerce/users/devices', { headers: { cookie } })
    expect(renewed.headers.getSetCookie()).toHaveLength(3)
    expect(lasting(renewed)).toEqual([])
  })

  test('a remembered session has cookies of ninety days, also after a renewal', async () => {
    const signedIn = await begin({ remember_device: true }, { 'x-token-transport': 'cookie' })
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    at(hour)
    const renewed = await store.send('GET', '/api/ecommerce/users/devices', { headers: { cookie } })
    for (const reply of [signedIn, renewed])
      expect(reply.headers.getSetCookie().join()).toMatch(/vitrina_refresh=[^;]+; Path=\/; Max-Age=7776000;/)
  })
})

test('a refresh token with one changed character is refused, wherever it is', async () => {
  const { headers } = await signIn(store, email)
  const token = headers['refresh-token']
  const altered = Array.from(token, (character, n) => {
    const other = character === '1' ? '2' : '1'
    return `${token.slice(0, n)}${other}${token.slice(n + 1)}`
  })
  expect(altered.length).toBeGreaterThan(60)
  for (const each of altered) expect(await exchange(each)).toBeUndefined()
  expect(await exchange(token)).toBeDefined()
})

test('a token that the store did not sign is refused', async () => {
  const { headers, sessionId } = await signIn(store, email)
  const signature = headers['refresh-token'].split('.')[2]
  expect(await exchange(`${sessionId}.2.${signature}`)).toBeUndefined()
  fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => tokens.readRefresh(text) === undefined))
  expect(await exchange(headers['refresh-token'])).toBeDefined()
})

test('in any order and at any time of exchanges, a session stays active until a stale token is used, and ends then', async () => {
  const step = fc.record({ generation: fc.nat(3), waitSeconds: fc.constantFrom(0, 5, 10, 11, 60) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      at(0)
      const { sessionId } = await signIn(store, email)
      let [current, rotatedAt, now, alive] = [1, 0, 0, true]
      for (const { generation: back, waitSeconds } of steps) {
        now += waitSeconds
        at(now)
        const generation = Math.max(1, current - back)
        const successor = await exchange(tokens.refresh(sessionId, generation))
        const isUnused = generation === current - 1
        const isJustUsed = generation === current - 2 && now - rotatedAt <= 10
        if (alive && generation === current) [current, rotatedAt] = [current + 1, now]
        else if (!isUnused && !isJustUsed) alive = false
        expect(successor).toBe(alive ? tokens.refresh(sessionId, current) : undefined)
      }
    }),
    { numRuns: 25 },
  )
})

test('signing out ends the session at once', async () => {
  const { client, headers } = await signIn(store, email)
  await client.call(logout, {})
  expect(await isSignedIn(headers)).toBe(false)
  expect(await exchange(headers['refresh-token'])).toBeUndefined()
})

test('signing out twice, or without a session, succeeds', async () => {
  const { client } = await signIn(store, email)
  await client.call(logout, {})
  await expect(client.call(logout, {})).resolves.toEqual({})
  await expect(store.client().call(logout, {})).resolves.toEqual({})
})

test('a new sign-in on a device ends the previous session of that device, and no other', async () => {
  const before = await signIn(store, email)
  const elsewhere = await signIn(store, email)
  const again = await store.send('POST', '/api/identity/sign-in', {
    body: { username: email, password: 'Nopal-47-rio' },
    headers: before.headers,
  })
  expect(again.status).toBe(200)
  expect(await isSignedIn(before.headers)).toBe(false)
  expect(await exchange(before.headers['refresh-token'])).toBeUndefined()
  expect(await isSignedIn(elsewhere.headers)).toBe(true)
  const { data } = (await again.json()) as { data: { tokens: { access_token: string } } }
  expect(await isSignedIn({ authorization: `Bearer ${data.tokens.access_token}` })).toBe(true)
})

test('a customer who is blocked meanwhile is signed out at once, and POST login gives the reason', async () => {
  const { headers, client } = await signIn(store, email)
  await db.updateTable('customers').set({ may_sign_in: false }).execute()
  await expect(client.call(getCurrentUser, {})).rejects.toMatchObject({
    code: 565644887,
    reason: 'entity-may-not-sign-in',
  })
  expect((await store.send('GET', '/api/ecommerce/users/devices', { headers })).status).toBe(401)
  at(901)
  await expect(client.call(getCurrentUser, {})).rejects.toMatchObject({ code: 565644887 })
})

test('a customer who was blocked and may sign in again does so anew everywhere: no session comes back', async () => {
  const { headers, client } = await signIn(store, email)
  const other = await makeCustomer(db, { email: 'eva@example.com' })
  const othersSession = await signIn(store, 'eva@example.com')
  await db.updateTable('customers').set({ may_sign_in: false }).where('id', '<>', other).execute()
  expect(await exchange(headers['refresh-token'])).toBeUndefined()
  await db.updateTable('customers').set({ may_sign_in: true }).execute()
  await expect(client.call(getCurrentUser, {})).rejects.toMatchObject({ httpStatus: 401, reason: 'sign-in-required' })
  expect(await exchange(headers['refresh-token'])).toBeUndefined()
  expect(await isSignedIn((await signIn(store, email)).headers)).toBe(true)
  expect(await isSignedIn(othersSession.headers)).toBe(true)
})

test('a request without tokens is a visitor’s', async () => {
  await expect(store.client().call(getCurrentUser, {})).rejects.toMatchObject({
    httpStatus: 401,
    reason: 'sign-in-required',
  })
  await expect(store.client().call(refresh, {})).rejects.toMatchObject({ httpStatus: 401, reason: 'sign-in-required' })
})
