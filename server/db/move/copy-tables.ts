import type pg from 'pg'
import { type TableToMove } from './tables-to-move.ts'

const rowsAtOnce = 500

export interface Contents {
  rows: number
  /** A checksum of all rows in any order: equal sums mean equal rows. */
  sum: string
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const list = (table: TableToMove, how: (column: TableToMove['columns'][number]) => string) =>
  table.columns.map(how).join(', ')

/**
 * Copies the rows of a table from an open transaction of one database into one of another. Values are copied as text,
 * which loses nothing of them.
 */
export async function copyTable(from: pg.ClientBase, to: pg.ClientBase, table: TableToMove): Promise<void> {
  const name = quoted(table.name)
  await from.query(
    `declare moving no scroll cursor for select ${list(table, (column) => `${quoted(column.name)}::text`)} from ${name}`,
  )
  const values = list(table, (column) => `moved.${quoted(column.name)}::${column.type}`)
  const arrays = table.columns.map((_, at) => `$${at + 1}::text[]`).join(', ')
  const insert = `insert into ${name} (${list(table, (column) => quoted(column.name))}) overriding system value
    select ${values} from unnest(${arrays}) as moved (${list(table, (column) => quoted(column.name))})`
  for (;;) {
    const { rows } = await from.query<(string | null)[]>({ text: `fetch ${rowsAtOnce} from moving`, rowMode: 'array' })
    if (rows.length === 0) break
    await to.query(
      insert,
      table.columns.map((_, at) => rows.map((row) => row[at])),
    )
  }
  await from.query('close moving')
}

/** What a table holds, to be compared with the same table elsewhere. */
export async function contentsOf(database: pg.ClientBase, table: TableToMove): Promise<Contents> {
  const row = `md5(row(${list(table, (column) => `${quoted(column.name)}::text`)})::text)`
  const { rows } = await database.query<Contents>(
    `select count(*)::int as rows, coalesce(sum(('x' || left(${row}, 15))::bit(60)::bigint), 0)::text as sum from ${quoted(table.name)}`,
  )
  return rows[0] as Contents
}

/** Sets the sequences of a database to the values of another one; returns their number. */
export async function copySequences(from: pg.ClientBase, to: pg.ClientBase): Promise<number> {
  const { rows } = await from.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname`,
  )
  for (const { name } of rows) {
    const state = await from.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${quoted(name)}`,
    )
    await to.query('select setval($1::regclass, $2::bigint, $3)', [
      quoted(name),
      state.rows[0]?.last,
      state.rows[0]?.called,
    ])
  }
  return rows.length
}
