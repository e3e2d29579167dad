import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ClaimedJob, ImportOutcome, ImportReport } from '#server/modules/erp/import-job.ts'
import { claimImport, endImport, noteImportProgress, releaseImport } from '#server/modules/erp/import-jobs.ts'
import { readStudio } from '#server/modules/products/studio-pictures.ts'
import type { Database } from '#server/platform/database/database.ts'
import { usedColumns } from './find-columns.ts'
import { loadPriceList } from './load-price-list.ts'
import { isStockList, loadStock, refuseOptionsOfPrices } from './load-stock.ts'
import { ImportError, detectMapping, encodingHint, parseMapping } from './mapping.ts'
import type { PriceListFile } from './price-list-file.ts'
import { openPriceList } from './read-rows.ts'
import { createRefusedFile } from './refused-file.ts'
import { reportOf, reportOfStock } from './report.ts'
import type { Summary } from './summary.ts'

/** So few rows are read without a pause: the process serves shoppers beside the import. */
const batchSize = 50
const noteEveryMs = 1_000
const refusalsShown = 200
const refusedName = 'refused.csv'
const refusedBytesMax = 20_000_000

interface Work {
  db: Database
  clock: () => Date
  /** The process ends: the import goes on in another one. */
  signal: AbortSignal
  /** Called once a list has changed products. */
  onChanged: () => Promise<void>
}

/** Imports the list that has waited longest, if any; gives whether there was one. */
export async function runImportJob({ db, clock, signal, onChanged }: Work): Promise<boolean> {
  const job = await claimImport(db, clock())
  if (!job) return false
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-import-'))
  const stop = new AbortController()
  const onEnd = () => stop.abort('ends')
  if (signal.aborted) onEnd()
  else signal.addEventListener('abort', onEnd, { once: true })
  try {
    const result = await importList({ db, clock, job, folder, stop })
    // What is stored stays: whoever begins the list again finds these products unchanged.
    if (stop.signal.reason === 'ends') return await releaseImport(db, job.id).then(() => true)
    await endImport(db, job.id, { ...result, now: clock() })
    if (result.hasChanged) await onChanged()
    return true
  } catch (error) {
    if (!(error instanceof ImportError)) {
      await releaseImport(db, job.id)
      throw error
    }
    const report = { ...emptyReport, message: error.message, lines: [error.message] }
    await endImport(db, job.id, { now: clock(), outcome: 'failed', report, refusedRows: null, rows: 0, bytesRead: 0 })
    return true
  } finally {
    signal.removeEventListener('abort', onEnd)
    await rm(folder, { recursive: true, force: true })
  }
}

interface Running {
  db: Database
  clock: () => Date
  job: ClaimedJob
  folder: string
  stop: AbortController
}

interface Result {
  outcome: ImportOutcome
  report: ImportReport
  refusedRows: Buffer | null
  rows: number
  bytesRead: number
  hasChanged: boolean
}

function outcomeOf(stop: AbortController, fault: string | undefined): ImportOutcome {
  if (stop.signal.aborted) return 'canceled'
  return fault === undefined ? 'done' : 'failed'
}

async function importList(running: Running): Promise<Result> {
  const { db, clock, job, folder, stop } = running
  const { options, list } = job
  const path = join(folder, 'list')
  await writeFile(path, list)
  const file = await openPriceList(path, options.encoding)
  if (options.mapping === undefined && isStockList(file.header)) return importStock(running, file)
  const mapping = options.mapping === undefined ? detectMapping(file.header) : mappingOf(options.mapping)
  if (!mapping)
    throw new ImportError(
      `No mapping of the store fits these columns: ${file.header.join(', ')}.${encodingHint(file.header)}`,
    )
  const refused = createRefusedFile(join(folder, refusedName), file)
  const progress = createJobProgress(running, file)
  const summary = await loadPriceList(db, file, {
    mapping,
    rate: rateOf(options.rate) ?? mapping.currency.pesos,
    dryRun: options.dryRun,
    used: options.only === undefined ? undefined : usedColumns(mapping, file.header, options.only),
    isFull: options.isFull && options.only === undefined,
    mayHide: options.mayHide,
    batchSize,
    afterBatch: () => nextTurn(),
    studio: readStudio(),
    now: clock(),
    onRefused: refused.add,
    onProgress: progress.note,
    signal: stop.signal,
  })
  await progress.end()
  return {
    outcome: outcomeOf(stop, summary.fault),
    report: reportFor(summary, options.dryRun),
    refusedRows: await rowsOf(refused, folder),
    rows: summary.rows,
    bytesRead: progress.bytesRead(),
    hasChanged: !options.dryRun && summary.created + summary.updated + (summary.unlisted?.hidden ?? 0) > 0,
  }
}

async function importStock(running: Running, file: PriceListFile): Promise<Result> {
  const { db, job, folder, stop } = running
  const { dryRun } = job.options
  refuseOptionsOfPrices(job.options)
  const refused = createRefusedFile(join(folder, refusedName), file)
  const progress = createJobProgress(running, file)
  const summary = await loadStock(db, file, {
    dryRun,
    onRefused: refused.add,
    onProgress: progress.note,
    signal: stop.signal,
  })
  await progress.end()
  const { rows, changed, refusedCount, fault } = summary
  const lines = reportOfStock(summary, dryRun).split('\n')
  return {
    outcome: outcomeOf(stop, fault),
    report: {
      ...emptyReport,
      message: fault ?? null,
      updated: changed,
      unchanged: rows - changed - refusedCount,
      refused: refusedCount,
      refusals: summary.refused.slice(0, refusalsShown),
      lines: fault === undefined ? lines : [fault, ...lines],
    },
    refusedRows: await rowsOf(refused, folder),
    rows,
    bytesRead: progress.bytesRead(),
    hasChanged: !dryRun && changed > 0,
  }
}

/** Writes how far a job is, once a second, and stops it where somebody has canceled it. */
function createJobProgress({ db, clock, job: { id, list }, stop }: Running, file: PriceListFile) {
  let notedAt = Date.now()
  let noting: Promise<unknown> = Promise.resolve()
  let read = 0
  return {
    bytesRead: () => read,
    note(bytesRead: number, rows: number): void {
      read = Math.round(Math.min(1, bytesRead / Math.max(1, file.bytes)) * list.length)
      if (Date.now() - notedAt < noteEveryMs) return
      notedAt = Date.now()
      const progress = { bytesRead: read, rows, now: clock() }
      noting = noting
        .then(() => noteImportProgress(db, id, progress))
        .then((goesOn) => void (goesOn || stop.abort('canceled')))
    },
    end: () => noting,
  }
}

/**
 * The refused rows as the file that they were written to; null without any, and where they are too many to be stored or the
 * disk did not take them: the report names them in any case.
 */
async function rowsOf(refused: ReturnType<typeof createRefusedFile>, folder: string): Promise<Buffer | null> {
  const { count, fault } = await refused.end()
  if (count === 0 || fault !== undefined) return null
  const bytes = await readFile(join(folder, refusedName))
  return bytes.length <= refusedBytesMax ? bytes : null
}

function mappingOf(text: string) {
  try {
    return parseMapping(JSON.parse(text), 'The mapping')
  } catch (error) {
    if (error instanceof ImportError) throw error
    throw new ImportError('The mapping is no JSON.')
  }
}

function rateOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const rate = /^\d{1,7}(\.\d{1,9})?$/.test(text) ? Number(text) : 0
  if (rate > 0) return rate
  throw new ImportError('The rate is no number above zero.')
}

const emptyReport: ImportReport = {
  message: null,
  created: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
  refusals: [],
  changes: [],
  unlisted: null,
  lines: [],
}

function reportFor(summary: Summary, dryRun: boolean): ImportReport {
  const { created, updated, unchanged, refusedCount, refused, changes, unlisted, fault } = summary
  const lines = reportOf(summary, dryRun).split('\n')
  return {
    message: fault ?? null,
    created,
    updated,
    unchanged,
    refused: refusedCount,
    refusals: refused.slice(0, refusalsShown),
    changes: [...changes].map(([column, count]) => ({ column, count })),
    unlisted: unlisted ? { count: unlisted.count, hidden: unlisted.hidden } : null,
    lines: fault === undefined ? lines : [fault, ...lines],
  }
}
