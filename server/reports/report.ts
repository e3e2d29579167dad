import { parseArgs } from 'node:util'
import { ImportError } from '#server/import/mapping.ts'
import { openStore } from '#server/import/open-store.ts'
import { explainImport } from '#server/import/run-file-import.ts'
import { reportDay } from './day-report.ts'
import { printDay } from './print-day.ts'
import { isDay, storeDayOf } from './store-day.ts'

const usage = `npm run report -- day [YYYY-MM-DD] [--json]

The figures of a day of the store (without a date, of today), and every difference between orders, payments, the ledger
and the stock. docs/operating.md describes it.`

const agrees = 0
const differs = 1
const failed = 2

/** Runs the command; returns the exit code: 0 when everything agrees, 1 when something differs, 2 when it could not run. */
export async function runReport(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  now = new Date(),
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    })
    const [name, day = storeDayOf(now), ...more] = positionals
    if (values.help) {
      console.log(usage)
      return agrees
    }
    if (name !== 'day' || more.length > 0) throw new ImportError(usage)
    if (!isDay(day)) throw new ImportError(`${day} is no day: write it as ${storeDayOf(now)}.`)
    const database = await openStore(environment)
    try {
      const report = await reportDay(database.db, day)
      console.log(values.json ? JSON.stringify(report, null, 2) : printDay(report))
      return report.differences.length > 0 ? differs : agrees
    } finally {
      await database.close()
    }
  } catch (error) {
    console.error(explainImport(error))
    return failed
  }
}

if (import.meta.main) process.exitCode = await runReport(process.argv.slice(2), process.env)
