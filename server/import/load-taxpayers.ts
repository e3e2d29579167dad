import { type ReplacedRegister, RegisterShrinks, replaceRegister } from '#server/modules/taxpayers/replace-register.ts'
import type { IncomingTaxpayer } from '#server/modules/taxpayers/taxpayer.ts'
import type { Database } from '#server/platform/database/database.ts'
import { RefusedRow } from './cells.ts'
import type { Refusal } from './summary.ts'
import { ImportError } from './mapping.ts'
import type { RegisterLine, TaxpayersFile } from './read-taxpayers.ts'
import { taxIdOf, toTaxpayer } from './to-taxpayer.ts'

const batchSize = 1_000
/** The share of the registered taxpayers that a file may lack before the import asks whether it is whole. */
const removedShareMax = 0.02
/** So many refused rows are kept for the report; the others are counted. */
const refusalsStoredMax = 1_000

export interface TaxpayersSummary extends ReplacedRegister {
  rows: number
  refused: number
  /** The first refused rows. */
  refusals: Refusal[]
}

interface Options {
  dryRun: boolean
  /** The file may lack any number of the registered taxpayers. */
  mayShrink: boolean
  onProgress?: (bytesRead: number, rows: number) => void
}

class DryRun extends Error {}

/**
 * Replaces the register with the file, in one transaction: whatever goes wrong before its end changes nothing
 * (TAXPAYER-6). A refused row is reported, and its taxpayer stays as it is. Refuses a file that ends in the middle of a
 * row, one without a taxpayer, and one that lacks too many of those registered.
 */
export async function loadTaxpayers(db: Database, file: TaxpayersFile, options: Options): Promise<TaxpayersSummary> {
  const summary: TaxpayersSummary = { rows: 0, created: 0, updated: 0, removed: 0, refused: 0, refusals: [] }
  const onRepeated = ({ line }: IncomingTaxpayer, firstLine: number) =>
    note(summary, line, new RefusedRow('RNC', `is the taxpayer of line ${firstLine} again`))
  try {
    await db.transaction().execute(async (inside) => {
      const batches = readBatches(file, summary, options)
      const share = options.mayShrink ? 1 : removedShareMax
      Object.assign(summary, await replaceRegister(inside, { batches, removedShareMax: share, onRepeated }))
      if (summary.rows === summary.refused) throw new ImportError('The file has no taxpayer. Nothing was changed.')
      if (options.dryRun) throw new DryRun()
    })
  } catch (error) {
    if (error instanceof RegisterShrinks)
      throw new ImportError(
        `The file lacks ${error.vanished} of the ${error.registered} registered taxpayers, so it may be cut off. Nothing was changed. If it is whole, say --yes.`,
      )
    if (!(error instanceof DryRun)) throw error
  }
  summary.refusals.sort((a, b) => a.line - b.line)
  return summary
}

async function* readBatches(
  file: TaxpayersFile,
  summary: TaxpayersSummary,
  { onProgress }: Options,
): AsyncGenerator<IncomingTaxpayer[]> {
  let batch: IncomingTaxpayer[] = []
  for await (const line of file.lines()) {
    if (line.text.trim() === '') continue
    summary.rows += 1
    const taxpayer = read(line, summary)
    if (taxpayer) batch.push(taxpayer)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
    onProgress?.(line.bytesRead, summary.rows)
  }
  if (batch.length > 0) yield batch
  onProgress?.(file.bytes, summary.rows)
}

/** The taxpayer of a line. A refused row gives its number alone, if it has one. */
function read({ line, text, isEnded }: RegisterLine, summary: TaxpayersSummary): IncomingTaxpayer | undefined {
  const taxId = taxIdOf(text)
  try {
    const fields = toTaxpayer(text)
    return taxId === undefined ? undefined : { taxId, line, ...fields }
  } catch (error) {
    if (!(error instanceof RefusedRow)) throw error
    if (!isEnded)
      throw new ImportError(`The file ends in the middle of line ${line}, so it is cut off. Nothing was changed.`)
    note(summary, line, error)
    return taxId === undefined ? undefined : { taxId, line, name: null, tradeName: null, state: null }
  }
}

function note(summary: TaxpayersSummary, line: number, { refusal }: RefusedRow): void {
  summary.refused += 1
  if (summary.refusals.length < refusalsStoredMax) summary.refusals.push({ line, ...refusal })
}
