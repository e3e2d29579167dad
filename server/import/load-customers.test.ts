import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { claimCustomerCode, verifyCustomerCode } from '#contract/customer-code.ts'
import { getCurrentUser } from '#contract/identity.ts'
import { makeCustomer, signIn } from '#server/testing/make.ts'
import { lastCodeTo } from '#server/testing/sent-codes.ts'
import { testStore } from '#server/testing/store.ts'
import { runCustomersImport } from './import-customers.ts'
import { loadCustomers } from './load-customers.ts'
import { openPriceList } from './read-rows.ts'

const store = await testStore()
const { db } = store.database
const folder = mkdtempSync(join(tmpdir(), 'vitrina-customers-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => store.reset())

const header = 'code,email,phone,price_level,company,tax_id'
async function load(lines: readonly string[], { dryRun = false, head = header } = {}) {
  const path = join(folder, 'customers.csv')
  writeFileSync(path, [head, ...lines].join('\n'))
  return loadCustomers(db, await openPriceList(path), { dryRun, now: new Date() })
}
const rows = () =>
  db
    .selectFrom('erp_customers')
    .select(['code', 'email', 'phone', 'company', 'tax_id', 'price_level'])
    .orderBy('code')
    .execute()
const workshop = 'm-0042,Compras@Taller.example,(809) 555-0166,3,Taller El Faro,1-01-85004-3'

test('customers are stored in the forms in which they are looked up', async () => {
  expect(await load([workshop, 'M-0043,,8295550167,1,,'])).toMatchObject({ rows: 2, created: 2, refused: [] })
  expect(await rows()).toEqual([
    {
      code: 'M-0042',
      email: 'compras@taller.example',
      phone: '18095550166',
      company: 'Taller El Faro',
      tax_id: '101850043',
      price_level: 3,
    },
    { code: 'M-0043', email: null, phone: '18295550167', company: null, tax_id: null, price_level: 1 },
  ])
})

test('a list that is loaded again changes nothing, and a changed one what has changed', async () => {
  await load([workshop, 'M-0043,,8295550167,1,,'])
  expect(await load([workshop, 'M-0043,,8295550167,1,,'])).toMatchObject({ created: 0, updated: 0 })
  expect(await load([workshop, 'M-0043,,8295550168,1,,'])).toMatchObject({ created: 0, updated: 1 })
})

test('the account that has claimed a customer gets the new price level, and stays the one that has claimed it', async () => {
  await load([workshop])
  await makeCustomer(db, { email: 'ana@example.com' })
  const ana = await signIn(store, 'ana@example.com')
  await ana.client.call(claimCustomerCode, { customer_code: 'M-0042', contact: 'compras@taller.example' })
  await ana.client.call(verifyCustomerCode, { code: await lastCodeTo(db, 'compras@taller.example') })
  await load([workshop.replace(',3,', ',2,').replace('Taller El Faro', '')])
  expect((await ana.client.call(getCurrentUser, {})).user).toMatchObject({ code: 'M-0042', price_level_id: 2 })
  const [account] = await db.selectFrom('customers').select('company').execute()
  expect(account).toEqual({ company: 'Taller El Faro' })
})

test.each(
  [
    ['a code,a@b.example,,1,,', 'code'],
    ['M-1,ana,,1,,', 'email'],
    ['M-1,,555,1,,', 'phone'],
    ['M-1,,,1,,', 'email'],
    ['M-1,a@b.example,,0,,', 'price_level'],
    ['M-1,a@b.example,,2.5,,', 'price_level'],
    [`M-1,a@b.example,,1,${'x'.repeat(100)},`, 'company'],
  ].map(([line = '', column = '']) => ({ line, column })),
)('$line is refused at $column, and the next row is stored', async ({ line, column }) => {
  const { refused, created } = await load([line.replace('a code', 'no_code'), 'M-0043,,8295550167,1,,'])
  expect(refused).toMatchObject([{ line: 2, column }])
  expect(created).toBe(1)
})

test('the second row of a code is refused', async () => {
  const { refused } = await load([workshop, workshop.toUpperCase()])
  expect(refused).toEqual([{ line: 3, column: 'code', reason: 'is the customer of line 2 again' }])
})

test('more rows than a batch has are all stored', async () => {
  const many = Array.from({ length: 450 }, (_, n) => `M-${n},a${n}@b.example,,1,,`)
  expect(await load(many)).toMatchObject({ rows: 450, created: 450 })
})

test('a dry run stores nothing', async () => {
  expect(await load([workshop], { dryRun: true })).toMatchObject({ rows: 1, refused: [] })
  expect(await rows()).toEqual([])
})

test('a file without codes or price levels is not read', async () => {
  await expect(load(['x'], { head: 'email' })).rejects.toThrow('The file lacks the columns code, price_level.')
})

test('the command ends with 1 where there is no file, and says so', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  expect(await runCustomersImport([join(folder, 'missing.csv')], {})).toBe(1)
  expect(said.mock.calls.join()).toContain('There is no file')
  said.mockRestore()
})
