import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptFile, sweep, touch } from './keep-file.ts'

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

test('the folder keeps what was asked for last', async () => {
  for (const name of ['a', 'b', 'c']) {
    await keptFile(join(folder, name), async () => Buffer.from(name))
    await sleep(15)
  }
  await touch(join(folder, 'a'))
  await sweep(folder, 2)
  expect((await readdir(folder)).toSorted()).toEqual(['a', 'c'])
})
