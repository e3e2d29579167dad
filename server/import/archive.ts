import { openSync, readSync, closeSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { type Entry, type ZipFile, openPromise } from 'yauzl'
import { ImportError } from './mapping.ts'

/** What bounds a ZIP archive before anything of it is unpacked. */
export interface ArchiveLimits {
  entriesMax: number
  /** Unpacked bytes of one entry, and of all. */
  entryBytesMax: number
  bytesMax: number
}

/** An entry may be so many times as large as it is packed. Sheets of equal rows come to some 40. */
const ratioMax = 200
/** Below this size the ratio does not matter. */
const ratioFreeBytes = 1_000_000

export interface Archive {
  /** The unpacked bytes of an entry, undefined for one that the archive lacks. */
  sizeOf(name: string): number | undefined
  names(): string[]
  /** The content of an entry. It fails where the content is longer than the archive states. */
  read(name: string): Promise<Readable>
  close(): void
}

/** Whether a file begins as a ZIP archive does. */
export function isArchive(path: string): boolean {
  const start = Buffer.alloc(4)
  const file = openSync(path, 'r')
  try {
    return readSync(file, start) === 4 && start.readUInt32BE() === 0x504b0304
  } finally {
    closeSync(file)
  }
}

/** Opens a ZIP archive. Refuses one that exceeds a limit, is damaged or encrypted. */
export async function openArchive(path: string, limits: ArchiveLimits): Promise<Archive> {
  const zip = await openZip(path)
  try {
    const entries = await listEntries(zip, path, limits)
    return {
      sizeOf: (name) => entries.get(name)?.uncompressedSize,
      names: () => [...entries.keys()],
      async read(name) {
        const entry = entries.get(name)
        if (!entry) throw new ImportError(`${path} has no ${name}.`)
        return zip.openReadStreamPromise(entry)
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true })
  } catch (error) {
    throw new ImportError(`${path} is no archive that can be read: ${(error as Error).message}`)
  }
}

function listEntries(zip: ZipFile, path: string, limits: ArchiveLimits): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let bytes = 0
  return new Promise((resolve, reject) => {
    const refuse = (reason: string) => reject(new ImportError(`${path} ${reason}`))
    if (zip.entryCount > limits.entriesMax) {
      refuse(`has ${zip.entryCount} entries; at most ${limits.entriesMax} are read.`)
      return
    }
    zip.on('error', (error: Error) => refuse(`is damaged: ${error.message}`))
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      const { fileName, uncompressedSize, compressedSize } = entry
      bytes += uncompressedSize
      if (entry.isEncrypted()) return refuse(`is encrypted (${fileName}).`)
      if (uncompressedSize > limits.entryBytesMax || bytes > limits.bytesMax)
        return refuse(`is larger than allowed once it is unpacked (${fileName}).`)
      if (uncompressedSize > ratioFreeBytes && uncompressedSize > compressedSize * ratioMax)
        return refuse(`has an entry that is more than ${ratioMax} times as large as it is packed (${fileName}).`)
      if (!fileName.endsWith('/')) entries.set(fileName, entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}
