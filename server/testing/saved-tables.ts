import type { TestStore } from './store.ts'

/** The rows of every table as JSON texts, by the table's name. */
export type Dump = Record<string, string[]>

/**
 * Saves the content of all tables, so that a test can return to it in milliseconds: emptying them and making the rows
 * again takes seconds. Call `drop` at the end, since other tests use the same database.
 */
export async function saveTables({ database: { pool } }: TestStore) {
  const { rows } = await pool.query<{ name: string; columns: string }>(
    `select table_name as name, string_agg(quote_ident(column_name), ', ') as columns
     from information_schema.columns join pg_tables on schemaname = table_schema and tablename = table_name
     where table_schema = 'public' and table_name <> 'migrations' and is_generated = 'NEVER' group by 1 order by 1`,
  )
  const copies = rows.map(({ name }) => `create table saved."${name}" as table public."${name}"`)
  await pool.query(`drop schema if exists saved cascade; create schema saved; ${copies.join(';\n')};
    create table saved.sequences as
      select format('public.%I', sequencename) as name, last_value, start_value from pg_sequences where schemaname = 'public'`)
  const selects = rows.map(
    ({ name }) => `select '${name}' as name, to_jsonb(one)::text as row from public."${name}" one`,
  )
  // Planning it takes ten times as long as running it. A statement with a parameter is planned once.
  const selectAll = `select * from (${selects.join(' union all ')}) every where $1::boolean`
  const dump = async (): Promise<Dump> => {
    const found = await pool.query<{ name: string; row: string }>(selectAll, [true])
    const all: Dump = Object.fromEntries(rows.map(({ name }) => [name, []]))
    for (const { name, row } of found.rows) all[name]?.push(row)
    for (const each of Object.values(all)) each.sort()
    return all
  }
  const saved = await dump()
  return {
    dump,
    async restore(): Promise<void> {
      const changed = difference(saved, await dump())
      const statements = rows
        .filter(({ name }) => name in changed)
        .map(
          ({ name, columns }) => `delete from public."${name}";
            insert into public."${name}" (${columns}) overriding system value select ${columns} from saved."${name}"`,
        )
      // In the role of a replica neither triggers nor foreign keys act, so the order of the tables does not matter.
      await pool.query(`begin; set local session_replication_role = replica; ${statements.join(';\n')};
        select setval(name::regclass, coalesce(last_value, start_value), last_value is not null) from saved.sequences;
        commit`)
    },
    async drop(): Promise<void> {
      await pool.query('drop schema saved cascade')
    },
  }
}

/** The rows that two dumps do not have in common, by table: what was there before, and what is there after. */
export function difference(before: Dump, after: Dump): Record<string, { before: string[]; after: string[] }> {
  const differing = Object.keys(before).flatMap((name) => {
    const [was, is] = [before[name] ?? [], after[name] ?? []]
    const change = { before: without(was, is), after: without(is, was) }
    return change.before.length + change.after.length > 0 ? [[name, change] as const] : []
  })
  return Object.fromEntries(differing)
}

/** The rows of one list without those of the other, of equal ones as many as there are more. */
function without(rows: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return rows.filter((row) => {
    const at = left.indexOf(row)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
