import { openSync, readSync, closeSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { type Entry, type ZipFile, getFileNameLowLevel, openPromise, validateFileName } from 'yauzl'
import { ImportError } from './mapping.ts'

/** What bounds a ZIP archive before anything of it is unpacked. */
export interface ArchiveLimits {
  entriesMax: number
  /** Unpacked bytes of one entry, and of all. */
  entryBytesMax: number
  bytesMax: number
  /** The archive is opened although an entry is too large or encrypted: that entry alone is refused when it is read. */
  mayLackEntries?: boolean
}

/** An entry may be so many times as large as it is packed. Sheets of equal rows come to some 40. */
const ratioMax = 200
/** Below this size the ratio does not matter. */
const ratioFreeBytes = 1_000_000

export interface Archive {
  /** The unpacked bytes of an entry, undefined for one that the archive lacks. */
  sizeOf(name: string): number | undefined
  names(): string[]
  /** Why an entry is never unpacked, as the end of a sentence about it. */
  faultOf(name: string): string | undefined
  /** The content of an entry. It fails where the content is longer than the archive states; a faulty entry is refused. */
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
      faultOf(name) {
        const entry = entries.get(name)
        return entry && faultOf(entry, limits)
      },
      async read(name) {
        const entry = entries.get(name)
        if (!entry) throw new ImportError(`${path} has no ${name}.`)
        const fault = faultOf(entry, limits)
        if (fault) throw new ImportError(`${path} has an entry that ${fault} (${name}).`)
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
    return await openPromise(path, {
      lazyEntries: true,
      autoClose: false,
      validateEntrySizes: true,
      decodeStrings: false,
    })
  } catch (error) {
    throw new ImportError(`${path} is no archive that can be read: ${(error as Error).message}`)
  }
}

function listEntries(zip: ZipFile, path: string, limits: ArchiveLimits): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let bytes = 0
  // An entry that is never unpacked says nothing of the others.
  const readable = { packed: 0, unpacked: 0 }
  return new Promise((resolve, reject) => {
    const refuse = (reason: string) => reject(new ImportError(`${path} ${reason}`))
    if (zip.entryCount > limits.entriesMax) {
      refuse(`has ${zip.entryCount} entries; at most ${limits.entriesMax} are read.`)
      return
    }
    zip.on('error', (error: Error) => refuse(`is damaged: ${error.message}`))
    zip.on('end', () => {
      if (isPackedTooMuch(readable)) refuse(`is more than ${ratioMax} times as large once it is unpacked.`)
      else resolve(entries)
    })
    zip.on('entry', (entry: Entry) => {
      const fileName = nameOf(entry)
      const fault = validateFileName(fileName) === null ? faultOf(entry, limits) : 'has a path that leads out of it'
      bytes += entry.uncompressedSize
      if (fault && !limits.mayLackEntries) return refuse(`has an entry that ${fault} (${fileName}).`)
      if (bytes > limits.bytesMax) return refuse(`is larger than ${limits.bytesMax / 1e6} MB once it is unpacked.`)
      if (!fault) {
        readable.packed += entry.compressedSize
        readable.unpacked += entry.uncompressedSize
      }
      if (!fileName.endsWith('/')) entries.set(fileName, entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}

const nameOf = (entry: Entry) =>
  getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false)

function faultOf(entry: Entry, { entryBytesMax }: ArchiveLimits): string | undefined {
  const { uncompressedSize, compressedSize } = entry
  if (entry.isEncrypted()) return 'is encrypted'
  if (uncompressedSize > entryBytesMax) return `is larger than ${entryBytesMax / 1e6} MB`
  if (isPackedTooMuch({ packed: compressedSize, unpacked: uncompressedSize }))
    return `is more than ${ratioMax} times as large as it is packed`
  return undefined
}

const isPackedTooMuch = ({ packed, unpacked }: { packed: number; unpacked: number }) =>
  unpacked > ratioFreeBytes && unpacked > packed * ratioMax
