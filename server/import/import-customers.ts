import type { Database } from '#server/platform/database/database.ts'
import { type CustomersSummary, loadCustomers } from './load-customers.ts'
import { lowerPriority } from './low-priority.ts'
import { openPriceList } from './read-rows.ts'
import { refusalsOf } from './report.ts'
import { type ImportOptions, runFileImport } from './run-file-import.ts'

const usage = `npm run import:customers -- FILE.csv [--dry-run]

The columns: code, email, phone, price_level, company, tax_id. docs/import.md describes them.`

/** Runs the command; returns its exit code as `runFileImport`. */
export const runCustomersImport = (
  args: readonly string[],
  environment: Record<string, string | undefined>,
): Promise<number> => runFileImport(args, environment, { usage, open })

async function open(path: string) {
  const file = await openPriceList(path)
  return async (db: Database, { isDryRun: dryRun }: ImportOptions) => {
    const summary = await loadCustomers(db, file, { dryRun, now: new Date() })
    return { report: reportOf(summary, dryRun), refused: summary.refused.length }
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

if (import.meta.main) {
  lowerPriority()
  process.exitCode = await runCustomersImport(process.argv.slice(2), process.env)
}
