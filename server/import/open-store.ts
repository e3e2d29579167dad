import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type OpenDatabase, openDatabase } from '#server/platform/database/database.ts'
import { type PoolSizes, programLimits } from '#server/platform/database/pools.ts'
import { readSettings } from '#server/platform/settings.ts'
import { ImportError } from './mapping.ts'

/** As many batches as the import stores at a time (`importList`) have a connection each; nothing of it is a shopper's request. */
const importPool: PoolSizes = { browse: 1, buy: 1, background: 3 }

/** The database that the server uses. A store that was never started has none to import into. */
export async function openStore(environment: Record<string, string | undefined>): Promise<OpenDatabase> {
  const settings = readSettings(environment)
  const noStore = new ImportError('There is no store here yet. Start it once with npm start, stop it, and import then.')
  if (!settings.DATABASE_URL && !existsSync(join(settings.DATA_DIR, 'postgres'))) throw noStore
  const database = await openDatabase({
    poolSize: importPool,
    limits: programLimits,
    folder: settings.DATA_DIR,
    ...(settings.DATABASE_URL && { url: settings.DATABASE_URL }),
  })
  try {
    const { rows } = await database.pool.query<{ isMigrated: boolean }>(
      `select to_regclass('products') is not null as "isMigrated"`,
    )
    if (!rows[0]?.isMigrated) throw noStore
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
