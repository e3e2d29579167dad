import { beforeEach, expect, test } from 'vitest'
import { makeCustomer, signIn } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { hashPassword } from './passwords.ts'

const store = await testStore()
const { db } = store.database
const password = 'Nopal-47-rio'
const passwordHash = await hashPassword(password)
const email = 'ana@example.com'
const origin = { origin: 'http://store.test' }

const valueOf = (cookies: string[], name: string) => cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(/[=;]/)[1]
const cookiesOf = async () => {
  const { headers } = await signIn(store, email)
  return `vitrina_access=${headers.authorization.slice(7)}; vitrina_refresh=${headers['refresh-token']}`
}

beforeEach(async () => {
  await store.reset()
  await makeCustomer(db, { email, passwordHash })
})

test('the pages get their tokens in cookies that scripts cannot read, and none in the body', async () => {
  const response = await store.send('POST', '/api/identity/sign-in', {
    body: { username: email, password },
    headers: { 'x-token-transport': 'cookie' },
  })
  const cookies = response.headers.getSetCookie()
  for (const name of ['vitrina_access', 'vitrina_refresh']) {
    expect(cookies.find((cookie) => cookie.startsWith(name))).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=Lax$/)
  }
  const body = (await response.json()) as { data: object }
  expect(Object.keys(body.data)).toEqual(['user'])
  expect(response.headers.get('x-access-token')).toBeNull()
})

test('a cookie signs in', async () => {
  const response = await store.send('GET', '/api/ecommerce/users/devices', { headers: { cookie: await cookiesOf() } })
  expect(response.status).toBe(200)
})

test.each([
  ['no Origin', {}],
  ['another site’s Origin', { origin: 'http://evil.test' }],
  ['no origin to speak of', { origin: 'null' }],
  ['a browser that says cross-site', { ...origin, 'sec-fetch-site': 'cross-site' }],
])('a write by cookie with %s is refused', async (_, headers: Record<string, string>) => {
  const cookie = await cookiesOf()
  expect((await store.send('POST', '/api/ecommerce/logout', { headers: { cookie, ...headers } })).status).toBe(403)
  expect((await store.send('GET', '/api/ecommerce/users/devices', { headers: { cookie } })).status).toBe(200)
})

test('a write by cookie from our own pages passes', async () => {
  const response = await store.send('POST', '/api/ecommerce/login', {
    headers: { cookie: await cookiesOf(), ...origin, 'sec-fetch-site': 'same-origin' },
  })
  expect(response.status).toBe(200)
})

test('a refresh by cookie renews the cookies and shows no token', async () => {
  const cookie = await cookiesOf()
  const response = await store.send('POST', '/api/identity/refresh', { headers: { cookie, ...origin } })
  expect((await response.json()) as unknown).toMatchObject({ data: {} })
  const renewed = valueOf(response.headers.getSetCookie(), 'vitrina_refresh')
  expect(store.app.platform.tokens.readRefresh(renewed ?? '')?.generation).toBe(2)
})

test('signing out clears the cookies, also those of a session that is over', async () => {
  const cookie = await cookiesOf()
  for (let n = 0; n < 2; n += 1) {
    const response = await store.send('POST', '/api/ecommerce/logout', { headers: { cookie, ...origin } })
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie().filter((line) => /^vitrina_\w+=; Path=\/; Max-Age=0/.test(line)).length).toBeGreaterThanOrEqual(
      2,
    )
  }
  expect((await store.send('GET', '/api/ecommerce/users/devices', { headers: { cookie } })).status).toBe(401)
})
