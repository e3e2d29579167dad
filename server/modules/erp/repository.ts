import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { deleteInBatches } from '#server/platform/database/delete-in-batches.ts'
import type { ClaimedJob, ImportEnding, ImportJob, ImportJobOptions } from './import-job.ts'

const columns = [
  'id',
  'created_at as createdAt',
  'list_bytes as listBytes',
  'started_at as startedAt',
  'alive_at as aliveAt',
  'bytes_read as bytesRead',
  'rows_read as rows',
  'ended_at as endedAt',
  'outcome',
  'report',
] as const

export async function insertJob(
  db: Database,
  job: { id: string; createdBy: string; now: Date; options: ImportJobOptions; list: Buffer },
): Promise<void> {
  await db
    .insertInto('import_jobs')
    .values({
      id: job.id,
      created_by: job.createdBy,
      created_at: job.now,
      options: JSON.stringify(job.options),
      list: job.list,
      list_bytes: job.list.length,
    })
    .execute()
}

export async function findJob(db: Database, id: string): Promise<ImportJob | undefined> {
  return (await db.selectFrom('import_jobs').select(columns).where('id', '=', id).executeTakeFirst()) as
    | ImportJob
    | undefined
}

export async function listJobs(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ImportJob[]; total: number }> {
  const rows = await db
    .selectFrom('import_jobs')
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom('import_jobs')
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows: rows as ImportJob[], total }
}

export async function countWaiting(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('import_jobs')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Requests that a job stops; one that nobody has begun ends at once. */
export async function cancelJob(db: Database, id: string, now: Date): Promise<void> {
  await sql`
    update import_jobs set cancel_at = ${now},
      ended_at = case when started_at is null then ${now}::timestamptz end,
      outcome = case when started_at is null then 'canceled' end,
      list = case when started_at is null then null else list end
    where id = ${id} and ended_at is null`.execute(db)
}

/** Claims the oldest job that waits, or whose process has been silent since `silentSince`. */
export async function claimJob(
  db: Database,
  { now, silentSince }: { now: Date; silentSince: Date },
): Promise<ClaimedJob | undefined> {
  const { rows } = await sql<ClaimedJob>`
    update import_jobs set started_at = ${now}, alive_at = ${now}, bytes_read = 0, rows_read = 0
    where id = (
      select id from import_jobs where ended_at is null and (alive_at is null or alive_at < ${silentSince})
      order by created_at limit 1 for update skip locked)
    returning id, options, list`.execute(db)
  return rows[0]
}

/** Records how far a job is; gives whether it shall go on. */
export async function noteProgress(
  db: Database,
  id: string,
  progress: { bytesRead: number; rows: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ isCanceled: boolean }>`
    update import_jobs set alive_at = ${progress.now}, bytes_read = ${progress.bytesRead}, rows_read = ${progress.rows}
    where id = ${id} and ended_at is null returning cancel_at is not null as "isCanceled"`.execute(db)
  return rows[0]?.isCanceled === false
}

/** Lets another process begin the job again. */
export async function releaseJob(db: Database, id: string): Promise<void> {
  await db
    .updateTable('import_jobs')
    .set({ started_at: null, alive_at: null })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

export async function endJob(db: Database, id: string, ending: ImportEnding): Promise<void> {
  await db
    .updateTable('import_jobs')
    .set({
      ended_at: ending.now,
      outcome: ending.outcome,
      report: JSON.stringify(ending.report),
      refused_rows: ending.refusedRows,
      rows_read: ending.rows,
      bytes_read: ending.bytesRead,
      list: null,
    })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

export async function findRefusedRows(db: Database, id: string): Promise<Buffer | null | undefined> {
  const row = await db.selectFrom('import_jobs').select('refused_rows').where('id', '=', id).executeTakeFirst()
  return row?.refused_rows
}

/** Deletes the jobs that ended before an instant. */
export const deleteEndedJobs = (db: Database, before: Date, signal?: AbortSignal): Promise<number> =>
  deleteInBatches(db, { table: 'import_jobs', where: sql`ended_at < ${before}`, orderBy: sql`created_at`, signal })
