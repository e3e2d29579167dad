import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { evictOutdated, cachedFile, newestTime, evictLeastRecentlyUsed, markUsed } from './file-cache.ts'
import { createPictureLimiter } from './picture-limiter.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-file-cache-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a cached file is not made again', async () => {
  const path = join(folder, 'deep', 'a.jpg')
  await cachedFile(path, async () => Buffer.from('first'))
  expect(String(await cachedFile(path, async () => Buffer.from('second')))).toBe('first')
})

test('a cached file is returned without waiting for the limiter, and two simultaneous requests make it once', async () => {
  const path = join(folder, 'a.jpg')
  const runLimited = createPictureLimiter()('127.0.0.1')
  let made = 0
  const make = async () => Buffer.from(`${(made += 1)}`)
  expect(
    (await Promise.all([cachedFile(path, make, runLimited), cachedFile(path, make, runLimited)])).map(String),
  ).toEqual(['1', '1'])
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  const busy = ['x', 'y', 'z'].map((name) => runLimited(name, () => released))
  expect(String(await cachedFile(path, make, runLimited))).toBe('1')
  release()
  await Promise.all(busy)
})

test.each([2_000, 500])(
  'a picture is made again when the modification time of its render moves from 1000 to %s seconds',
  async (moved) => {
    const [cached, render, noMask] = [join(folder, 'cached'), join(folder, 'render'), join(folder, 'no-mask')]
    let made = 0
    const request = async () => {
      const time = await newestTime([render, noMask])
      await evictOutdated(cached, time)
      return String(await cachedFile(cached, async () => Buffer.from(`${(made += 1)}`), undefined, time))
    }
    await writeFile(render, '')
    await utimes(render, 1_000, 1_000)
    expect([await request(), await request()]).toEqual(['1', '1'])
    await utimes(render, moved, moved)
    expect([await request(), await request()]).toEqual(['2', '2'])
  },
)

test('the least recently used file is evicted', async () => {
  for (const [seconds, name] of ['a', 'b', 'c'].entries()) {
    await cachedFile(join(folder, name), async () => Buffer.from(name))
    await utimes(join(folder, name), 1_000 + seconds, 1_000 + seconds)
  }
  await markUsed(join(folder, 'a'))
  await evictLeastRecentlyUsed(folder, 2)
  expect((await readdir(folder)).toSorted()).toEqual(['a', 'c'])
})
