import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runImport } from '#server/import/import.ts'
import { loadPriceList } from '#server/import/load-price-list.ts'
import { parseMapping } from '#server/import/mapping.ts'
import { openStore } from '#server/import/open-store.ts'
import { openPriceList } from '#server/import/read-rows.ts'
import { readStudio } from '#server/modules/products/studio-pictures.ts'
import type { OpenDatabase } from '#server/platform/database/database.ts'
import { makeBranch } from '#server/testing/make.ts'
import { type TestPostgres, startPostgres } from '#server/testing/postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrina-parallel-'))
let postgres: TestPostgres
let database: OpenDatabase

beforeAll(async () => {
  postgres = await startPostgres()
  database = await openStore({ DATABASE_URL: await postgres.newDatabase(), DATA_DIR: folder })
  await makeBranch(database.db, { code: 1 })
})
afterAll(async () => {
  await database.close()
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

const mapping = parseMapping(
  {
    title: 'A list of the tests',
    columns: { name: 'Article', brand: 'Maker', price: 'Cost', category: 'Kind' },
    currency: { code: 'DOP', pesos: 1 },
    roundUpToPesos: 1,
    stock: 3,
  },
  'The mapping',
)

const parallel = 3

/** Loads rows in batches of two, three batches at a time; the connections are those of the program. */
async function load(rows: readonly string[]) {
  const path = join(folder, 'list.csv')
  writeFileSync(path, ['Article,Maker,Cost,Kind', ...rows].join('\n'))
  const file = await openPriceList(path)
  return loadPriceList(database.db, file, {
    mapping,
    rate: 1,
    dryRun: false,
    studio: readStudio(),
    now: new Date(),
    batchSize: 2,
    parallel,
  })
}

test('an import has as many connections as it stores batches at a time', async () => {
  const sessions = Array.from({ length: parallel }, () =>
    database.db
      .transaction()
      .execute((transaction) => transaction.selectNoFrom((of) => of.fn<number>('pg_backend_pid').as('pid')).execute()),
  )
  const pids = (await Promise.all(sessions)).flatMap((rows) => rows.map(({ pid }) => pid))
  expect(new Set(pids).size).toBe(parallel)
})

test('batches that are stored at a time and name the same new categories and makers lose no row', async () => {
  // Every second batch names them in the other order.
  const rows = Array.from({ length: 60 }, (_, nth) => {
    const which = nth % 4 < 2 ? nth % 2 : 1 - (nth % 2)
    return `Lamp ${nth},Maker ${which},100,Kind ${which}`
  })
  expect(await load(rows)).toMatchObject({ rows: 60, created: 60, refusedCount: 0 })
  const { rows: kinds } = await database.pool.query(
    `select c.name_en, count(*)::int from products p join categories c on c.id = p.category_id group by 1 order by 1`,
  )
  expect(kinds).toEqual([
    { name_en: 'Kind 0', count: 30 },
    { name_en: 'Kind 1', count: 30 },
  ])
})

test('IMPORT-39: while a process of the store runs, the command stores one short batch after another', async () => {
  const rows = 150
  const importOnes = async (list: string) => {
    const path = join(folder, `${list}.csv`)
    const lines = Array.from({ length: rows }, (_, nth) => `${list}-${nth},Lamp ${nth},${list},100,Lamps`)
    writeFileSync(path, ['code,name,brand,price,category', ...lines].join('\n'))
    const environment = { DATABASE_URL: database.url, DATA_DIR: folder }
    const code = await runImport([path], environment, new AbortController().signal)
    const { rows: batches } = await database.pool.query(
      `select count(*)::int rows from products where code like $1 group by xmin order by 1 desc`,
      [`${list}-%`],
    )
    return { code, batches: batches.map((batch) => batch.rows) }
  }
  expect(await importOnes('ALONE')).toEqual({ code: 0, batches: [rows] })
  // A process that reads everything at once.
  await database.pool.query(
    `insert into catalogue_readers (process_id, read_to) values (gen_random_uuid(), '999999999:999999999:')`,
  )
  expect(await importOnes('BESIDE')).toEqual({ code: 0, batches: [100, 50] })
})
