import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { sendBeside } from '#server/testing/enter-card.ts'
import { makeSandboxCard } from '#server/testing/make-sandbox-card.ts'
import { testStore, testStoreOn } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const { cards, paypal } = store.app.platform.providers

beforeEach(() => store.reset())

const request = { returnUrl: 'http://store.test/back?x=1', cancelUrl: 'http://store.test/away', description: 'A & <b>' }

/** Begins a payment that wants its payer: gives its operation, and the path of the page. */
async function begin(method: 'card' | 'paypal' = 'card', more: object = {}) {
  const operationId = randomUUID()
  const provider = method === 'card' ? cards : paypal
  const cardToken = method === 'card' ? await makeSandboxCard(db, { behaviour: 'confirmation' }) : undefined
  const outcome = await provider?.authorize({
    ...request,
    operationId,
    amount: { currency: method === 'card' ? 'DOP' : 'USD', hundredths: 123_450 },
    ...(cardToken && { cardToken }),
    language: 'en',
    ...more,
  })
  if (outcome?.state !== 'requires_action') throw new Error(outcome?.state)
  return { operationId, path: new URL(outcome.url).pathname, find: () => provider?.find(operationId) }
}

const read = async (path: string) => (await sendBeside(store, path)).text()
const tokenIn = (html: string) => /name="token" value="([\w-]+)"/.exec(html)?.[1] ?? ''
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  sendBeside(store, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
const decide = async (path: string, decision: string) => post(path, { decision, token: tokenIn(await read(path)) })

test('the payer of a card approves, and goes on to where the payment began', async () => {
  const { path, find } = await begin()
  const html = await read(path)
  expect(html).toContain('RD$1,234.50')
  expect(html).toContain('A &#38; &#60;b&#62;')
  const response = await decide(path, 'approve')
  expect([response.status, response.headers.get('location')]).toEqual([303, '/back?x=1'])
  expect(await find()).toMatchObject({ state: 'done' })
})

test('the payer of a card refuses', async () => {
  const { path, find } = await begin()
  const response = await decide(path, 'refuse')
  expect([response.status, response.headers.get('location')]).toEqual([303, '/away'])
  expect(await find()).toEqual({ state: 'declined', reason: 'not-approved' })
})

test('PayPal’s page shows US dollars and is in the customer’s language', async () => {
  const { path, find } = await begin('paypal', { language: 'es' })
  const html = await read(path)
  expect(html).toContain('US$1,234.50')
  expect(html).toContain('<html lang="es">')
  expect(html).toContain('Cancelar')
  expect((await decide(path, 'approve')).headers.get('location')).toBe('/back?x=1')
  expect(await find()).toMatchObject({ state: 'done' })
})

test('a page that is sent twice, opened again or decided in another tab leads on by the first decision', async () => {
  const { path, find } = await begin()
  const token = tokenIn(await read(path))
  await post(path, { decision: 'approve', token })
  for (const decision of ['approve', 'refuse'])
    expect((await post(path, { decision, token })).headers.get('location')).toBe('/back?x=1')
  expect(await find()).toMatchObject({ state: 'done' })
  const again = await read(path)
  expect(again).toContain('href="/back?x=1"')
  expect(again).not.toContain('<form')
})

test('of many decisions at once the first counts', async () => {
  const { path, find } = await begin()
  const token = tokenIn(await read(path))
  const responses = await Promise.all(
    ['approve', 'refuse', 'approve', 'refuse'].map((decision) => post(path, { decision, token })),
  )
  expect(new Set(responses.map(({ headers }) => headers.get('location'))).size).toBe(1)
  const expected = responses[0]?.headers.get('location') === '/away' ? 'declined' : 'done'
  expect(await find()).toMatchObject({ state: expected })
})

test('after an hour the page takes no decision', async () => {
  const { path, find } = await begin()
  const token = tokenIn(await read(path))
  store.setNow(new Date(Date.now() + 3_600_000))
  expect(await read(path)).toContain('href="/away"')
  expect((await post(path, { decision: 'approve', token })).headers.get('location')).toBe('/away')
  expect(await find()).toEqual({ state: 'declined', reason: 'not-approved' })
})

describe('nothing is decided', () => {
  test('by another site, without the page’s token, or without a decision', async () => {
    const { path, find } = await begin()
    const token = tokenIn(await read(path))
    const other = tokenIn(await read((await begin()).path))
    expect((await post(path, { decision: 'approve', token }, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await post(path, { decision: 'approve', token }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    for (const fields of [{ decision: 'approve' }, { decision: 'approve', token: other }, { decision: 'x', token }])
      expect((await post(path, fields as Record<string, string>)).status).toBe(403)
    expect((await post(path, { decision: 'approve', token, more: 'x'.repeat(2_000) })).status).toBe(403)
    expect(await find()).toMatchObject({ state: 'requires_action' })
  })

  test('by opening the page, or by another method', async () => {
    const { path, find } = await begin()
    await sendBeside(store, `${path}?decision=approve`)
    expect((await sendBeside(store, path, { method: 'DELETE' })).status).toBe(405)
    expect(await find()).toMatchObject({ state: 'requires_action' })
  })
})

test('a link of no payment is not found, and neither is one under the other kind', async () => {
  const { path } = await begin()
  const unknown = `/sandbox/confirm/${randomUUID()}`
  for (const other of [unknown, path.replace('confirm', 'paypal'), `${path}/x`, '/sandbox/confirm/x', '/sandbox/'])
    expect((await sendBeside(store, other)).status, other).toBe(404)
})

test('the page runs nothing, sends its form to the store alone and is not stored', async () => {
  const { headers } = await sendBeside(store, (await begin()).path)
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("form-action 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(headers.get('cache-control')).toBe('no-store')
})

test('nobody is led to another site, whatever URL a payment has', async () => {
  const { path } = await begin('card', { returnUrl: 'https://evil.example//evil.example/x' })
  expect((await decide(path, 'approve')).headers.get('location')).toBe('/evil.example/x')
})

test('without the sandbox there are no such pages', async () => {
  const { path } = await begin()
  const without = testStoreOn(store.database, { PAYMENT_SANDBOX: '0' })
  expect((await sendBeside(without, path)).status).toBe(404)
  expect((await sendBeside(without, '/vault/cards', { method: 'POST' })).status).toBe(404)
})
