import type { TestStore } from './store.ts'

/** The rows of every table as JSON texts, by the table's name. */
export type Dump = Record<string, string[]>

/**
 * Saves the content of all tables, so that a test can return to it in milliseconds: emptying them and making the rows
 * again takes seconds. Call `drop` at the end, since other tests use the same database.
 */
export async function saveTables({ database: { pool } }: TestStore) {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1`,
  )
  const names = rows.map(({ name }) => name)
  const each = (statement: (name: string) => string) => names.map(statement).join(';\n')
  await pool.query(`drop schema if exists saved cascade; create schema saved;
    ${each((name) => `create table saved."${name}" as table public."${name}"`)};
    create table saved.sequences as
      select format('public.%I', sequencename) as name, last_value, start_value from pg_sequences where schemaname = 'public'`)
  const dumpAll = names.map((name) => `select '${name}' as name, to_jsonb(one)::text as row from "${name}" one`)
  return {
    async restore(): Promise<void> {
      await pool.query(restoreAll)
    },
    async dump(): Promise<Dump> {
      const { rows } = await pool.query<{ name: string; row: string }>(dumpAll.join(' union all '))
      return Object.fromEntries(
        names.map((name) => [
          name,
          rows
            .filter((one) => one.name === name)
            .map(({ row }) => row)
            .toSorted(),
        ]),
      )
    },
    async drop(): Promise<void> {
      await pool.query('drop schema saved cascade')
    },
  }
}

export type SavedTables = Awaited<ReturnType<typeof saveTables>>

// In the role of a replica neither triggers nor foreign keys act, so the order of the tables does not matter.
const restoreAll = `do $$ declare one record; columns text; begin
  set local session_replication_role = replica;
  for one in select tablename as name from pg_tables where schemaname = 'saved' and tablename <> 'sequences' loop
    select string_agg(quote_ident(column_name), ', ') into columns from information_schema.columns
      where table_schema = 'public' and table_name = one.name and is_generated = 'NEVER';
    execute format('delete from public.%I', one.name);
    execute format('insert into public.%I (%s) overriding system value select %s from saved.%I',
      one.name, columns, columns, one.name);
  end loop;
  perform setval(name::regclass, coalesce(last_value, start_value), last_value is not null) from saved.sequences;
end $$`

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
