import type pg from 'pg'
import { StartRefused } from '#server/platform/start-faults.ts'
import { type Contents, contentsOf, copySequences, copyTable } from './copy-tables.ts'
import { type TableToMove, listTables } from './tables-to-move.ts'

export interface Moved {
  tables: number
  rows: number
  sequences: number
}

/** The tables that a start fills by itself, before the store has any data of a shop. */
const filledAtStart = new Set(['oldest_release', 'builds', 'build_files'])

/**
 * Moves all rows and sequences of a store's database into another one with the same migrations, in one transaction of
 * the target: a move that fails leaves it empty, and is simply run again. Refuses a target that is not empty, and fails
 * where a table does not arrive with the same rows.
 */
export async function moveStore(from: pg.ClientBase, to: pg.ClientBase, say: (line: string) => void): Promise<Moved> {
  await from.query('begin isolation level repeatable read read only')
  try {
    await to.query('begin')
    const tables = await listTables(from)
    await prepare(to, tables)
    let rows = 0
    for (const table of tables) {
      await copyTable(from, to, table)
      rows += await compare(from, to, table, say)
    }
    const sequences = await copySequences(from, to)
    // Some references are checked at the commit. They are checked now: until then their table cannot be altered.
    await to.query('set constraints all immediate')
    for (const { name } of tables) await to.query(`alter table "${name}" enable trigger user`)
    await to.query('commit')
    return { tables: tables.length, rows, sequences }
  } catch (error) {
    await to.query('rollback').catch(() => {})
    throw error
  } finally {
    await from.query('rollback').catch(() => {})
  }
}

/**
 * Locks the tables against every other process, refuses a database that is not empty, and disables the triggers: the
 * rows that they would write are moved as well.
 */
async function prepare(to: pg.ClientBase, tables: TableToMove[]): Promise<void> {
  for (const { name } of tables) await to.query(`lock table "${name}" in access exclusive mode`)
  const filled: string[] = []
  for (const table of tables)
    if (!filledAtStart.has(table.name) && (await contentsOf(to, table)).rows > 0) filled.push(table.name)
  if (filled.length > 0)
    throw new StartRefused(
      `The database to move to is not empty: there are rows in ${filled.join(', ')}. Give the move an empty database.`,
    )
  for (const { name } of tables) await to.query(`alter table "${name}" disable trigger user`)
  for (const { name } of tables.toReversed()) await to.query(`delete from "${name}"`)
}

async function compare(
  from: pg.ClientBase,
  to: pg.ClientBase,
  table: TableToMove,
  say: (line: string) => void,
): Promise<number> {
  const [left, arrived]: [Contents, Contents] = [await contentsOf(from, table), await contentsOf(to, table)]
  if (left.rows !== arrived.rows)
    throw new StartRefused(`Of ${left.rows} rows of ${table.name} ${arrived.rows} arrived. Nothing was moved.`)
  if (left.sum !== arrived.sum)
    throw new StartRefused(
      `All rows of ${table.name} arrived (${left.rows}), but their contents differ. Nothing was moved.`,
    )
  if (left.rows > 0) say(`${table.name}: ${left.rows}`)
  return left.rows
}
