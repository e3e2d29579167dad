import { type OpenDatabase, openDatabase } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'

export interface Table {
  name: string
  columns: { name: string; type: string; isKey: boolean; references: string | null }[]
}

/** The tables of a new database after all migrations. */
export async function migratedSchema(): Promise<Table[]> {
  const database = await openDatabase({ folder: 'memory://', poolSize: 1 })
  try {
    await migrate(database.pool)
    return await readSchema(database)
  } finally {
    await database.close()
  }
}

/** The tables of a database by name, their columns in the order of the migrations. */
export async function readSchema({ pool }: Pick<OpenDatabase, 'pool'>): Promise<Table[]> {
  const { rows } = await pool.query<Table>(
    `select c.relname as name, (
       select json_agg(json_build_object(
           'name', a.attname,
           'type', replace(format_type(a.atttypid, a.atttypmod), 'timestamp with time zone', 'timestamptz')
                   || case when a.attnotnull then '' else ', null' end,
           'isKey', exists (select from pg_constraint k
                            where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any (k.conkey)),
           'references', (select max(k.confrelid::regclass::text) from pg_constraint k
                          where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey)))
         order by a.attnum)
       from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
     from pg_class c
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'migrations'
     order by c.relname`,
  )
  return rows
}
