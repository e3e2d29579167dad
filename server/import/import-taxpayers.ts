import type { Database } from '#server/platform/database/database.ts'
import { type TaxpayersSummary, loadTaxpayers } from './load-taxpayers.ts'
import { lowerPriority } from './low-priority.ts'
import { createProgress } from './progress.ts'
import { openTaxpayersFile } from './read-taxpayers.ts'
import { refusalsOf } from './report.ts'
import { type ImportOptions, runFileImport } from './run-file-import.ts'

const usage = `npm run import:taxpayers -- DGII_RNC.TXT [options]

  --dry-run   change nothing, say what would be done
  --yes       the file is whole, though it lacks many of the registered taxpayers

The file is the tax authority's register. docs/import.md describes it.`

/** Runs the command; returns its exit code as `runFileImport`. */
export const runTaxpayersImport = (
  args: readonly string[],
  environment: Record<string, string | undefined>,
): Promise<number> => runFileImport(args, environment, { usage, flags: ['yes'], open })

async function open(path: string) {
  const file = openTaxpayersFile(path)
  return async (db: Database, { isDryRun: dryRun, flags }: ImportOptions) => {
    const onProgress = createProgress(process.stderr, file.bytes)
    const summary = await loadTaxpayers(db, file, { dryRun, mayShrink: flags.has('yes'), onProgress })
    return { report: reportOf(summary, dryRun), refused: summary.refused }
  }
}

/** What an import did, or a dry run would do, in plain lines. It names lines and columns, and no taxpayer. */
function reportOf({ rows, created, updated, removed, refused, refusals }: TaxpayersSummary, dryRun: boolean): string {
  const would = dryRun ? 'would be ' : ''
  const unchanged = rows - refused - created - updated
  return [
    ...refusalsOf(refusals, refused),
    `${rows} rows: ${created} ${would}created, ${updated} ${would}updated, ${unchanged} unchanged, ${refused} refused; ${removed} taxpayers that the file lacks ${would}removed.`,
    ...(dryRun ? ['This was a dry run: nothing was changed.'] : []),
  ].join('\n')
}

if (import.meta.main) {
  lowerPriority()
  process.exitCode = await runTaxpayersImport(process.argv.slice(2), process.env)
}
