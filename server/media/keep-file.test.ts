import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropOutdated, keptFile, newestTime, sweep, touch } from './keep-file.ts'
import { createTurns } from './turns.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-kept-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('what is kept is not made again', async () => {
  const path = join(folder, 'deep', 'a.jpg')
  await keptFile(path, async () => Buffer.from('first'))
  expect(String(await keptFile(path, async () => Buffer.from('second')))).toBe('first')
})

test('who asks for what is kept waits for no turn, and what two ask for at once is made once', async () => {
  const path = join(folder, 'a.jpg')
  const inTurn = createTurns()('127.0.0.1')
  let made = 0
  const make = async () => Buffer.from(`${(made += 1)}`)
  expect((await Promise.all([keptFile(path, make, inTurn), keptFile(path, make, inTurn)])).map(String)).toEqual([
    '1',
    '1',
  ])
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  const busy = ['x', 'y', 'z'].map((name) => inTurn(name, () => released))
  expect(String(await keptFile(path, make, inTurn))).toBe('1')
  release()
  await Promise.all(busy)
})

test.each([2_000, 500])(
  'a picture made of a render is made anew when the render’s time moves from 1000 to %s seconds',
  async (moved) => {
    const [kept, render, noMask] = [join(folder, 'kept'), join(folder, 'render'), join(folder, 'no-mask')]
    let made = 0
    const ask = async () => {
      const time = await newestTime([render, noMask])
      await dropOutdated(kept, time)
      return String(await keptFile(kept, async () => Buffer.from(`${(made += 1)}`), undefined, time))
    }
    await writeFile(render, '')
    await utimes(render, 1_000, 1_000)
    expect([await ask(), await ask()]).toEqual(['1', '1'])
    await utimes(render, moved, moved)
    expect([await ask(), await ask()]).toEqual(['2', '2'])
  },
)

test('the folder keeps what was asked for last', async () => {
  for (const name of ['a', 'b', 'c']) {
    await keptFile(join(folder, name), async () => Buffer.from(name))
    await sleep(15)
  }
  await touch(join(folder, 'a'))
  await sweep(folder, 2)
  expect((await readdir(folder)).toSorted()).toEqual(['a', 'c'])
})
