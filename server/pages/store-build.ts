import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { type BuiltFiles, hashedFiles } from './built-files.ts'

/** A page that was opened before the last upgrade finds its files; one from before the last two upgrades reloads. */
const buildsMax = 2
const filesAtOnce = 50
/** Processes that start together store one after the other. */
const lock = 7236429

/**
 * Stores the hashed files of this process's build, unless another process has, and deletes those of all but the last
 * two builds that were started. From then on every process of the store can send them, so the first page of the build
 * is served after this.
 */
export async function storeBuild(db: Database, built: BuiltFiles): Promise<void> {
  const files = hashedFiles(built)
  const id = hash('sha256', files.map(([path, { etag }]) => `${path} ${etag}\n`).join(''))
  await db.transaction().execute(async (inside) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(inside)
    const known = await inside
      .updateTable('builds')
      .set({ started_at: sql`clock_timestamp()` })
      .where('id', '=', id)
      .executeTakeFirst()
    if (known.numUpdatedRows > 0n) return
    await inside
      .insertInto('builds')
      .values({ id, started_at: sql`clock_timestamp()` })
      .execute()
    const rows = files.map(([path, { brotli, plain }]) => ({
      build_id: id,
      path,
      encoding: brotli ? 'br' : 'identity',
      bytes: brotli ?? plain,
    }))
    for (let at = 0; at < rows.length; at += filesAtOnce)
      await inside
        .insertInto('build_files')
        .values(rows.slice(at, at + filesAtOnce))
        .execute()
    await inside
      .deleteFrom('builds')
      .where('id', 'not in', (last) =>
        last.selectFrom('builds').select('id').orderBy('started_at', 'desc').orderBy('id').limit(buildsMax),
      )
      .execute()
  })
}
