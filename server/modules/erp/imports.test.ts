import { beforeEach, expect, test } from 'vitest'
import { runImportJob } from '#server/import/run-import-job.ts'
import { makeBranch, makeCustomer, makeProduct, signIn } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { cancelImport, getImport, listImports } from '#contract/erp-imports.ts'

const store = await testStore()
const { db, pool } = store.database
let employee: Awaited<ReturnType<typeof signIn>>
let changes = 0

beforeEach(async () => {
  await store.reset()
  changes = 0
  await makeBranch(db, { code: 1 })
  await makeProduct(db, { code: 'A1', priceCentavos: 10_000 })
  await makeCustomer(db, { email: 'staff@example.com', isEmployee: true })
  employee = await signIn(store, 'staff@example.com')
})

async function send(list: string, fields: Record<string, string> = {}): Promise<string> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('list', new Blob([list]), 'list.csv')
  const response = await store.app.handle(
    new Request('http://store.test/api/erp/imports', { method: 'POST', body, headers: employee.headers }),
    '127.0.0.1',
  )
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: { id: string } }).data.id
}
const run = (signal = new AbortController().signal) =>
  runImportJob({ db, clock: () => new Date(), signal, onChanged: async () => void (changes += 1) })
const prices = async () => (await pool.query('select product_code, price_centavos from prices order by 1')).rows

test('IMPORT-37: a list that was sent is imported beside the calls, and its report says what was done', async () => {
  const id = await send('code,price\nA1,150\nA2,99\n')
  expect(await employee.client.call(getImport, { id })).toMatchObject({ state: 'waiting', progress: 0, report: null })
  expect(await run()).toBe(true)
  expect(await prices()).toEqual([{ product_code: 'A1', price_centavos: 15_000 }])
  expect(changes).toBe(1)
  expect(await employee.client.call(getImport, { id })).toMatchObject({
    state: 'done',
    progress: 100,
    rows: 2,
    report: {
      updated: 1,
      refused: 1,
      refusals: [{ line: 3, column: 'name' }],
      changes: expect.arrayContaining([{ column: 'price', count: 1 }]),
    },
  })
  const refused = await store.send('GET', `/api/erp/imports/${id}/refused`, { headers: employee.headers })
  expect(await refused.text()).toContain('A2,99,3,name')
  expect((await employee.client.call(listImports, {})).data.map((job) => job.id)).toEqual([id])
  expect((await pool.query('select list from import_jobs')).rows).toEqual([{ list: null }])
  expect(await run()).toBe(false)
})

test('IMPORT-37: a dry run, a mapping and named columns are those of the command', async () => {
  await send('code,price\nA1,150\n', { dry_run: '1' })
  const mapping = {
    title: 'Supplier',
    columns: { code: 'Ref', name: 'N', brand: 'B', price: 'Cost' },
    currency: { code: 'USD', pesos: 60 },
    roundUpToPesos: 1,
  }
  const id = await send('Ref,N,B,Cost\nA1,x,y,2\n', { mapping: JSON.stringify(mapping), only: 'price' })
  await run()
  expect(await prices()).toEqual([{ product_code: 'A1', price_centavos: 10_000 }])
  await run()
  expect(await prices()).toEqual([{ product_code: 'A1', price_centavos: 12_000 }])
  expect((await employee.client.call(getImport, { id })).report).toMatchObject({ updated: 1 })
})

test('IMPORT-37: a list of product, branch and quantity sets stock alone', async () => {
  const id = await send('product,branch,quantity\nA1,1,7\nA9,1,3\n')
  await run()
  expect((await pool.query('select product_code, on_hand from stock')).rows).toEqual([
    { product_code: 'A1', on_hand: 7 },
  ])
  expect(changes).toBe(1)
  expect(await employee.client.call(getImport, { id })).toMatchObject({
    state: 'done',
    rows: 2,
    report: { updated: 1, refused: 1, refusals: [{ line: 3, column: 'product' }] },
  })
  const refused = await store.send('GET', `/api/erp/imports/${id}/refused`, { headers: employee.headers })
  expect(await refused.text()).toContain('A9,1,3')
  const other = await send('product,branch,quantity\nA1,1,7\n', { full: '1' })
  await run()
  expect((await employee.client.call(getImport, { id: other })).state).toBe('failed')
})

test('IMPORT-44: the report says how many rows name pictures that an import over the API does not take', async () => {
  const photo = `store:photo/photo-${'0'.repeat(32)}`
  const rows = [
    'A1,photos/a.jpg',
    'A1-B,https://cdn.example.com/a.jpg',
    `A1-C,${photo}`,
    'A1-D,store:hero/phone-hero-1b1c1f',
  ]
  for (const code of ['A1-B', 'A1-C', 'A1-D']) await makeProduct(db, { code })
  for (const dry_run of ['1', '0']) {
    const id = await send(['code,pictures', ...rows].join('\n'), { dry_run })
    await run()
    const { report } = await employee.client.call(getImport, { id })
    expect(report?.lines.filter((line) => line.includes('pictures that are'))).toEqual([
      expect.stringContaining('3 rows name pictures that are files, addresses or photographs of another store'),
    ])
  }
})

test('IMPORT-37: a list that cannot be read to its end fails, and says what of it is stored', async () => {
  const rows = Array.from({ length: 60 }, (_, nth) => `H${nth},Lamp ${nth},Lumen,Lamps,100`)
  const id = await send(['code,name,brand,category,price', ...rows, 'H99,"Lamp'].join('\n'))
  await run()
  const { state, report } = await employee.client.call(getImport, { id })
  const { rows: stored } = await store.database.pool.query("select code from products where code like 'H%'")
  expect([state, report?.created]).toEqual(['failed', stored.length])
  expect(stored.length).toBeGreaterThan(0)
  expect(report?.message).toContain('The file cannot be read on')
})

test('IMPORT-37: a list that cannot be read fails with a sentence', async () => {
  const id = await send('x,y\n1,2\n')
  await run()
  expect(await employee.client.call(getImport, { id })).toMatchObject({
    state: 'failed',
    report: { message: 'No mapping of the store fits these columns: x, y.' },
  })
})

test('IMPORT-38: a canceled import does not begin; one whose process ends begins again in another', async () => {
  const canceled = await send('code,price\nA1,150\n')
  expect(await employee.client.call(cancelImport, { id: canceled })).toMatchObject({ state: 'canceled' })
  expect(await run()).toBe(false)
  const id = await send('code,price\nA1,160\n')
  await run(AbortSignal.abort())
  expect(await employee.client.call(getImport, { id })).toMatchObject({ state: 'waiting' })
  await run()
  expect(await employee.client.call(getImport, { id })).toMatchObject({ state: 'done' })
  expect(await prices()).toEqual([{ product_code: 'A1', price_centavos: 16_000 }])
})

test('IMPORT-38: an import that is canceled while it runs stops after the batch at hand, and what is stored stays', async () => {
  // More rows than are read before a running job first sees whether it goes on, a second after it has begun.
  const rows = Array.from({ length: 40_000 }, (_, nth) => `L${nth},Lamp ${nth},Lumen,Lamps,100`)
  const id = await send(['code,name,brand,category,price', ...rows].join('\n'))
  const running = run()
  const job = () => employee.client.call(getImport, { id })
  while ((await job()).state === 'waiting') await new Promise((turn) => setImmediate(turn))
  await employee.client.call(cancelImport, { id })
  await running
  const { state, progress, report } = await job()
  const { rows: stored } = await pool.query(`select count(*)::int as count from products where code like 'L%'`)
  expect(state).toBe('canceled')
  expect(progress).toBeLessThan(100)
  expect(report?.created).toBe(stored[0].count)
  expect(changes).toBe(stored[0].count > 0 ? 1 : 0)
})

const sendRaw = async (fields: Record<string, string | Blob>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') body.append(name, value)
    else body.append(name, value, 'list.csv')
  }
  const response = await store.app.handle(
    new Request('http://store.test/api/erp/imports', { method: 'POST', body, headers: employee.headers }),
    '127.0.0.1',
  )
  const { data } = (await response.json()) as { data: { errors?: { path: string; message: string }[] } }
  return { status: response.status, errors: data.errors }
}
const list = () => new Blob(['code,price\nA1,150\n'])

test('IMPORT-56: hide without full, full with only and a rate that is none are refused with the field', async () => {
  expect(await sendRaw({ list: list(), hide: '1' })).toMatchObject({ status: 422, errors: [{ path: 'hide' }] })
  expect(await sendRaw({ list: list(), full: '1', only: 'price' })).toMatchObject({
    status: 422,
    errors: [{ path: 'only' }],
  })
  expect(await sendRaw({ list: list(), rate: 'INR=0.72' })).toMatchObject({ status: 422, errors: [{ path: 'rate' }] })
  expect(await sendRaw({ list: list(), rate: '0' })).toMatchObject({ status: 422, errors: [{ path: 'rate' }] })
  expect(await sendRaw({ list: list(), full: '1', hide: '1', dry_run: '1' })).toMatchObject({ status: 200 })
})

test('IMPORT-57: a list that is missing, empty or too large is refused as a list', async () => {
  expect((await sendRaw({ full: '1' })).errors).toEqual([{ path: 'list', message: 'Choose a list (CSV or XLSX).' }])
  expect((await sendRaw({ list: new Blob([]) })).errors?.[0]?.message).toContain('This list is empty.')
  expect((await sendRaw({ list: new Blob([new Uint8Array(20_000_001)]) })).errors?.[0]?.message).toContain(
    'This list is larger than 20 MB.',
  )
})

test('IMPORT-53: a canceled job says how far it came', async () => {
  const id = await send('code,price\nA1,150\n')
  expect(await employee.client.call(cancelImport, { id })).toMatchObject({ state: 'canceled', progress: 0 })
})

test('IMPORT-53: a job that could not read on says how far it came', async () => {
  const rows = Array.from({ length: 60 }, (_, nth) => `H${nth},Lamp ${nth},Lumen,Lamps,100`)
  const id = await send([`code,name,brand,category,price`, ...rows, `H99,"Lamp ${'x'.repeat(5_000)}`].join('\n'))
  await run()
  const { state, progress } = await employee.client.call(getImport, { id })
  expect(state).toBe('failed')
  expect(progress).toBeGreaterThan(0)
  expect(progress).toBeLessThan(100)
})

test('IMPORT-55: a stock list that cannot be read to its end fails, and says what of it is stored', async () => {
  const id = await send('product,branch,quantity\nA1,1,7\nA2,1,"8')
  await run()
  expect(await employee.client.call(getImport, { id })).toMatchObject({
    state: 'failed',
    rows: 1,
    report: { updated: 1, message: expect.stringContaining('The file cannot be read on') },
  })
})

test('IMPORT-56: a rate, too, is refused for a list of stock', async () => {
  const id = await send('product,branch,quantity\nA1,1,7\n', { rate: '60' })
  await run()
  expect((await employee.client.call(getImport, { id })).report?.message).toContain('A list of stock sets stock alone')
})
