import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { refresh } from '#contract/identity.ts'
import { hashPassword } from '#server/modules/identity/passwords.ts'
import { makeAddress, makeBranch, makeCustomer, signIn } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { sessionSecret } from '#server/testing/store-process.ts'
import { createApp } from './app.ts'

interface Line {
  method?: string
  route?: string
  status?: number
  reason?: string
}

const store = await testStore()
const { db } = store.database
const password = 'Nopal-47-rio'
const passwordHash = await hashPassword(password)
const email = 'ana@example.com'
const written: string[] = []
const { settings } = store.app.platform
const log = pino({ base: null }, { write: (line: string) => void written.push(line) })
const logged = createApp({ database: store.database, settings, log, secret: sessionSecret, clock: () => new Date() })

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  await makeCustomer(db, { email, passwordHash })
  written.length = 0
})

/** The log line of a request. */
async function lineOf(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Line> {
  const request = new Request(`http://store.test/api/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...headers },
  })
  await logged.handle(request, '203.0.113.9')
  return JSON.parse(written.at(-1) ?? '{}') as Line
}
const signInLine = (username: string, typed: string, headers = {}) =>
  lineOf('POST', 'identity/sign-in', { username, password: typed }, headers)

test('a sign-in has a log line that says whether it succeeded, and else why it was refused', async () => {
  expect(await signInLine(email, password)).toMatchObject({ route: 'identity/sign-in', status: 200 })
  expect((await signInLine(email, password)).reason).toBeUndefined()
  expect(await signInLine(email, 'Nopal-47-mar')).toMatchObject({
    route: 'identity/sign-in',
    reason: 'wrong-credentials',
  })
  expect(await signInLine('nobody@example.com', password)).toMatchObject({
    route: 'identity/sign-in',
    reason: 'unknown-email',
  })
  for (let guess = 0; guess < 4; guess += 1) await signInLine(email, 'Nopal-47-mar')
  expect(await signInLine(email, password)).toMatchObject({ status: 429, reason: 'too-many-requests' })
})

test('a refused access has a log line with the reason', async () => {
  const ana = await signIn(store, email)
  const somebody = await makeCustomer(db, { email: 'luis@example.com', passwordHash })
  const address = await makeAddress(db, { customerId: somebody })
  expect(await lineOf('GET', 'ecommerce/carts/1')).toMatchObject({ status: 401, reason: 'sign-in-required' })
  expect(await lineOf('DELETE', `ecommerce/addresses/${address}`, undefined, ana.headers)).toMatchObject({
    status: 404,
    reason: 'not-found',
  })
  expect(
    await signInLine(email, password, { 'x-token-transport': 'cookie', origin: 'http://evil.test' }),
  ).toMatchObject({
    status: 403,
    reason: 'cross-site',
  })
})

test('a refused input has a log line without the input', async () => {
  expect(await signInLine(email, '')).toMatchObject({ status: 422, reason: 'invalid' })
  expect(written.join('')).not.toContain(email)
})

test('no log line contains a caller’s name, IP address or credentials', async () => {
  const { headers, client } = await signIn(store, email)
  await client.call(refresh, {})
  await signInLine(email, password)
  await signInLine(email, 'Nopal-47-mar')
  await lineOf('GET', 'ecommerce/carts/1?name=Ana', undefined, headers)
  const all = written.join('')
  expect(written.length).toBeGreaterThanOrEqual(3)
  for (const secret of [
    email,
    password,
    'Nopal-47-mar',
    '203.0.113.9',
    'name=Ana',
    headers.authorization.slice(7),
    headers['refresh-token'],
  ]) {
    expect(all).not.toContain(secret)
  }
})

test('the response to an internal error has the id of its log line, and reveals nothing else of the error', async () => {
  const clock = () => {
    throw new Error('relation "customers" does not exist at /opt/vitrina/server/secret.ts')
  }
  const failing = createApp({ database: store.database, settings, log, secret: sessionSecret, clock })
  const reply = await failing.handle(new Request('http://store.test/api/ecommerce/carts/1'), '203.0.113.9')
  const body = await reply.text()
  expect(reply.status).toBe(500)
  expect(body).not.toMatch(/customers|relation|secret|stack|node_modules/)
  const { data } = JSON.parse(body) as { data: { requestId: string } }
  const fault = written
    .map((line) => JSON.parse(line) as Line & { requestId: string; level: number })
    .find(({ level }) => level === 50)
  expect(fault).toMatchObject({ requestId: data.requestId, msg: 'request failed' })
})
