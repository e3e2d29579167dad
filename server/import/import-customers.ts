import { parseArgs } from 'node:util'
import { explainFault } from '#server/platform/start-faults.ts'
import { type CustomersSummary, loadCustomers } from './load-customers.ts'
import { ImportError } from './mapping.ts'
import { openStore } from './open-store.ts'
import { openPriceList } from './read-rows.ts'
import { refusalsOf } from './report.ts'

const usage = `npm run import:customers -- FILE.csv [--dry-run]

The columns: code, email, phone, price_level, company, tax_id. docs/import.md describes them.`

const allStored = 0
const failed = 1
const someRefused = 2

/** Runs the command; returns the exit code: 0 when every row was stored, 2 when some were refused, 1 when it could not start. */
export async function runCustomersImport(
  args: readonly string[],
  environment: Record<string, string | undefined>,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    })
    const [path, ...more] = positionals
    if (values.help) {
      console.log(usage)
      return allStored
    }
    if (!path || more.length > 0) throw new ImportError(`Name one file to import.\n\n${usage}`)
    const dryRun = values['dry-run'] ?? false
    const file = await openPriceList(path)
    const database = await openStore(environment)
    try {
      const summary = await loadCustomers(database.db, file, { dryRun, now: new Date() })
      console.log(reportOf(summary, dryRun))
      return summary.refused.length > 0 ? someRefused : allStored
    } finally {
      await database.close()
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    const isOwn = error instanceof ImportError || code.startsWith('ERR_PARSE_ARGS')
    console.error(isOwn ? (error as Error).message : explainFault(error))
    return failed
  }
}

/** What an import did, in plain lines. It names lines and columns, and no customer. */
function reportOf({ rows, created, updated, refused }: CustomersSummary, dryRun: boolean): string {
  const unchanged = rows - created - updated - refused.length
  const done = dryRun
    ? `${rows} rows: ${unchanged} can be stored, ${refused.length} would be refused. This was a dry run: nothing was changed.`
    : `${rows} rows: ${created} created, ${updated} updated, ${unchanged} unchanged, ${refused.length} refused.`
  return [...refusalsOf(refused), done].join('\n')
}

if (import.meta.main) process.exitCode = await runCustomersImport(process.argv.slice(2), process.env)
