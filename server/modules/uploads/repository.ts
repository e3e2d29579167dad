import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { EncodedPicture } from './encode-picture.ts'
import type { UploadPurpose } from './upload.ts'

export interface NewUpload {
  id: string
  customerId: string
  purpose: UploadPurpose
  picture: EncodedPicture
  /** The key of the object that will have the bytes; without one they are in the row. */
  bucketKey: string | undefined
  now: Date
}

/** Inserts a picture that nothing needs yet. */
export async function insertUpload(
  db: Database,
  { id, customerId, purpose, picture: { bytes, width, height }, bucketKey, now }: NewUpload,
): Promise<void> {
  await db
    .insertInto('uploads')
    .values({
      id,
      customer_id: customerId,
      purpose,
      type: 'image/webp',
      width,
      height,
      size_bytes: bytes.length,
      bytes: bucketKey === undefined ? bytes : null,
      bucket_key: bucketKey ?? null,
      created_at: now,
    })
    .execute()
}

/** How many bytes a customer has sent since an instant, deleted pictures counted. */
export async function countBytesSince(db: Database, customerId: string, since: Date): Promise<number> {
  const { bytes } = await db
    .selectFrom('uploads')
    .select(sql<string>`coalesce(sum(size_bytes), 0)`.as('bytes'))
    .where('customer_id', '=', customerId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

/** Marks a picture as needed; false where the customer has none of this id that waits. */
export async function attachUpload(db: Database, customerId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ attached_at: now })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('attached_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes a customer's pictures of some purposes, their bytes at once; an object of a bucket follows by the purge. */
export async function deleteUploads(
  db: Database,
  customerId: string,
  purposes: readonly UploadPurpose[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ deleted_at: now, bytes: null })
    .where('customer_id', '=', customerId)
    .where('purpose', 'in', purposes)
    .where('attached_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()
}

const uploadsInUse = (db: Database, customerId: string) =>
  db
    .selectFrom('uploads')
    .where('customer_id', '=', customerId)
    .where('attached_at', 'is not', null)
    .where('deleted_at', 'is', null)

/**
 * A picture with whose it is and its bytes or its key, where it is this customer's or in use for one of the purposes `ofAnybody`; another
 * one is not found.
 */
export async function findUpload(
  db: Database,
  { customerId, ofAnybody, id }: { customerId: string; ofAnybody: readonly UploadPurpose[]; id: string },
): Promise<{ customerId: string; purpose: string; bytes: Buffer | null; bucketKey: string | null } | undefined> {
  return db
    .selectFrom('uploads')
    .select(['customer_id as customerId', 'purpose', 'bytes', 'bucket_key as bucketKey'])
    .where('id', '=', id)
    .where('attached_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where((where) =>
      where.or([where('customer_id', '=', customerId), ...ofAnybody.map((purpose) => where('purpose', '=', purpose))]),
    )
    .executeTakeFirst()
}

/** The picture of a purpose that a customer has, without its bytes. */
export async function findUploadFor(
  db: Database,
  customerId: string,
  purpose: UploadPurpose,
): Promise<{ id: string; width: number; height: number } | undefined> {
  return uploadsInUse(db, customerId)
    .select(['id', 'width', 'height'])
    .where('purpose', '=', purpose)
    .executeTakeFirst()
}

export interface UploadToPurge {
  id: string
  bucketKey: string | null
  deletedAt: Date | null
}

/**
 * Pictures to remove: those that nothing needed before `until`, deleted ones whose object is left, and all that were
 * deleted before `until`. Those whose removal failed come last, and not again within one run of `now`.
 */
export async function listUploadsToPurge(
  db: Database,
  { until, now, limit }: { until: Date; now: Date; limit: number },
): Promise<UploadToPurge[]> {
  return db
    .selectFrom('uploads')
    .select(['id', 'bucket_key as bucketKey', 'deleted_at as deletedAt'])
    .where((where) =>
      where.or([
        where.and([where('attached_at', 'is', null), where('deleted_at', 'is', null), where('created_at', '<', until)]),
        where.and([
          where('deleted_at', 'is not', null),
          where.or([where('bucket_key', 'is not', null), where('deleted_at', '<', until)]),
        ]),
      ]),
    )
    .where((where) => where.or([where('purge_failed_at', 'is', null), where('purge_failed_at', '<', now)]))
    .orderBy(sql`purge_failed_at nulls first, created_at`)
    .limit(limit)
    .execute()
}

/** Deletes the row of a picture whose object is gone. */
export async function eraseUpload(db: Database, id: string): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', id).execute()
}

/** Notes that the object of a deleted picture is gone. The row counts for the limits of its day. */
export async function clearBucketKey(db: Database, id: string): Promise<void> {
  await db.updateTable('uploads').set({ bucket_key: null }).where('id', '=', id).execute()
}

export async function notePurgeFailed(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('uploads').set({ purge_failed_at: now }).where('id', '=', id).execute()
}

/** The pictures that a customer has in use. */
export function listUploadsOf(db: Database, customerId: string) {
  return uploadsInUse(db, customerId).select(['id', 'purpose', 'width', 'height', 'created_at']).execute()
}

/** Deletes all pictures of a customer, their bytes at once; an object of a bucket follows by the purge. */
export async function eraseUploadsOf(db: Database, customerId: string, now: Date): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ deleted_at: now, bytes: null })
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .execute()
}
