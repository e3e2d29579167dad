import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openPageSocket } from '#server/testing/page-socket.ts'
import { testStore } from '#server/testing/store.ts'

const { app } = await testStore()
const settings = { ...app.platform.settings, TRUST_PROXY: true }
let rendered = 0
const { origin, close } = await openPageSocket({ ...app, platform: { ...app.platform, settings } }, async () => {
  await sleep(20)
  rendered += 1
  return { status: 200, headers: { 'content-type': 'text/plain' }, body: Buffer.from('A page.'), isCacheable: true }
})
afterAll(close)

const request = async (path: string, address: string) => {
  const response = await fetch(`${origin}${path}`, { headers: { 'x-forwarded-for': address } })
  const text = await response.text()
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text }
}

test('of 400 pages that one IP address requests at once some wait and the others are refused, while another address gets its page among the next', async () => {
  const flood = Promise.all(Array.from({ length: 400 }, (_, number) => request(`/shop?q=text${number}`, '192.0.2.1')))
  await expect.poll(() => rendered).toBeGreaterThan(0)
  const before = rendered
  expect((await request('/shop?q=mine', '192.0.2.2')).status).toBe(200)
  expect(rendered - before).toBeLessThanOrEqual(60)
  const responses = await flood
  const refused = responses.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]).toMatchObject({
    retryAfter: '1',
    text: expect.stringContaining('Demasiadas páginas a la vez') as string,
  })
})

test('a cached page is sent at once, however many requests its caller has under way', async () => {
  await request('/shop?q=kept', '192.0.2.3')
  await request('/shop?q=kept', '192.0.2.3')
  const before = rendered
  const flood = Promise.all(Array.from({ length: 100 }, (_, number) => request(`/shop?q=other${number}`, '192.0.2.3')))
  expect((await request('/shop?q=kept', '192.0.2.3')).status).toBe(200)
  expect(rendered - before).toBeLessThan(100)
  await flood
})

test('a page that one IP address requests twenty times at once is rendered at most twice', async () => {
  const before = rendered
  await Promise.all(Array.from({ length: 20 }, () => request('/shop?q=twice', '192.0.2.4')))
  expect(rendered - before).toBeLessThanOrEqual(2)
})
