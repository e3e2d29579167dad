import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'

/**
 * The file of an empty, migrated embedded database: made once per run, loaded by every test process in a fraction of
 * the time.
 */
export const snapshotPath = fileURLToPath(
  new URL('../../node_modules/.cache/vitrina/empty-database.tar', import.meta.url),
)

/** Vitest's global set-up. */
export default async function setup(): Promise<void> {
  const database = await openDatabase({ folder: 'memory://', poolSize: 1 })
  try {
    await migrate(database.pool)
    mkdirSync(dirname(snapshotPath), { recursive: true })
    writeFileSync(snapshotPath, await (database.embedded as NonNullable<typeof database.embedded>).dump())
  } finally {
    await database.close()
  }
}
