import { readFile } from 'node:fs/promises'
import { refuse } from '#contract/refusals.ts'
import { lastPage, pageBounds } from '#domain/products/listing.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import type { ClaimedJob, ImportEnding, ImportJob, ImportJobOptions } from './import-job.ts'
import * as repository from './repository.ts'

const waitingMax = 20
/** A process that has not recorded its progress for this long has ended. */
const silentMs = 60_000

/** The received list, before the transaction opens. */
export async function readList({ files }: PrepareCtx<CustomerCtx>): Promise<Buffer> {
  const file = files.get('list')
  return file ? readFile(file.path) : Buffer.alloc(0)
}

/** Stores a list to be imported. Refuses one while too many wait. */
export async function createImport(
  { db, actor, now, newId }: CustomerCtx,
  options: ImportJobOptions,
  list: Buffer,
): Promise<ImportJob> {
  if ((await repository.countWaiting(db)) >= waitingMax) refuse('busy', { retryAfterSeconds: 60 })
  const id = newId()
  await repository.insertJob(db, { id, createdBy: actor.customerId, now, options, list })
  return (await repository.findJob(db, id)) as ImportJob
}

/** A job by its id. Refuses one that does not exist. */
export async function getImport({ db }: Pick<CustomerCtx, 'db'>, id: string): Promise<ImportJob> {
  return (await repository.findJob(db, id)) ?? refuse('not-found')
}

/** One page of the jobs, newest first. */
export async function listImports({ db }: CustomerCtx, page: number, limit: number) {
  const { rows, total } = await repository.listJobs(db, pageBounds(page, limit))
  return { rows, total, page, pages: lastPage(total, limit), limit }
}

/** Stops a job: one that runs ends after the batch at hand. One that has ended stays as it is. */
export async function cancelImport(ctx: CustomerCtx, id: string): Promise<ImportJob> {
  await getImport(ctx, id)
  await repository.cancelJob(ctx.db, id, ctx.now)
  return getImport(ctx, id)
}

/** The refused rows of a job as CSV. Refuses a job without any. */
export async function getRefusedRows({ db }: CustomerCtx, id: string): Promise<Uint8Array<ArrayBuffer>> {
  const rows = await repository.findRefusedRows(db, id)
  return rows ? new Uint8Array(rows) : refuse('not-found')
}

/** The oldest list that waits, or whose process has ended, for this process to import. */
export const claimImport = (db: Database, now: Date): Promise<ClaimedJob | undefined> =>
  repository.claimJob(db, { now, silentSince: new Date(now.getTime() - silentMs) })

/** Records how far an import is; gives whether it shall go on. */
export const noteImportProgress = (
  db: Database,
  id: string,
  progress: { bytesRead: number; rows: number; now: Date },
): Promise<boolean> => repository.noteProgress(db, id, progress)

/** Gives an import back, for another process to begin anew. */
export const releaseImport = (db: Database, id: string): Promise<void> => repository.releaseJob(db, id)

export const endImport = (db: Database, id: string, ending: ImportEnding): Promise<void> =>
  repository.endJob(db, id, ending)

/** Deletes the imports that ended before an instant, with their reports and refused rows. */
export const purgeImports = (db: Database, before: Date, signal?: AbortSignal): Promise<number> =>
  repository.deleteEndedJobs(db, before, signal)
