import { brotliCompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { testStore } from '#server/testing/store.ts'
import { builtFile } from './built-files.ts'
import { createOtherBuilds } from './other-builds.ts'
import { storeBuild } from './store-build.ts'

const store = await testStore()
const { db, pool } = store.database
beforeEach(() => store.reset())

const script = (text: string) => builtFile('/assets/page.js', Buffer.from(text), undefined, brotliCompressSync(text))
const build = (name: string) =>
  new Map([
    [`/assets/page-${name}.js`, script(`the script of ${name}`)],
    ['/assets/font-same.woff2', builtFile('/assets/font-same.woff2', Buffer.from([0, 255, 128]))],
    ['/favicon.ico', builtFile('/favicon.ico', Buffer.from('icon'))],
  ])

/** How many statements some work sends to the database. */
async function statementsDuring(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const request = pool.query.bind(pool)
  const connect = pool.connect.bind(pool)
  pool.query = ((...call: unknown[]) => ((count += 1), (request as (...all: unknown[]) => unknown)(...call))) as never
  pool.connect = ((...call: unknown[]) => ((count += 1), (connect as (...all: unknown[]) => unknown)(...call))) as never
  await work().finally(() => Object.assign(pool, { query: request, connect }))
  return count
}

test('a file of another release has the same response as from a process of that release', async () => {
  await storeBuild(db, build('one'))
  const file = await createOtherBuilds(db).find('/assets/page-one.js')
  const own = script('the script of one')
  expect(file).toMatchObject({
    status: 200,
    headers: own.headers,
    etag: own.etag,
    plain: own.plain,
    brotli: own.brotli,
  })
  expect(String(gunzipSync(file?.gzip as Buffer))).toBe('the script of one')
  expect(file?.headers['cache-control']).toContain('immutable')
})

test('a font is stored unchanged and has no compressed form', async () => {
  await storeBuild(db, build('one'))
  const file = await createOtherBuilds(db).find('/assets/font-same.woff2')
  expect(file).toEqual(build('one').get('/assets/font-same.woff2'))
})

test('only files that are named by their hash are stored', async () => {
  await storeBuild(db, build('one'))
  const { rows } = await pool.query('select path from build_files order by path')
  expect(rows.map(({ path }) => path)).toEqual(['/assets/font-same.woff2', '/assets/page-one.js'])
})

test('the last two builds that were started stay, and the one before them is deleted', async () => {
  for (const name of ['one', 'two', 'one', 'three']) await storeBuild(db, build(name))
  const others = createOtherBuilds(db)
  expect(await others.find('/assets/page-one.js')).toBeDefined()
  expect(await others.find('/assets/page-three.js')).toBeDefined()
  expect(await others.find('/assets/page-two.js')).toBeUndefined()
})

test('a process finds a file that another process stores after the first request for it', async () => {
  const others = createOtherBuilds(db)
  expect(await others.find('/assets/page-one.js')).toBeUndefined()
  await storeBuild(db, build('one'))
  expect(await others.find('/assets/page-one.js')).toBeDefined()
})

test('five hundred simultaneous requests for unknown paths need one statement', async () => {
  const others = createOtherBuilds(db)
  const count = await statementsDuring(async () => {
    const found = await Promise.all(Array.from({ length: 500 }, (_, n) => others.find(`/assets/nothing-${n}.js`)))
    expect(found.every((file) => file === undefined)).toBe(true)
  })
  expect(count).toBe(1)
})

test('a file of a deleted build is no longer found by a process that knew its path', async () => {
  await storeBuild(db, build('one'))
  const others = createOtherBuilds(db)
  expect(await others.find('/assets/font-same.woff2')).toBeDefined()
  for (const name of ['two', 'three']) await storeBuild(db, build(name))
  expect(await others.find('/assets/page-one.js')).toBeUndefined()
})
