import { openDatabase } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { readSettings } from '#server/platform/settings.ts'
import { StartRefused, explainFault } from '#server/platform/start-faults.ts'

// `npm run dev` applies migrations here, once, before it watches the files: a restart by an edit applies none, since
// the edited file may be a migration.
try {
  const { DATABASE_URL, DATA_DIR } = readSettings(process.env)
  const database = await openDatabase({ poolSize: 2, folder: DATA_DIR, ...(DATABASE_URL && { url: DATABASE_URL }) })
  try {
    const { applied } = await migrate(database.pool)
    if (applied.length > 0)
      console.log(`Applied ${applied.length === 1 ? applied[0] : `${applied.length} migrations`}.`)
  } catch (error) {
    console.error(explainFault(error))
    if (error instanceof StartRefused)
      console.error(
        `If you are still writing it, begin with a new database: ${DATABASE_URL ? 'another DATABASE_URL' : `delete the folder ${DATA_DIR}`}.`,
      )
    process.exitCode = 1
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(explainFault(error))
  process.exitCode = 1
}
