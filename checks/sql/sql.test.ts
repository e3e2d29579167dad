import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { codeFiles, root } from '../repository-files.ts'
import { type SqlInFile, findSql } from './find-sql.ts'
import { isSqlPlace, moduleTables, otherTables, sqlComplaints, sqlPlaces } from './sql-rules.ts'

const tables = new Set([...Object.values(moduleTables).flat(), ...otherTables])
const serverFiles = codeFiles().filter((path) => path.startsWith('server/') && !path.endsWith('.test.ts'))
const filesWithSql = serverFiles.flatMap((path) => {
  const found = findSql(path, readFileSync(root + path, 'utf8'), tables)
  return found ? [{ path, found }] : []
})

test('SQL stands only where it may, and names only tables that its module may use', () => {
  expect(filesWithSql.length).toBeGreaterThan(40)
  expect(filesWithSql.flatMap(({ path, found }) => sqlComplaints(path, found))).toEqual([])
})

test.each(sqlPlaces)('$path contains SQL', (place) => {
  expect(filesWithSql.some(({ path }) => isSqlPlace(path, place))).toBe(true)
})

test('each table has one owner', () => {
  const types = readFileSync(`${root}server/db/tables.ts`, 'utf8')
  const declared = /^export interface Tables \{\n([\s\S]*?)^\}/m.exec(types)?.[1] ?? ''
  const names = [...declared.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)
  expect([...Object.values(moduleTables).flat(), ...otherTables].toSorted()).toEqual(names.toSorted())
})

const sqlIn = (text: string): SqlInFile | undefined => findSql('server/a.ts', text, tables)

describe('the SQL in a file', () => {
  test.each<[string, SqlInFile]>([
    ['sql`select * from orders o join branches b on true`', { reads: ['branches', 'orders'], writes: [] }],
    ['sql<Row>`with page as (select ${a}) select * from page`', { reads: [], writes: [] }],
    ['sql`insert into orders (id) select id from products`', { reads: ['products'], writes: ['orders'] }],
    ['sql`delete from cart_lines c using stock s`', { reads: ['stock'], writes: ['cart_lines'] }],
    ['sql`update stock s set a = ${sql`(select 1 from prices)`}`', { reads: ['prices'], writes: ['stock'] }],
    ['sql`select 1 from stock s for update of s`', { reads: ['stock'], writes: [] }],
    [`db.selectFrom('orders as o').innerJoin('branches', 'a', 'b')`, { reads: ['branches', 'orders'], writes: [] }],
    [`db.insertInto('orders').values(a)`, { reads: [], writes: ['orders'] }],
    [`db.updateTable('orders').set(a)`, { reads: [], writes: ['orders'] }],
    [`db.deleteFrom('orders')`, { reads: [], writes: ['orders'] }],
    [`pool.query('select 1 from orders')`, { reads: ['orders'], writes: [] }],
    ['pool.query(`analyze ${a}`)', { reads: [], writes: [] }],
    [`deleteInBatches(db, { table: 'outbox', where })`, { reads: [], writes: ['outbox'] }],
  ])('%s', (text, expected) => {
    expect(sqlIn(text)).toEqual(expected)
  })

  test.each([
    `import type { RawBuilder } from 'kysely'`,
    `const text = 'select 1 from orders'`,
    `query('GET orders', {})`,
  ])('%s has none', (text) => {
    expect(sqlIn(text)).toBeUndefined()
  })
})

describe('a complaint about SQL', () => {
  const complaintsAbout = (path: string, text: string) => sqlComplaints(path, sqlIn(text) as SqlInFile)
  const reading = (table: string) => `db.selectFrom('${table}')`
  const writing = (table: string) => `db.insertInto('${table}')`

  test.each([
    'server/modules/cart/set-line.ts',
    'server/modules/cart/routes.ts',
    'server/modules/a-repository.ts',
    'server/pages/sitemap.ts',
    'server/media/picture.ts',
    'server/import/load.ts',
    'server/app.ts',
  ])('%s is no place for it', (path) => {
    expect(complaintsAbout(path, reading('cart_lines'))).toEqual([`${path} contains SQL: move it to a repository.`])
  })

  test.each([
    ['cart', reading('cart_lines')],
    ['cart', writing('cart_lines')],
    ['cart', reading('stock')],
    ['orders', reading('branches')],
    ['product-page', reading('reviews')],
  ])('a repository of %s may contain %s', (module, text) => {
    expect(complaintsAbout(`server/modules/${module}/repository.ts`, text)).toEqual([])
  })

  test.each([
    ['branches', reading('stock'), 'reads stock'],
    ['cart', reading('orders'), 'reads orders'],
    ['reviews', reading('questions'), 'reads questions'],
    ['cart', reading('outbox'), 'reads outbox'],
    ['cart', writing('stock'), 'writes stock'],
    ['orders', writing('products'), 'writes products'],
    ['checkout', writing('outbox'), 'writes outbox'],
  ])('a repository of %s may not contain %s', (module, text, expected) => {
    expect(complaintsAbout(`server/modules/${module}/write-repository.ts`, text)).toEqual([
      expect.stringContaining(expected),
    ])
  })
})
