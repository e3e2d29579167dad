import { expect, test } from 'vitest'
import { createAvailability } from '../database/availability.ts'
import { DatabaseAway } from '../database/database-away.ts'
import { type Made, createByteCache } from './byte-cache.ts'

/** How often an answer was made, of a cache that holds some four of them. */
function countingCache() {
  let version = 1
  let made = 0
  const cache = createByteCache({ bytesMax: 100_000, version: () => version })
  const ask = (key: string) =>
    cache.findOrMake(key, async () => {
      made += 1
      return { status: 200, headers: {}, body: Buffer.alloc(15_000), isKept: true }
    })
  const count = async (key: string) => {
    made = 0
    await ask(key)
    return made
  }
  return { ask, count, change: () => (version += 1), made: () => made }
}

test('an answer is kept when it is asked for a second time', async () => {
  const { count } = countingCache()
  expect(await count('home')).toBe(1)
  expect(await count('home')).toBe(1)
  expect(await count('home')).toBe(0)
})

test('what was asked for before is kept at once after a change', async () => {
  const { count, change } = countingCache()
  await count('home')
  change()
  expect(await count('home')).toBe(1)
  expect(await count('home')).toBe(0)
})

test('nothing of an older version is answered', async () => {
  const { ask, count, change } = countingCache()
  await ask('home')
  await ask('home')
  change()
  expect(await count('home')).toBe(1)
})

test('what is asked for often stays, however many others are asked for twice', async () => {
  const { ask, count } = countingCache()
  await ask('home')
  await ask('home')
  for (let at = 0; at < 50; at += 1) {
    await ask(`list ${at}`)
    await ask(`list ${at}`)
    expect(await count('home')).toBe(0)
  }
})

test('the least recently used leaves first', async () => {
  const { ask, count } = countingCache()
  for (const key of ['one', 'two', 'three', 'four', 'five', 'six']) {
    await ask(key)
    await ask(key)
  }
  expect(await count('six')).toBe(0)
  expect(await count('one')).toBe(1)
})

test('who asks while an answer is made gets the same one', async () => {
  const { ask, made } = countingCache()
  await Promise.all([ask('home'), ask('home'), ask('home')])
  expect(made()).toBe(1)
})

/** A cache on a clock that the test turns, in front of a store that can make an answer or cannot. */
function cacheInOutage() {
  let now = 1_000_000
  let version = 1
  let make: () => Promise<Made>
  const { awayMs, wentAway, cameBack } = createAvailability(() => now)
  const cache = createByteCache({ bytesMax: 100_000, version: () => version, awayMs, now: () => now })
  const answer = (status: number) => async () => ({
    status,
    headers: {},
    body: Buffer.from(`made at ${now}`),
    isKept: status === 200,
  })
  make = answer(200)
  return {
    ask: async (key = 'home') => {
      const { status, headers, plain } = cache.find(key) ?? (await cache.findOrMake(key, () => make()))
      return { status, age: headers['age'], isMarked: headers['cache-status'] !== undefined, text: String(plain) }
    },
    pass: (seconds: number) => (now += seconds * 1_000),
    change: () => (version += 1),
    goAway() {
      version += 1 // the listening connection is lost
      wentAway(new Error('gone'))
      make = answer(503)
    },
    fail: () => (make = () => Promise.reject(new DatabaseAway(new Error('gone')))),
    comeBack() {
      version += 1
      cameBack()
      make = answer(200)
    },
    crowd: () => (make = answer(503)),
  }
}

test('while the database is away the kept answer is sent for a minute, with its age, and then no more', async () => {
  const { ask, pass, goAway } = cacheInOutage()
  await ask()
  const { text } = await ask()
  pass(10)
  goAway()
  expect(await ask()).toEqual({ status: 200, age: '10', isMarked: true, text })
  pass(60)
  expect(await ask()).toEqual({ status: 200, age: '70', isMarked: true, text })
  pass(1)
  expect((await ask()).status).toBe(503)
})

test('what was out of date long before the database went is not sent', async () => {
  const { ask, pass, goAway } = cacheInOutage()
  await ask()
  await ask()
  pass(80)
  goAway()
  expect((await ask()).status).toBe(200)
  pass(20)
  expect((await ask()).status).toBe(503)
})

test('what nobody kept is refused while the database is away; after its return answers are made anew', async () => {
  const { ask, goAway, comeBack, pass } = cacheInOutage()
  goAway()
  expect((await ask('never seen')).status).toBe(503)
  comeBack()
  await ask()
  const { text } = await ask()
  goAway()
  comeBack()
  pass(1)
  const anew = await ask()
  expect(anew.isMarked).toBe(false)
  expect(anew.text).not.toBe(text)
})

test('an answer that fails before anybody knows that the database is away is replaced by the kept one as well', async () => {
  const { ask, change, fail, crowd } = cacheInOutage()
  await ask()
  await ask()
  change()
  fail()
  expect(await ask()).toMatchObject({ status: 200, isMarked: true })
  crowd()
  expect(await ask()).toMatchObject({ status: 200, isMarked: true })
  fail()
  await expect(ask('never seen')).rejects.toThrow(DatabaseAway)
})
