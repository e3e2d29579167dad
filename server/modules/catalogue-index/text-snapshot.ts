import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'
import type { SavedIndex } from '#search-engine/inverted-index.ts'
import { textVersion } from '#server/modules/product-text/text-version.ts'
import type { ProductTextIndex } from '#server/modules/product-text/product-text-index.ts'

/**
 * The analysed texts of a catalogue, as an index had them. A process that starts reads every product from the database, and
 * analyses only those whose texts have another hash than here: a snapshot may be old, and is never wrong.
 */
export interface TextSnapshot {
  /** The code of each document. */
  codes: string[]
  textHash: Int32Array
  replacedTexts: number
  text: SavedIndex
}

/** Where a process saves its snapshots, and where it finds those of the one before. */
const folderIn = (dataFolder: string): string => join(dataFolder, 'search-index')
const fileNameOf = (version: string): string => `texts-${version}.bin`
/** Two releases may share a folder. */
const filesMax = 2
const checksumBytes = 4

/** The snapshot in a data folder that this version of the code has saved; undefined where there is none, or a damaged one. */
export async function readTextSnapshot(dataFolder: string): Promise<TextSnapshot | undefined> {
  const bytes = await readFile(join(folderIn(dataFolder), fileNameOf(textVersion()))).catch(() => undefined)
  if (!bytes || bytes.length <= checksumBytes) return undefined
  const body = bytes.subarray(checksumBytes)
  if (crc32(body) !== bytes.readUInt32LE(0)) return undefined
  const snapshot = deserialize(body) as TextSnapshot
  // It would take nearly twice the memory; a new one has no replaced texts.
  return snapshot.replacedTexts > snapshot.codes.length / 2 ? undefined : snapshot
}

/** The bytes of a snapshot of an index. They are made at one moment, so that they are of one state. */
export function encodeTextSnapshot({
  codes,
  textHash,
  replacedTexts,
  text,
}: Omit<TextSnapshot, 'text'> & { text: ProductTextIndex }): Buffer {
  const snapshot = { codes, textHash, replacedTexts, text: text.saved() } satisfies TextSnapshot
  const body = serialize(snapshot)
  const bytes = Buffer.allocUnsafe(checksumBytes + body.length)
  bytes.writeUInt32LE(crc32(body), 0)
  body.copy(bytes, checksumBytes)
  return bytes
}

/** Writes a snapshot, and removes those of older versions. */
export async function writeTextSnapshot(dataFolder: string, bytes: Buffer): Promise<void> {
  const folder = folderIn(dataFolder)
  const path = join(folder, fileNameOf(textVersion()))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(`${path}.${process.pid}`, bytes, { mode: 0o600 })
  await rename(`${path}.${process.pid}`, path)
  await removeOlder(folder)
}

async function removeOlder(folder: string): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  )
  const older = files.toSorted((a, b) => b.at - a.at).slice(filesMax)
  await Promise.all(older.map(({ name }) => rm(join(folder, name), { force: true })))
}
