import { randomUUID } from 'node:crypto'
import type { CatalogueVersion } from '#server/platform/catalogue-version.ts'
import { readingOf } from './current-index.ts'
import { deleteReader, upsertReader } from './readers-repository.ts'

/** A process reports this often, and at once when it has read an import. */
export const reportEveryMs = 10_000

interface Reported {
  processId: string
  imports: number
  at: number
}

const reported = new WeakMap<CatalogueVersion, Reported>()

/** Reports how far this process has read the catalogue, so that an import can say when every process shows its list. */
export async function reportReading(catalogue: CatalogueVersion, now: Date): Promise<void> {
  const reading = readingOf(catalogue)
  const before = reported.get(catalogue)
  const isDue = !before || before.imports !== reading?.imports || now.getTime() - before.at >= reportEveryMs
  if (!reading || !isDue) return
  const processId = before?.processId ?? randomUUID()
  reported.set(catalogue, { processId, imports: reading.imports, at: now.getTime() })
  await upsertReader(catalogue.db, processId, reading.snapshot)
}

/** Says that this process stops: nobody waits for it any more. */
export async function stopReporting(catalogue: CatalogueVersion): Promise<void> {
  const before = reported.get(catalogue)
  if (!before) return
  reported.delete(catalogue)
  await deleteReader(catalogue.db, before.processId)
}
