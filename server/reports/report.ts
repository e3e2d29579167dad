import { parseArgs } from 'node:util'
import { ImportError } from '#server/import/mapping.ts'
import { openStore } from '#server/import/open-store.ts'
import { explainImport } from '#server/import/run-file-import.ts'
import type { Database } from '#server/platform/database/database.ts'
import { reportDay } from './day-report.ts'
import { printDay } from './print-day.ts'
import { storeDateOf } from '#domain/branches/store-time.ts'
import { isDay } from './store-day.ts'
import { countVainSearches, printVainSearches } from './vain-searches.ts'

const usage = `npm run report -- day [YYYY-MM-DD] [--json]
npm run report -- searches [YYYY-MM-DD] [--json]

The figures of a day of the store (without a date, of today), and every difference between orders, payments, the ledger
and the stock; or what shoppers searched and found nothing for, since a day (without a date, of the last 30 days).
docs/operating.md describes both.`

const agrees = 0
const differs = 1
const failed = 2

const dayMs = 86_400_000

/** The reports by their names: each prints itself and returns the exit code. */
const reports = {
  day: {
    usualDaysBack: 0,
    async run(db: Database, day: string, isJson: boolean) {
      const report = await reportDay(db, day)
      console.log(isJson ? JSON.stringify(report, null, 2) : printDay(report))
      return report.differences.length > 0 ? differs : agrees
    },
  },
  searches: {
    usualDaysBack: 30,
    async run(db: Database, day: string, isJson: boolean) {
      const searches = await countVainSearches(db, day)
      console.log(isJson ? JSON.stringify(searches, null, 2) : printVainSearches(searches, day))
      return agrees
    },
  },
}

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
    const [name = '', chosen, ...more] = positionals
    if (values.help) {
      console.log(usage)
      return agrees
    }
    const report = Object.hasOwn(reports, name) ? reports[name as keyof typeof reports] : undefined
    if (!report || more.length > 0) throw new ImportError(usage)
    const day = chosen ?? storeDateOf(new Date(now.getTime() - report.usualDaysBack * dayMs))
    if (!isDay(day)) throw new ImportError(`${day} is no day: write it as ${storeDateOf(now)}.`)
    const database = await openStore(environment)
    try {
      return await report.run(database.db, day, values.json ?? false)
    } finally {
      await database.close()
    }
  } catch (error) {
    console.error(explainImport(error))
    return failed
  }
}

if (import.meta.main) process.exitCode = await runReport(process.argv.slice(2), process.env)
