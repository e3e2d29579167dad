import { expect, test } from 'vitest'
import { createByteCache } from './byte-cache.ts'

/** How often an answer was made, of a cache that holds some four of them. */
function countingCache() {
  const cache = createByteCache({ bytesMax: 100_000, version: () => 1 })
  let made = 0
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
  return { ask, count }
}

test('while there is room an answer is made once', async () => {
  const { ask, count } = countingCache()
  await ask('home')
  expect(await count('home')).toBe(0)
})

test('what is asked for often stays, however many others are asked for once', async () => {
  const { ask, count } = countingCache()
  await ask('home')
  for (let at = 0; at < 50; at += 1) await ask(`list ${at}`)
  expect(await count('home')).toBe(0)
})

test('once half of the room is taken an answer is kept when it is asked for again', async () => {
  const { ask, count } = countingCache()
  for (let at = 0; at < 5; at += 1) await ask(`list ${at}`)
  expect(await count('product')).toBe(1)
  expect(await count('product')).toBe(1)
  expect(await count('product')).toBe(0)
})
