import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import type pg from 'pg'

const folder = new URL('../../db/migrations/', import.meta.url)

export interface MigrationFile {
  name: string
  sql: string
  checksum: string
}

/** The migrations of this release, in their order. */
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
  /** Migrations of this release that the database has not applied. */
  pending: MigrationFile[]
  /** The names of migrations whose file differs from the one that the database has applied. */
  changed: string[]
  /** Migrations that the database has applied and this release does not know: a newer release applied them. */
  unknown: string[]
}

/** Compares the migrations of this release with those that a database has applied. */
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

/** The last migration of the oldest release that may run on a database; undefined where the database sets no limit. */
export async function findOldestRelease(database: pg.Pool | pg.ClientBase): Promise<string | undefined> {
  if (!(await hasTable(database, 'oldest_release'))) return undefined
  const { rows } = await database.query<{ migration: string }>('select migration from oldest_release')
  return rows[0]?.migration
}

async function hasTable(database: pg.Pool | pg.ClientBase, name: string): Promise<boolean> {
  const { rows } = await database.query<{ known: string | null }>(`select to_regclass('${name}')::text as known`)
  return rows[0]?.known !== null
}
