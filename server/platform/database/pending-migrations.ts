import { readdirSync } from 'node:fs'
import type pg from 'pg'

const folder = new URL('../../db/migrations/', import.meta.url)

/** How many of the migrations this code comes with the database still lacks. A database ahead of this code lacks none. */
export async function countPendingMigrations(pool: pg.Pool): Promise<number> {
  const names = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  const { rows } = await pool.query<{ known: string | null }>(`select to_regclass('migrations')::text as known`)
  if (!rows[0]?.known) return names.length
  const applied = await pool.query<{ name: string }>('select name from migrations')
  const known = new Set(applied.rows.map((row) => row.name))
  return names.filter((name) => !known.has(name)).length
}
