import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listProducts } from '#contract/products.ts'
import { untilPagesShow } from '#server/modules/catalogue-index/until-pages-show.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { type StoreProcess, startStore } from '#server/testing/store-process.ts'
import { clientAt } from './two-processes.ts'

// So many that they are read beside the requests.
const productsCount = 20_000
const postgres = await startPostgres()
const url = await postgres.newDatabase()
const database = await openDatabase({ url, poolSize: 4, folder: '' })
const { db } = database
const running: StoreProcess[] = []

beforeAll(async () => {
  await makeBranch(db, { code: 1 })
  await makeProduct(db, { code: 'A', priceCentavos: 10_000 })
  await sql`insert into products (code, name_en, name_es, brand_id, category_id)
    select 'N' || n, 'Case', 'Funda', brand_id, category_id from products, generate_series(2, ${productsCount}::int) n`.execute(
    db,
  )
  await sql`insert into prices (product_code, level, price_centavos)
    select code, 1, 10000 from products where code <> 'A'`.execute(db)
  for (let n = 0; n < 2; n += 1) running.push(await startStore({ DATABASE_URL: url, DEMO: '0' }))
}, 120_000)
afterAll(async () => {
  for (const store of running) await store.stop()
  await database.close()
  await postgres.stop()
})

/** The different prices in a list of a process. */
async function pricesAt({ url: at }: StoreProcess, page: number): Promise<number[]> {
  const { docs } = await clientAt(at, {}).call(listProducts, { limit: 96, page, order_by: 'newest' })
  return [...new Set(docs.map(({ price }) => price as number))]
}

test('a change of all prices shows whole or not at all, and is waited for until every process shows it', async () => {
  let isChanging = true
  const seen = new Set<string>()
  const watching = running.map(async (store) => {
    for (let page = 1; isChanging; page += 1) {
      seen.add((await pricesAt(store, 1 + (page % 9))).join(' '))
      await sleep(1)
    }
  })
  await sql`update prices set price_centavos = 20000`.execute(db)
  const { processes, caughtUp } = await untilPagesShow(database)
  const after = await Promise.all(running.map((store) => pricesAt(store, 1)))
  isChanging = false
  await Promise.all(watching)
  expect({ processes, caughtUp, after }).toEqual({ processes: 2, caughtUp: 2, after: [[200], [200]] })
  expect([...seen].toSorted()).toEqual(['100', '200'])
}, 120_000)

test('a process that has stopped is not waited for', async () => {
  await running.pop()?.stop()
  expect(await untilPagesShow(database)).toMatchObject({ processes: 1, caughtUp: 1 })
}, 60_000)
