import { parseArgs } from 'node:util'
import { explainFault } from '#server/platform/start-faults.ts'
import { type TaxpayersSummary, loadTaxpayers } from './load-taxpayers.ts'
import { ImportError } from './mapping.ts'
import { openStore } from './open-store.ts'
import { createProgress } from './progress.ts'
import { openTaxpayersFile } from './read-taxpayers.ts'
import { refusalsOf } from './report.ts'

const usage = `npm run import:taxpayers -- DGII_RNC.TXT [options]

  --dry-run   change nothing, say what would be done
  --yes       the file is whole, though it lacks many of the registered taxpayers

The file is the tax authority's register. docs/import.md describes it.`

const allStored = 0
const failed = 1
const someRefused = 2

/** Runs the command; returns the exit code: 0 when every row was stored, 2 when some were refused, 1 when nothing was. */
export async function runTaxpayersImport(
  args: readonly string[],
  environment: Record<string, string | undefined>,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, yes: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    })
    const [path, ...more] = positionals
    if (values.help) {
      console.log(usage)
      return allStored
    }
    if (!path || more.length > 0) throw new ImportError(`Name one file to import.\n\n${usage}`)
    const dryRun = values['dry-run'] ?? false
    const file = openTaxpayersFile(path)
    const database = await openStore(environment)
    try {
      const onProgress = createProgress(process.stderr, file.bytes)
      const summary = await loadTaxpayers(database.db, file, { dryRun, mayShrink: values.yes ?? false, onProgress })
      console.log(reportOf(summary, dryRun))
      return summary.refused > 0 ? someRefused : allStored
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

if (import.meta.main) process.exitCode = await runTaxpayersImport(process.argv.slice(2), process.env)
