import { beforeEach, describe, expect, test } from 'vitest'
import { refresh as refreshTokens } from '#contract/identity.ts'
import { makeCustomer, signIn } from '#server/testing/make.ts'
import { testStore, testStoreOn } from '#server/testing/store.ts'
import { hashPassword } from './passwords.ts'

const store = await testStore()
const { db } = store.database
const password = 'Nopal-47-rio'
const passwordHash = await hashPassword(password)
const email = 'ana@example.com'
const origin = { origin: 'http://store.test' }

const valueOf = (cookies: string[], name: string) =>
  cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(/[=;]/)[1]
const cookiesOf = async () => {
  const { headers } = await signIn(store, email)
  return `vitrina_access=${headers.authorization.slice(7)}; vitrina_refresh=${headers['refresh-token']}`
}

beforeEach(async () => {
  await store.reset()
  await makeCustomer(db, { email, passwordHash })
})

test('a sign-in from the pages sets tokens in cookies that scripts cannot read, and sends none in the body', async () => {
  const response = await store.send('POST', '/api/identity/sign-in', {
    body: { username: email, password, remember_device: true },
    headers: { 'x-token-transport': 'cookie' },
  })
  const cookies = response.headers.getSetCookie()
  for (const name of ['vitrina_access', 'vitrina_refresh']) {
    expect(cookies.find((cookie) => cookie.startsWith(name))).toMatch(
      /; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=Lax$/,
    )
  }
  const body = (await response.json()) as { data: object }
  expect(Object.keys(body.data)).toEqual(['user'])
  expect(response.headers.get('x-access-token')).toBeNull()
})

test('a request with the access cookie is signed in', async () => {
  const response = await store.send('GET', '/api/ecommerce/users/devices', { headers: { cookie: await cookiesOf() } })
  expect(response.status).toBe(200)
})

const foreign: [string, Record<string, string>][] = [
  ['another site’s Origin', { origin: 'http://evil.test' }],
  ['our host by another scheme', { origin: 'https://store.test' }],
  ['our host at another port', { origin: 'http://store.test:8080' }],
  ['another host of our site', { origin: 'http://www.store.test', 'sec-fetch-site': 'same-site' }],
  ['no origin to speak of', { origin: 'null' }],
  ['a browser that says cross-site', { ...origin, 'sec-fetch-site': 'cross-site' }],
  ['a browser that says same-site', { ...origin, 'sec-fetch-site': 'same-site' }],
]

test.each([['no Origin', {}], ...foreign])(
  'a write by cookie with %s is refused',
  async (_, headers: Record<string, string>) => {
    const cookie = await cookiesOf()
    expect((await store.send('POST', '/api/ecommerce/logout', { headers: { cookie, ...headers } })).status).toBe(403)
    expect((await store.send('GET', '/api/ecommerce/users/devices', { headers: { cookie } })).status).toBe(200)
  },
)

test.each(foreign)('without cookies, %s can sign a browser neither out nor in', async (_, headers) => {
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  const out = await store.send('POST', '/api/ecommerce/logout', { body: '', headers: form })
  expect([out.status, out.headers.getSetCookie()]).toEqual([403, []])
  const cookieHeaders = { ...headers, 'x-token-transport': 'cookie' }
  const account = {
    first_name: 'Eva',
    last_name: 'Mar',
    email: 'eva@example.com',
    phone: '18095550100',
    policies_accepted: true,
  }
  const passwords = { password, password_confirm: password }
  for (const [path, body] of [
    ['/api/identity/sign-in', { username: email, password }],
    ['/api/ecommerce/register/account', { ...account, ...passwords }],
  ] as const) {
    const reply = await store.send('POST', path, { body, headers: cookieHeaders })
    expect([reply.status, reply.headers.getSetCookie()]).toEqual([403, []])
  }
})

test('a client from another origin signs in and out with tokens, and no cookie is set or cleared', async () => {
  const headers = { origin: 'http://app.test', 'sec-fetch-site': 'cross-site' }
  const signedIn = await store.send('POST', '/api/identity/sign-in', { body: { username: email, password }, headers })
  const { data } = (await signedIn.json()) as { data: { tokens: { access_token: string } } }
  const authorization = `Bearer ${data.tokens.access_token}`
  const out = await store.send('POST', '/api/ecommerce/logout', { headers: { ...headers, authorization } })
  expect([signedIn.status, out.status]).toEqual([200, 200])
  expect([...signedIn.headers.getSetCookie(), ...out.headers.getSetCookie()]).toEqual([])
})

test('a request that names no origin gets no cookie cleared', async () => {
  const reply = await store.send('POST', '/api/ecommerce/logout')
  expect([reply.status, reply.headers.getSetCookie()]).toEqual([200, []])
})

test('a write with cookies from the store’s own pages is accepted', async () => {
  const response = await store.send('POST', '/api/ecommerce/login', {
    headers: { cookie: await cookiesOf(), ...origin, 'sec-fetch-site': 'same-origin' },
  })
  expect(response.status).toBe(200)
})

test('a refresh with cookies renews the cookies and sends no token in the body', async () => {
  const cookie = await cookiesOf()
  const response = await store.send('POST', '/api/identity/refresh', { headers: { cookie, ...origin } })
  expect((await response.json()) as unknown).toMatchObject({ data: {} })
  const renewed = valueOf(response.headers.getSetCookie(), 'vitrina_refresh')
  expect(store.app.platform.tokens.readRefresh(renewed ?? '')?.generation).toBe(2)
})

test('signing out clears the cookies, also those of a session that has ended', async () => {
  const cookie = await cookiesOf()
  for (let n = 0; n < 2; n += 1) {
    const response = await store.send('POST', '/api/ecommerce/logout', { headers: { cookie, ...origin } })
    expect(response.status).toBe(200)
    expect(
      response.headers.getSetCookie().filter((line) => /^vitrina_\w+=; Path=\/; Max-Age=0/.test(line)).length,
    ).toBeGreaterThanOrEqual(2)
  }
  expect((await store.send('GET', '/api/ecommerce/users/devices', { headers: { cookie } })).status).toBe(401)
})

describe('without a PUBLIC_URL', () => {
  const visited = (environment: Record<string, string>, headers: Record<string, string>) => {
    const { app } = testStoreOn(store.database, { PUBLIC_URL: '', ...environment })
    const body = JSON.stringify({ username: email, password })
    const all = { 'content-type': 'application/json', 'x-token-transport': 'cookie', ...headers }
    return app.handle(
      new Request('http://ignored.test/api/identity/sign-in', { method: 'POST', body, headers: all }),
      '127.0.0.1',
    )
  }

  test.each([
    ['the store’s own address', {}, { host: 'store.lan:3000', origin: 'http://store.lan:3000' }, 200],
    ['the same host by https', {}, { host: 'store.lan', origin: 'https://store.lan' }, 403],
    [
      'https that a trusted proxy names',
      { TRUST_PROXY: '1' },
      { host: 'store.lan', origin: 'https://store.lan', 'x-forwarded-proto': 'https' },
      200,
    ],
    [
      'http where a trusted proxy names https',
      { TRUST_PROXY: '1' },
      { host: 'store.lan', origin: 'http://store.lan', 'x-forwarded-proto': 'https' },
      403,
    ],
    [
      'https that an untrusted proxy names',
      {},
      { host: 'store.lan', origin: 'https://store.lan', 'x-forwarded-proto': 'https' },
      403,
    ],
  ])('the Origin is compared with the URL of the request: %s', async (_, environment, headers, status) => {
    expect((await visited(environment, headers as unknown as Record<string, string>)).status).toBe(status)
  })

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'shop.localhost:3000'])(
    'at http://%s no cookie is Secure, since WebKit would drop it',
    async (host) => {
      const cookies = (await visited({}, { host, origin: `http://${host}` })).headers.getSetCookie()
      expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
        'vitrina_access',
        'vitrina_refresh',
        'signed_in',
        'vitrina_devices',
      ])
      expect(cookies.filter((cookie) => /Secure/i.test(cookie))).toEqual([])
    },
  )

  test.each(['store.lan:3000', 'localhost.evil.test', '10.0.0.1', '127.evil.test'])(
    'at http://%s all are Secure',
    async (host) => {
      const cookies = (await visited({}, { host, origin: `http://${host}` })).headers.getSetCookie()
      expect(cookies).toHaveLength(4)
      for (const cookie of cookies) expect(cookie).toContain('; Secure')
    },
  )
})

describe('where PUBLIC_URL is https', () => {
  const secure = testStoreOn(store.database, { PUBLIC_URL: 'https://store.test' })
  const own = { origin: 'https://store.test' }
  const listed = (cookie: string) => secure.send('GET', '/api/ecommerce/users/devices', { headers: { cookie } })
  const tokensOf = async () => {
    const { headers, sessionId } = await signIn(store, email)
    return { access: headers.authorization.slice(7), refresh: headers['refresh-token'], sessionId }
  }

  test('each cookie is set under its __Host- name and under its plain name, which the previous release reads', async () => {
    const reply = await secure.send('POST', '/api/identity/sign-in', {
      body: { username: email, password },
      headers: { 'x-token-transport': 'cookie', ...own },
    })
    const cookies = reply.headers.getSetCookie()
    for (const name of ['vitrina_access', 'vitrina_refresh', 'signed_in']) {
      expect(valueOf(cookies, `__Host-${name}`)).toBe(valueOf(cookies, name))
    }
    expect(valueOf(cookies, '__Host-vitrina_devices')).toMatch(/^[\w.~-]{100,}$/)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/;.* Secure;/)
      expect(cookie).not.toMatch(/Domain/i)
    }
  })

  test('signing out clears the cookies of both names', async () => {
    const { access, refresh } = await tokensOf()
    const cookie = `__Host-vitrina_access=${access}; __Host-vitrina_refresh=${refresh}`
    const response = await secure.send('POST', '/api/ecommerce/logout', { headers: { cookie, ...own } })
    const cleared = response.headers.getSetCookie().map((line) => /^([\w-]+)=; Path=\/; Max-Age=0/.exec(line)?.[1])
    const names = ['vitrina_access', 'vitrina_refresh', 'signed_in']
    expect(cleared.toSorted()).toEqual([...names, ...names.map((name) => `__Host-${name}`)].toSorted())
  })

  test.each(['__Host-', ''])('a cookie named %svitrina_access signs in', async (prefix) => {
    const { access } = await tokensOf()
    expect((await listed(`${prefix}vitrina_access=${access}`)).status).toBe(200)
  })

  test('a session that a process of the previous release renewed, under the plain names alone, stays active', async () => {
    const { refresh, sessionId } = await tokensOf()
    const { tokens } = store.app.platform
    await store.client({ headers: { 'refresh-token': refresh } }).call(refreshTokens, {})
    const later = new Date(Date.now() + 60_000)
    store.setNow(later)
    secure.setNow(later)
    const response = await listed(`__Host-vitrina_refresh=${refresh}; vitrina_refresh=${tokens.refresh(sessionId, 2)}`)
    expect(response.status).toBe(200)
    expect(valueOf(response.headers.getSetCookie(), '__Host-vitrina_refresh')).toBe(tokens.refresh(sessionId, 3))
    secure.setNow(undefined)
  })

  test('a plain cookie that another host of the domain set does not replace an active session', async () => {
    await makeCustomer(db, { email: 'eva@example.com' })
    const [mine, injected] = [await tokensOf(), (await signIn(store, 'eva@example.com')).headers.authorization.slice(7)]
    const response = await secure.send('POST', '/api/ecommerce/login', {
      headers: { cookie: `vitrina_access=${injected}; __Host-vitrina_access=${mine.access}`, ...own },
    })
    expect(await response.json()).toMatchObject({ data: { user: { email } } })
  })

  test('a session that began at a process of the previous release is used where the other session has ended', async () => {
    const [over, begun] = [await tokensOf(), await tokensOf()]
    await db.updateTable('sessions').set({ ended_at: new Date() }).where('id', '=', over.sessionId).execute()
    const cookie = `__Host-vitrina_access=${over.access}; __Host-vitrina_refresh=${over.refresh}; vitrina_access=${begun.access}`
    expect((await listed(cookie)).status).toBe(200)
  })
})
