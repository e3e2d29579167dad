import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { checkPicture, encodePicture } from '#server/modules/uploads/encode-picture.ts'
import { bucketOf } from '#server/platform/bucket.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Settings } from '#server/platform/settings.ts'
import * as repository from './photos-repository.ts'

interface Photos {
  db: Database
  settings: Settings
}

/** Whether a picture of a product is a photograph that an import brought. */
export const isPhoto = (picture: string): boolean => /^photo-[0-9a-f]{32}$/.test(picture)

/** The bytes of a photograph as WebP; undefined where there is none of this name. */
export async function readPhoto({ db, settings }: Photos, name: string): Promise<Buffer | undefined> {
  const found = await repository.findPhoto(db, name)
  if (found?.bytes) return found.bytes
  return found?.bucketKey ? bucketOf(settings)?.get(found.bucketKey) : undefined
}

/**
 * Makes a photograph of a file: checked and encoded anew as a customer's picture is, and square, as pages show it. The same
 * file is encoded once. `name` is that of a photograph which another store has exported; without it the name is made of
 * the file. Throws UnusablePicture.
 */
export async function storePhoto(
  { db, settings, now }: Photos & { now: Date },
  path: string,
  name?: string,
): Promise<string> {
  const own = name ?? (await nameOfFile(path))
  if ((await repository.listPhotoNames(db, [own])).size > 0) return own
  const encoded = await encodePicture(path, 'whole')
  const bytes = await squared(encoded)
  const bucket = bucketOf(settings)
  const bucketKey = bucket ? `uploads/products/${own}.webp` : null
  if (bucket && bucketKey) await bucket.put(bucketKey, bytes, 'image/webp')
  await repository.insertPhoto(db, { name: own, sizeBytes: bytes.length, bytes: bucket ? null : bytes, bucketKey, now })
  return own
}

/** Checks a file as storePhoto does, and stores nothing; gives the name that it would have. Throws UnusablePicture. */
export async function checkPhoto(db: Database, path: string): Promise<string> {
  const own = await nameOfFile(path)
  if ((await repository.listPhotoNames(db, [own])).size === 0) await checkPicture(path)
  return own
}

async function nameOfFile(path: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile(path))
  return `photo-${hash.digest('hex').slice(0, 32)}`
}

/** The names of those of the given photographs that the store has. */
export const listPhotoNames = (db: Database, names: readonly string[]): Promise<Set<string>> =>
  names.length === 0 ? Promise.resolve(new Set<string>()) : repository.listPhotoNames(db, names)

/** The photographs that were fetched from web addresses before, by address. */
export const listPhotosOf = (db: Database, addresses: readonly string[]): Promise<Map<string, string>> =>
  addresses.length === 0 ? Promise.resolve(new Map<string, string>()) : repository.listPhotosOf(db, addresses)

/** Records from which address a photograph was fetched. */
export const rememberAddress = (db: Database, address: string, photo: string): Promise<void> =>
  repository.insertPhotoSource(db, address, photo)

/** A picture that is not square gets transparent edges. */
async function squared({ bytes, width, height }: { bytes: Buffer; width: number; height: number }): Promise<Buffer> {
  if (width === height) return bytes
  const side = Math.max(width, height)
  return sharp(bytes)
    .resize(side, side, { fit: 'contain', background: '#0000' })
    .webp({ quality: 82, effort: 3 })
    .toBuffer()
}
