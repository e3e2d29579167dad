import { constants } from 'node:os'
import { parseArgs } from 'node:util'
import { readStudio } from '#server/modules/products/studio-pictures.ts'
import { sentenceOf, untilPagesShow } from '#server/modules/catalogue-index/until-pages-show.ts'
import { explainFault } from '#server/platform/start-faults.ts'
import { loadPriceList } from './load-price-list.ts'
import { ImportError, type Mapping, detectMapping, readMapping } from './mapping.ts'
import { openStore } from './open-store.ts'
import { createProgress } from './progress.ts'
import { type PriceListFile, openPriceList } from './read-rows.ts'
import { reportOf } from './report.ts'

const usage = `npm run import -- FILE.csv [options]

  --mapping FILE.json   how the columns become products (default: the shipped mapping that fits the header)
  --rate INR=0.72       RD$ for one unit of the list's currency, instead of the mapping's
  --dry-run             change nothing, say what would be done

docs/import.md tells what a mapping holds.`

const allStored = 0
const failed = 1
const someRefused = 2
/** As a shell reports a program that a signal ended: 130 for SIGINT, 143 for SIGTERM. */
const stoppedBy = (name: StopSignal) => 128 + constants.signals[name]

const stopSignals = ['SIGINT', 'SIGTERM'] as const
type StopSignal = (typeof stopSignals)[number]

/**
 * Runs the command; returns the exit code: 0 when every row was imported, 2 when some were refused, 1 when the import
 * could not start. `signal` stops it, with the name of the process signal as its reason: then the code is 130 or 143.
 */
export async function runImport(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  signal: AbortSignal,
): Promise<number> {
  try {
    const options = readOptions(args)
    if (!options) {
      console.log(usage)
      return allStored
    }
    const file = await openPriceList(options.path)
    const mapping = options.mapping ? readMapping(options.mapping) : fitting(file)
    const rate = rateFor(mapping, options.rate)
    const database = await openStore(environment)
    try {
      console.log(
        `${mapping.title}: 1 ${mapping.currency.code} is RD$${rate}${!options.rate && mapping.currency.source ? ` (${mapping.currency.source})` : ''}`,
      )
      const onProgress = createProgress(process.stderr, file.bytes)
      const summary = await loadPriceList(database.db, file, {
        mapping,
        rate,
        dryRun: options.dryRun,
        studio: readStudio(),
        now: new Date(),
        onProgress,
        signal,
      })
      console.log(reportOf(summary, options.dryRun))
      if (!options.dryRun && summary.created + summary.updated > 0)
        console.log(sentenceOf(await untilPagesShow(database, signal)))
      if (signal.aborted) {
        console.log('Stopped on request: the rows counted above are imported, the rest of the file was not read.')
        return stoppedBy(signal.reason as StopSignal)
      }
      return summary.refused.length > 0 ? someRefused : allStored
    } finally {
      await database.close()
    }
  } catch (error) {
    console.error(explain(error))
    return failed
  }
}

function readOptions(
  args: readonly string[],
): { path: string; mapping: string | undefined; rate: string | undefined; dryRun: boolean } | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      mapping: { type: 'string' },
      rate: { type: 'string' },
      'dry-run': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return undefined
  const [path, ...more] = positionals
  if (!path || more.length > 0) throw new ImportError(`Name one file to import.\n\n${usage}`)
  return { path, mapping: values.mapping, rate: values.rate, dryRun: values['dry-run'] ?? false }
}

function fitting({ header }: PriceListFile): Mapping {
  const mapping = detectMapping(header)
  if (mapping) return mapping
  throw new ImportError(
    `No shipped mapping fits this file's columns (${header.join(', ')}). Write one and name it with --mapping; docs/import.md shows how.`,
  )
}

function rateFor({ currency }: Mapping, option: string | undefined): number {
  if (option === undefined) return currency.pesos
  const [, code, number] = /^([A-Za-z]{3})=(\d{1,7}(?:\.\d{1,9})?)$/.exec(option) ?? []
  const rate = Number(number)
  if (!code || !(rate > 0))
    throw new ImportError(`--rate should look like ${currency.code}=${currency.pesos}, but is "${option}".`)
  if (code.toUpperCase() !== currency.code)
    throw new ImportError(`The list is in ${currency.code}, but --rate gives ${code.toUpperCase()}.`)
  return rate
}

/** A sentence when the operator can correct the problem, else the whole error. */
function explain(error: unknown): string {
  if (error instanceof ImportError) return error.message
  const { code = '', message } = error as NodeJS.ErrnoException
  return code.startsWith('ERR_PARSE_ARGS') ? `${message}\n\n${usage}` : explainFault(error)
}

if (import.meta.main) {
  const stop = new AbortController()
  for (const name of stopSignals) process.once(name, () => stop.abort(name))
  process.exitCode = await runImport(process.argv.slice(2), process.env, stop.signal)
}
