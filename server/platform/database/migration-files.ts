import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import type pg from 'pg'

const folder = new URL('../../db/migrations/', import.meta.url)

export interface MigrationFile {
  name: string
  sql: string
  checksum: string
}

/** The migrations that this release comes with, in their order. */
export function readMigrationFiles(): MigrationFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(new URL(name, folder), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

export interface SchemaState {
  /** What this release comes with and the database lacks. */
  pending: MigrationFile[]
  /** What the database has applied in another form. */
  changed: string[]
  /** What the database has and this release does not know: a newer release has been here. */
  unknown: string[]
}

/** What the migrations of this release and those of a database have to do with each other. */
export async function compareWithDatabase(database: pg.Pool | pg.ClientBase): Promise<SchemaState> {
  const files = readMigrationFiles()
  const applied = await readApplied(database)
  const names = new Set(files.map(({ name }) => name))
  return {
    pending: files.filter(({ name }) => !applied.has(name)),
    changed: files
      .filter(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum)
      .map(({ name }) => name),
    unknown: [...applied.keys()].filter((name) => !names.has(name)).sort(),
  }
}

async function readApplied(database: pg.Pool | pg.ClientBase): Promise<Map<string, string>> {
  if (!(await hasTable(database, 'migrations'))) return new Map()
  const { rows } = await database.query<{ name: string; checksum: string }>('select name, checksum from migrations')
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

/** The last migration of the oldest release that may run on a database; undefined where it says nothing. */
export async function findOldestRelease(database: pg.Pool | pg.ClientBase): Promise<string | undefined> {
  if (!(await hasTable(database, 'oldest_release'))) return undefined
  const { rows } = await database.query<{ migration: string }>('select migration from oldest_release')
  return rows[0]?.migration
}

async function hasTable(database: pg.Pool | pg.ClientBase, name: string): Promise<boolean> {
  const { rows } = await database.query<{ known: string | null }>(`select to_regclass('${name}')::text as known`)
  return rows[0]?.known !== null
}
