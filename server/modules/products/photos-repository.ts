import { sql } from 'kysely'
import { sqlArray } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'

export interface PhotoRow {
  bytes: Buffer | null
  bucketKey: string | null
}

export async function findPhoto(db: Database, name: string): Promise<PhotoRow | undefined> {
  return db
    .selectFrom('product_photos')
    .select(['bytes', 'bucket_key as bucketKey'])
    .where('name', '=', name)
    .executeTakeFirst()
}

/** Those of the given names that photographs have. */
export async function listPhotoNames(db: Database, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select name from product_photos where name = any(${sqlArray(names, 'text')})`.execute(db)
  return new Set(rows.map((row) => row.name))
}

/** The photographs that were fetched from these addresses. */
export async function listPhotosOf(db: Database, addresses: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ address: string; photo: string }>`
    select address, photo from product_photo_sources where address = any(${sqlArray(addresses, 'text')})`.execute(db)
  return new Map(rows.map((row) => [row.address, row.photo]))
}

export async function insertPhoto(
  db: Database,
  photo: { name: string; sizeBytes: number; bytes: Buffer | null; bucketKey: string | null; now: Date },
): Promise<void> {
  await db
    .insertInto('product_photos')
    .values({
      name: photo.name,
      size_bytes: photo.sizeBytes,
      bytes: photo.bytes,
      bucket_key: photo.bucketKey,
      created_at: photo.now,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

export async function insertPhotoSource(db: Database, address: string, photo: string): Promise<void> {
  await db
    .insertInto('product_photo_sources')
    .values({ address, photo })
    .onConflict((conflict) => conflict.column('address').doNothing())
    .execute()
}
