import { expect, test } from 'vitest'
import { createByteCache } from './byte-cache.ts'

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
