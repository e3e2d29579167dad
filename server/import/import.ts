import { constants } from 'node:os'
import { dirname } from 'node:path'
import { readStudio } from '#server/modules/products/studio-pictures.ts'
import { isStoreRunning, sentenceOf, untilPagesShow } from '#server/modules/catalogue-index/until-pages-show.ts'
import type { OpenDatabase } from '#server/platform/database/database.ts'
import { readSettings } from '#server/platform/settings.ts'
import { explainFault } from '#server/platform/start-faults.ts'
import { usedColumns } from './find-columns.ts'
import { type CommandOptions, readOptions, usage } from './import-options.ts'
import { loadPriceList } from './load-price-list.ts'
import { lowerPriority } from './low-priority.ts'
import { isStockList, loadStock, refuseOptionsOfPrices } from './load-stock.ts'
import { ImportError, detectMapping, encodingHint, readMapping } from './mapping.ts'
import type { Mapping } from './mapping-schema.ts'
import { openStore } from './open-store.ts'
import { checkOutputFiles, createOutputs } from './output-files.ts'
import { createPictureTaker } from './pictures/take-pictures.ts'
import { createProgress } from './progress.ts'
import type { PriceListFile } from './price-list-file.ts'
import { openPriceList } from './read-rows.ts'
import { refusedPathOf } from './refused-file.ts'
import { reportOf, reportOfStock } from './report.ts'

const allStored = 0
const failed = 1
const someRefused = 2
/** As a shell reports a program that a signal ended: 130 for SIGINT, 143 for SIGTERM. */
const stoppedBy = (name: StopSignal) => 128 + constants.signals[name]

const stopSignals = ['SIGINT', 'SIGTERM'] as const
type StopSignal = (typeof stopSignals)[number]

/**
 * Runs the command; returns the exit code: 0 when every row was imported, 2 when some were refused or products were left
 * that a full list lacks, 1 when the import could not start. `signal` stops it, with the name of the process signal as its
 * reason: then the code is 130 or 143.
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
    await checkOutputFiles(options)
    const files = await openFiles(options)
    const database = await openStore(environment)
    try {
      let isDone = true
      const run = { options, environment, signal, wouldBring: new Set<string>() }
      if (files.list) isDone = await importList(database, { ...files.list, ...run })
      if (files.stock && !signal.aborted) isDone = (await importStock(database, { ...files.stock, ...run })) && isDone
      if (signal.aborted) {
        console.log('Stopped on request: the rows counted above are imported, the rest of the file was not read.')
        return stoppedBy(signal.reason as StopSignal)
      }
      return isDone ? allStored : someRefused
    } finally {
      await database.close()
    }
  } catch (error) {
    console.error(explain(error))
    return failed
  }
}

interface ListToImport {
  file: PriceListFile
  mapping: Mapping
  rate: number
}

interface StockToImport {
  file: PriceListFile
  path: string
}

/** Opens the files before the store, so that a wrong path needs no database. */
async function openFiles(options: CommandOptions): Promise<{ list?: ListToImport; stock?: StockToImport }> {
  const file = await openPriceList(options.path, options.encoding)
  if (!options.mapping && isStockList(file.header)) {
    if (options.stock) throw new ImportError(`${options.path} is a stock list itself, so --stock goes without it.`)
    refuseOptionsOfPrices(options)
    return { stock: { file, path: options.path } }
  }
  const mapping = options.mapping ? readMapping(options.mapping) : fitting(file)
  const list = { file, mapping, rate: rateFor(mapping, options.rate) }
  if (!options.stock) return { list }
  const stock = { file: await openPriceList(options.stock, options.encoding), path: options.stock }
  if (!isStockList(stock.file.header))
    throw new ImportError(`${options.stock} should have three columns: product, branch and quantity.`)
  return { list, stock }
}

interface Run {
  options: CommandOptions
  environment: Record<string, string | undefined>
  signal: AbortSignal
  /** The codes of the products that the price list of a dry run would bring, for the stock list after it. */
  wouldBring: Set<string>
}

/** Imports a price list and reports it; gives whether nothing was left undone. */
async function importList(
  database: OpenDatabase,
  { file, mapping, rate, options, environment, signal, wouldBring }: ListToImport & Run,
): Promise<boolean> {
  const { db } = database
  const batches = await batchesFor(database)
  console.log(
    `${mapping.title}: 1 ${mapping.currency.code} is RD$${rate}${!options.rate && mapping.currency.source ? ` (${mapping.currency.source})` : ''}`,
  )
  const outputs = createOutputs(file, { ...options, refusedPath: refusedPathOf(options.path) })
  const settings = readSettings(environment)
  const pictures = await createPictureTaker(db, {
    folder: dirname(options.path),
    archive: options.pictures,
    settings,
    web: { hosts: settings.IMPORT_PICTURE_HOSTS },
    now: new Date(),
    signal,
  })
  const summary = await loadPriceList(db, file, {
    pictures,
    mapping,
    rate,
    dryRun: options.dryRun,
    used: options.only === undefined ? undefined : usedColumns(mapping, file.header, options.only),
    isFull: options.isFull,
    mayHide: options.mayHide,
    ...batches,
    studio: readStudio(),
    now: new Date(),
    onProgress: createProgress(process.stderr, file.bytes),
    onRefused: outputs.addRefused,
    onDifference: outputs.addDifference,
    onCreated: options.dryRun ? (code) => void wouldBring.add(code) : undefined,
    signal,
  }).finally(pictures.close)
  const written = await outputs.end({ isWhole: isReadWhole(summary, signal) })
  const hidden = summary.unlisted?.hidden ?? 0
  console.log(reportOf(summary, options.dryRun))
  if (!options.dryRun && summary.created + summary.updated + summary.pictured + hidden > 0)
    console.log(sentenceOf(await untilPagesShow(database, signal)))
  for (const line of written.lines) console.log(line)
  refuseFault(summary, options.dryRun)
  const isAllStored = summary.refusedCount + summary.missedCount === 0 && (summary.unlisted?.count ?? 0) === hidden
  return isAllStored && written.isWritten
}

const isReadWhole = ({ fault }: { fault?: string }, signal: AbortSignal) => fault === undefined && !signal.aborted

/** Refuses a file that could not be read to its end, after the report of the rows before. */
function refuseFault({ fault }: { fault?: string }, dryRun: boolean): void {
  if (fault !== undefined) throw new ImportError(dryRun ? fault : `${fault} The rows counted above are imported.`)
}

/**
 * Beside shoppers one short transaction follows another: three long ones would have a database on the same machine take the
 * processor from the store. The embedded database has one connection, and no store runs beside it.
 */
async function batchesFor(database: OpenDatabase): Promise<{ parallel: number; batchSize?: number }> {
  if (database.embedded) return { parallel: 1 }
  return (await isStoreRunning(database)) ? { parallel: 1, batchSize: 100 } : { parallel: 3 }
}

async function importStock(
  database: OpenDatabase,
  { file, path, options, signal, wouldBring }: StockToImport & Run,
): Promise<boolean> {
  const { dryRun } = options
  // With a price list beside it, --refused is the file of that list.
  const refused = path === options.path ? options.refused : undefined
  const outputs = createOutputs(file, { dryRun, refused, differences: undefined, refusedPath: refusedPathOf(path) })
  const summary = await loadStock(database.db, file, {
    dryRun,
    alsoKnown: wouldBring,
    onProgress: createProgress(process.stderr, file.bytes),
    onRefused: outputs.addRefused,
    signal,
  })
  const written = await outputs.end({ isWhole: isReadWhole(summary, signal) })
  console.log(reportOfStock(summary, dryRun))
  for (const line of written.lines) console.log(line)
  if (!dryRun && summary.changed > 0) console.log(sentenceOf(await untilPagesShow(database, signal)))
  refuseFault(summary, dryRun)
  return summary.refusedCount === 0 && written.isWritten
}

function fitting({ header }: PriceListFile): Mapping {
  const mapping = detectMapping(header)
  if (mapping) return mapping
  throw new ImportError(
    `No shipped mapping fits this file's columns (${header.join(', ')}). Write one and name it with --mapping; docs/import.md shows how.${encodingHint(header)}`,
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
  lowerPriority()
  const stop = new AbortController()
  for (const name of stopSignals) process.once(name, () => stop.abort(name))
  process.exitCode = await runImport(process.argv.slice(2), process.env, stop.signal)
}
