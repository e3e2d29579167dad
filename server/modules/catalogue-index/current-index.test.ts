import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { CatalogueVersion } from '#server/platform/catalogue-version.ts'
import { makeProduct } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { countDocs } from './doc-id-set.ts'
import { catalogueIndex, applyAnnouncedChanges, refreshIndex } from './current-index.ts'

const store = await testStore()
const { db } = store.database
const { log } = store.app.platform

/** A process of its own, whose version only moves when the test moves it. */
function makeProcess() {
  let version = 1
  let reconnections = 0
  const catalogue: CatalogueVersion = {
    db,
    hasOneConnection: true,
    current: () => version,
    importVersion: () => 1,
    reconnections: () => reconnections,
    mayBeStale: () => false,
    announce: () => (version += 1),
    bumpLocal: () => (version += 1),
    stop: async () => {},
  }
  const ctx = () => ({ catalogue, log, now: new Date() })
  const reconnect = () => {
    reconnections += 1
    version += 1
  }
  return { catalogue, ctx, reconnect, count: async () => countDocs((await catalogueIndex(ctx())).live) }
}

beforeEach(() => store.reset())

/**
 * The index's timer runs from the instant that the caller takes for now, so that a slow machine cannot be late for it.
 */
const justBefore = (instant: Date) => new Date(instant.getTime() - 50)

test('the rows are read again when the version has moved, and not before', async () => {
  const process = makeProcess()
  expect(await process.count()).toBe(0)
  await makeProduct(db, { code: 'A' })
  expect(await process.count()).toBe(0)
  process.catalogue.announce()
  expect(await process.count()).toBe(1)
})

test('a request after the version has moved gets no older index, though one is being read', async () => {
  const process = makeProcess()
  await process.count()
  process.catalogue.announce()
  const early = process.count()
  await makeProduct(db, { code: 'A' })
  process.catalogue.announce()
  expect(await process.count()).toBe(1)
  await early
})

test('a process without requests reads the changes as well, so that it misses none that are purged', async () => {
  const process = makeProcess()
  await process.count()
  await makeProduct(db, { code: 'A' })
  await refreshIndex(process.ctx())
  await db.deleteFrom('catalogue_changes').execute()
  expect(await process.count()).toBe(1)
})

test('after a reconnection all rows are read again, since the server before may have had other ones', async () => {
  const process = makeProcess()
  await makeProduct(db, { code: 'A' })
  await process.count()
  await makeProduct(db, { code: 'B' })
  // No change is recorded of rows that another server lost, or never had.
  await db.deleteFrom('catalogue_changes').execute()
  process.catalogue.announce()
  expect(await process.count()).toBe(1)
  process.reconnect()
  expect(await process.count()).toBe(2)
})

test('while very many changes are read the old index serves lists, and pages rendered from it are then out of date', async () => {
  const process = makeProcess()
  await makeProduct(db, { code: 'A' })
  await sql`insert into products (code, name_en, name_es, brand_id, category_id)
    select 'N' || n, 'New', 'Nuevo', 1, 1 from generate_series(1, 5500) n`.execute(db)
  expect(await process.count()).toBe(5_501)
  await sql`update products set status = 'hidden' where code <> 'A'`.execute(db)
  process.catalogue.announce()
  const version = process.catalogue.current()
  expect(await process.count()).toBe(5_501)
  await expect.poll(() => process.catalogue.current()).toBe(version + 1)
  expect(await process.count()).toBe(1)
})

test('cached pages go out of date by themselves when a special price ends', async () => {
  const process = makeProcess()
  const until = new Date(Date.now() + 3_600_000)
  await makeProduct(db, { code: 'A', special: { priceCentavos: 100, until } })
  await catalogueIndex({ ...process.ctx(), now: justBefore(until) })
  const version = process.catalogue.current()
  await expect.poll(() => process.catalogue.current()).toBe(version + 1)
})

test('a special price that a change brings begins by itself, without a request for a list meanwhile', async () => {
  const process = makeProcess()
  const from = new Date(Date.now() + 3_600_000)
  await makeProduct(db, { code: 'A' })
  await process.count()
  await db.updateTable('products').set({ special_price_centavos: 100, special_from: from }).execute()
  process.catalogue.announce()
  const version = process.catalogue.current()
  await applyAnnouncedChanges({ ...process.ctx(), now: justBefore(from) })
  await expect.poll(() => process.catalogue.current()).toBe(version + 1)
})

test('a request after a special price has ended, but before the timer, puts cached pages out of date', async () => {
  const process = makeProcess()
  const until = new Date(Date.now() + 60_000)
  await makeProduct(db, { code: 'A', special: { priceCentavos: 100, until } })
  await process.count()
  const version = process.catalogue.current()
  await catalogueIndex({ ...process.ctx(), now: until })
  expect(process.catalogue.current()).toBe(version + 1)
})

test('the words and models of earlier names are not retained for ever', async () => {
  const process = makeProcess()
  for (let n = 0; n < 20; n += 1) await makeProduct(db, { code: `A${n}` })
  let most = 0
  for (let round = 0; round < 60; round += 1) {
    await sql`update products set model = ${`${round} `} || code, name_en = ${`word${round}`} || code`.execute(db)
    process.catalogue.announce()
    const { models, text } = await catalogueIndex(process.ctx())
    most = Math.max(most, models.values.length)
    expect(text.search(`word${round}A3`).docs).toHaveLength(1)
  }
  // 1,000 texts and those of the last round.
  expect(most).toBeLessThan(1_100)
})
