import type { Pool } from 'pg'
import type { OpenDatabase } from '#server/platform/database/database.ts'

/** So many deleted rows are cleared away: until then statements read past them. */
const deletedMax = 500

/**
 * Gives a function that empties every table and restarts the numbers of their columns. On a database server it truncates
 * them, which waits for open transactions. The embedded database has one connection: there it deletes the rows of the
 * tables that have some, since to truncate all writes a new file for each table and index, and leaves as many dead rows in
 * the catalogue of the database, so that after some thousand times it takes seconds.
 */
export const createEmptyTables = ({ pool, embedded }: OpenDatabase): (() => Promise<void>) =>
  embedded ? createDeletion(pool) : async () => void (await pool.query(truncateAll))

const truncateAll = `do $$ begin
  execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity cascade'
           from pg_tables where schemaname = 'public' and tablename <> 'migrations');
end $$`

function createDeletion(pool: Pool): () => Promise<void> {
  let statement: Promise<string> | undefined
  let deleted = 0
  return async () => {
    statement ??= findStatement(pool)
    // A statement with a name and without parameters is planned once.
    const { rows } = await pool.query<{ sql: string }>({ name: 'rows-to-delete', text: await statement })
    if (rows.length === 0) return
    const statements = rows.map(({ sql }) => sql)
    // In the role of a replica neither triggers nor foreign keys act, so the order of the tables does not matter.
    const results = (await pool.query(
      `begin; set local session_replication_role = replica; ${statements.join(';\n')}; ${noteAll}; commit`,
    )) as unknown as { command: string; rowCount: number | null }[]
    for (const { command, rowCount } of results) if (command === 'DELETE') deleted += rowCount ?? 0
    if (deleted < deletedMax) return
    await pool.query('vacuum')
    deleted = 0
  }
}

/** What the triggers of an emptied catalogue write (migration 0003): the indexes read all of it again. */
const noteAll = `insert into catalogue_changes (product_code) values ('')`

/** A query for the statements that are needed: one for each table with rows, and one for each of their numbers that counted. */
async function findStatement(pool: Pool): Promise<string> {
  const tables = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1`,
  )
  const numbers = await pool.query<{ name: string; start: string }>(
    `select s.oid::regclass::text as name, q.seqstart as start from pg_class s
     join pg_sequence q on q.seqrelid = s.oid
     join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i') and d.refobjsubid > 0
     where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace order by 1`,
  )
  const deletions = tables.rows.map(
    ({ name }) => `select 'delete from public.${name}' as sql where exists (select from public.${name})`,
  )
  const restarts = numbers.rows.map(
    ({ name, start }) => `select 'select setval(''${name}'', ${start}, false)' as sql from ${name} where is_called`,
  )
  return [...deletions, ...restarts].join(' union all ')
}
