import type { Database } from '#server/platform/database/database.ts'
import { applyIncoming, clearIncoming, countVanished, insertIncoming, listIncomingLines } from './repository.ts'
import type { IncomingTaxpayer } from './taxpayer.ts'

export interface ReplacedRegister {
  created: number
  updated: number
  removed: number
}

/** Thrown where a file names too few of the registered taxpayers to be the whole register. Nothing was changed. */
export class RegisterShrinks extends Error {
  readonly registered: number
  readonly vanished: number
  constructor({ registered, vanished }: { registered: number; vanished: number }) {
    super('The file lacks too many of the registered taxpayers.')
    this.registered = registered
    this.vanished = vanished
  }
}

interface Replacing {
  /** The rows of the file, in batches. */
  batches: AsyncIterable<readonly IncomingTaxpayer[]>
  /** The share of the registered taxpayers that the file may lack, from 0 to 1. */
  removedShareMax: number
  /** Called with a row whose number stands in the file already, and the line of the first one, which counts. */
  onRepeated: (row: IncomingTaxpayer, firstLine: number) => void
}

/**
 * Makes the register what the file says, within the caller's transaction: lookups see the earlier register until it
 * commits, and the new one from then on (TAXPAYER-6). Refuses a file that lacks more of the registered taxpayers than
 * the share allows.
 */
export async function replaceRegister(
  db: Database,
  { batches, removedShareMax, onRepeated }: Replacing,
): Promise<ReplacedRegister> {
  await clearIncoming(db)
  for await (const rows of batches) {
    const stored = await insertIncoming(db, rows)
    if (stored < rows.length) await reportRepeated(db, rows, onRepeated)
  }
  const counts = await countVanished(db)
  if (counts.vanished > counts.registered * removedShareMax) throw new RegisterShrinks(counts)
  const replaced = await applyIncoming(db)
  await clearIncoming(db)
  return replaced
}

async function reportRepeated(
  db: Database,
  rows: readonly IncomingTaxpayer[],
  onRepeated: Replacing['onRepeated'],
): Promise<void> {
  const lines = await listIncomingLines(
    db,
    rows.map((row) => row.taxId),
  )
  for (const row of rows) {
    const firstLine = lines.get(row.taxId)
    if (firstLine !== undefined && firstLine !== row.line) onRepeated(row, firstLine)
  }
}
