import { expect, test } from 'vitest'
import { createAvailability } from '../database/availability.ts'
import { DatabaseAway } from '../database/database-away.ts'
import type { RenderedResponse } from './cached-response.ts'
import { createResponseCache } from './response-cache.ts'

/** A cache with room for some four responses that counts how often each response was rendered. */
function countingCache() {
  let version = 1
  let rendered = 0
  const cache = createResponseCache({ bytesMax: 100_000, version: () => version })
  const request = (key: string) =>
    cache.findOrRender(key, async () => {
      rendered += 1
      return { status: 200, headers: {}, body: Buffer.alloc(15_000), isCacheable: true }
    })
  const count = async (key: string) => {
    rendered = 0
    await request(key)
    return rendered
  }
  return { request, count, change: () => (version += 1), rendered: () => rendered }
}

test('a response is cached when it is requested for the second time', async () => {
  const { count } = countingCache()
  expect(await count('home')).toBe(1)
  expect(await count('home')).toBe(1)
  expect(await count('home')).toBe(0)
})

test('after a change, a response that was requested before is cached at once', async () => {
  const { count, change } = countingCache()
  await count('home')
  change()
  expect(await count('home')).toBe(1)
  expect(await count('home')).toBe(0)
})

test('no response of an older version is sent', async () => {
  const { request, count, change } = countingCache()
  await request('home')
  await request('home')
  change()
  expect(await count('home')).toBe(1)
})

test('a response that is requested often stays, even while many others are requested twice', async () => {
  const { request, count } = countingCache()
  await request('home')
  await request('home')
  for (let at = 0; at < 50; at += 1) {
    await request(`list ${at}`)
    await request(`list ${at}`)
    expect(await count('home')).toBe(0)
  }
})

test('the least recently used response is evicted first', async () => {
  const { request, count } = countingCache()
  for (const key of ['one', 'two', 'three', 'four', 'five', 'six']) {
    await request(key)
    await request(key)
  }
  expect(await count('six')).toBe(0)
  expect(await count('one')).toBe(1)
})

test('requests that arrive while a response is being rendered get the same response', async () => {
  const { request, rendered } = countingCache()
  await Promise.all([request('home'), request('home'), request('home')])
  expect(rendered()).toBe(1)
})

/** A cache whose clock the test sets, in front of a renderer that the test can make fail. */
function cacheInOutage() {
  let now = 1_000_000
  let version = 1
  let render: () => Promise<RenderedResponse>
  const { awayMs, wentAway, cameBack } = createAvailability(() => now)
  const cache = createResponseCache({ bytesMax: 100_000, version: () => version, awayMs, now: () => now })
  const respond = (status: number) => async () => ({
    status,
    headers: {},
    body: Buffer.from(`rendered at ${now}`),
    isCacheable: status === 200,
  })
  render = respond(200)
  return {
    request: async (key = 'home') => {
      const { status, headers, plain } = cache.find(key) ?? (await cache.findOrRender(key, () => render()))
      return { status, age: headers['age'], isMarked: headers['cache-status'] !== undefined, text: String(plain) }
    },
    pass: (seconds: number) => (now += seconds * 1_000),
    change: () => (version += 1),
    goAway() {
      version += 1 // the listening connection is lost
      wentAway(new Error('gone'))
      render = respond(503)
    },
    fail: () => (render = () => Promise.reject(new DatabaseAway(new Error('gone')))),
    comeBack() {
      version += 1
      cameBack()
      render = respond(200)
    },
    crowd: () => (render = respond(503)),
  }
}

test('while the database is away the cached response is sent for a minute, with its age, and then no more', async () => {
  const { request, pass, goAway } = cacheInOutage()
  await request()
  const { text } = await request()
  pass(10)
  goAway()
  expect(await request()).toEqual({ status: 200, age: '10', isMarked: true, text })
  pass(60)
  expect(await request()).toEqual({ status: 200, age: '70', isMarked: true, text })
  pass(1)
  expect((await request()).status).toBe(503)
})

test('a response that was out of date long before the database went away is not sent', async () => {
  const { request, pass, goAway } = cacheInOutage()
  await request()
  await request()
  pass(80)
  goAway()
  expect((await request()).status).toBe(200)
  pass(20)
  expect((await request()).status).toBe(503)
})

test('a response that is not cached is refused while the database is away; after its return responses are rendered again', async () => {
  const { request, goAway, comeBack, pass } = cacheInOutage()
  goAway()
  expect((await request('never seen')).status).toBe(503)
  comeBack()
  await request()
  const { text } = await request()
  goAway()
  comeBack()
  pass(1)
  const again = await request()
  expect(again.isMarked).toBe(false)
  expect(again.text).not.toBe(text)
})

test('a cached response also replaces one that fails before the store knows that the database is away', async () => {
  const { request, change, fail, crowd } = cacheInOutage()
  await request()
  await request()
  change()
  fail()
  expect(await request()).toMatchObject({ status: 200, isMarked: true })
  crowd()
  expect(await request()).toMatchObject({ status: 200, isMarked: true })
  fail()
  await expect(request('never seen')).rejects.toThrow(DatabaseAway)
})
