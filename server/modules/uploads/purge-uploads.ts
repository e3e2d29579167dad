import { bucketOf } from '#server/platform/bucket.ts'
import type { Ctx } from '#server/platform/context.ts'
import { type UploadToPurge, eraseUpload, clearBucketKey, listUploadsToPurge, notePurgeFailed } from './repository.ts'

const dayMs = 86_400_000
const atOnce = 100

/**
 * Removes pictures that nothing needed within a day, and deleted ones with their objects in the bucket. One that cannot
 * be removed is logged and tried again in the next run, after all others. Gives how many were removed.
 */
export async function purgeUploads(
  ctx: Pick<Ctx, 'db' | 'settings' | 'log' | 'now'>,
  signal?: AbortSignal,
): Promise<number> {
  const { db, log, now } = ctx
  const until = new Date(now.getTime() - dayMs)
  let removed = 0
  while (!signal?.aborted) {
    const uploads = await listUploadsToPurge(db, { until, now, limit: atOnce })
    for (const upload of uploads) {
      try {
        await purge(ctx, upload, until)
        removed += 1
      } catch (error) {
        log.warn({ err: error, upload: upload.id }, 'a picture could not be removed')
        await notePurgeFailed(db, upload.id, now)
      }
    }
    if (uploads.length < atOnce) break
  }
  return removed
}

async function purge(
  { db, settings }: Pick<Ctx, 'db' | 'settings'>,
  { id, bucketKey, deletedAt }: UploadToPurge,
  until: Date,
): Promise<void> {
  if (bucketKey !== null) {
    const bucket = bucketOf(settings)
    if (!bucket) throw new Error('The picture is in a bucket, and no bucket is set')
    await bucket.delete(bucketKey)
  }
  if (deletedAt !== null && deletedAt >= until) await clearBucketKey(db, id)
  else await eraseUpload(db, id)
}
