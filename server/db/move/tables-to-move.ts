import type pg from 'pg'

export interface TableToMove {
  name: string
  columns: { name: string; type: string }[]
}

/** The tables that are not moved: the migrations, the identity of a database, and what running processes leave there. */
const excluded = new Set(['migrations', 'database_state', 'catalogue_changes', 'catalogue_readers'])

/** The tables of a store with their columns, each after those that its rows refer to. Refuses a circle. */
export async function listTables(database: pg.ClientBase): Promise<TableToMove[]> {
  const { rows: columns } = await database.query<{ table: string; name: string; type: string }>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     order by c.relname, a.attname`,
  )
  const { rows: references } = await database.query<{ table: string; target: string }>(
    `select distinct r.relname as table, t.relname as target from pg_constraint k
     join pg_class r on r.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and r.relnamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`,
  )
  const tables = Map.groupBy(
    columns.filter(({ table }) => !excluded.has(table)),
    ({ table }) => table,
  )
  return inOrder([...tables.keys()], references).map((name) => ({
    name,
    columns: (tables.get(name) ?? []).map((column) => ({ name: column.name, type: column.type })),
  }))
}

function inOrder(names: string[], references: { table: string; target: string }[]): string[] {
  const ordered: string[] = []
  while (ordered.length < names.length) {
    const next = names.filter(
      (name) =>
        !ordered.includes(name) &&
        references.every(({ table, target }) => table !== name || ordered.includes(target) || excluded.has(target)),
    )
    if (next.length === 0)
      throw new Error('Tables of the store refer to each other in a circle; they cannot be moved one after the other.')
    ordered.push(...next)
  }
  return ordered
}
