import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { createCatalogueVersion } from './catalogue-version.ts'
import { openDatabase } from './database/database.ts'
import { createLog } from './log.ts'

const postgres = await startPostgres()
const database = await openDatabase({ url: postgres.url, poolSize: 4, folder: '' })
const open = () => createCatalogueVersion({ ...database, log: createLog('silent') })
afterAll(async () => {
  await database.close()
  await postgres.stop()
})

test('a process that stops right after a change still notifies the others', async () => {
  const [leaving, staying] = [open(), open()]
  await expect.poll(() => staying.current()).toBe(2) // it listens
  await expect.poll(() => leaving.current()).toBe(2)
  leaving.announce()
  await leaving.stop()
  await expect.poll(() => staying.current()).toBe(3)
  await staying.stop()
})

test('the database announces stock when somebody changes it by hand, or when a branch gets its first unit or loses its last', async () => {
  const url = await postgres.newDatabase()
  const store = await openDatabase({ url, poolSize: 1, folder: '' })
  const somebody = new pg.Pool({ connectionString: url, max: 1 })
  await makeBranch(store.db, { code: 1 })
  await makeProduct(store.db, { code: 'A', stock: { 1: 10 } })
  const heard: string[] = []
  const listener = new pg.Client({ connectionString: url })
  await listener.connect()
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''))
  await listener.query('listen catalogue')
  const noted = async () =>
    (await store.pool.query<{ count: number }>('select count(*) from catalogue_changes')).rows[0]?.count
  /**
   * The announcements that the database makes of a change: how many, and how many products each process has to read
   * again.
   */
  const said = async (who: pg.Pool, units: number) => {
    const before = (await noted()) as number
    await who.query('update stock set on_hand = $1', [units])
    // Announcements come in the order of the commits, so this one ends the list.
    await somebody.query(`select pg_notify('catalogue', 'last')`)
    await expect.poll(() => heard.at(-1)).toBe('last')
    return { notified: heard.splice(0).length - 1, noted: ((await noted()) as number) - before }
  }
  try {
    expect(await said(store.pool, 9)).toEqual({ notified: 0, noted: 1 })
    expect(await said(somebody, 8)).toEqual({ notified: 1, noted: 1 })
    expect(await said(store.pool, 0)).toEqual({ notified: 1, noted: 1 })
    expect(await said(store.pool, 500)).toEqual({ notified: 1, noted: 1 })
    expect(await said(somebody, 400), 'no notification says how many there are above 98').toEqual({
      notified: 0,
      noted: 0,
    })
  } finally {
    await listener.end()
    await somebody.end()
    await store.close()
  }
})

test.each([
  ['settings', `insert into settings (name, value) values ('general.web_page', '{}')`],
  ['settings', `update settings set value = '{"active": false}'`],
  ['branches', `update branches set name = 'Naco' where code = 1`],
  [
    'rates of national shipping',
    `insert into national_rates (province, cost_centavos, days_min, days_max) values ('Azua', 100, 1, 2)`,
  ],
])('every process hears of %s that somebody changed by hand', async (_, change) => {
  const url = await postgres.newDatabase()
  const store = await openDatabase({ url, poolSize: 1, folder: '' })
  const somebody = new pg.Pool({ connectionString: url, max: 1 })
  await makeBranch(store.db, { code: 1 })
  const process = createCatalogueVersion({ ...store, log: createLog('silent') })
  await expect.poll(() => process.current()).toBe(2) // it listens
  await somebody.query(change)
  await expect.poll(() => process.current()).toBe(3)
  await process.stop()
  await somebody.end()
  await store.close()
})
