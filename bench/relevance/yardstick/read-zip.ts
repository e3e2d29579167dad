import { inflateRawSync } from 'node:zlib'

const localHeader = 0x04034b50
const headerLength = 30
const stored = 0
/** Far above the largest of the files that are read. */
const bytesMax = 200_000_000

/** The first file of a ZIP archive, as it lies behind its local header. */
export function firstFileOfZip(archive: Buffer): Buffer {
  if (archive.length < headerLength || archive.readUInt32LE(0) !== localHeader) throw new Error('not a ZIP archive')
  const method = archive.readUInt16LE(8)
  const start = headerLength + archive.readUInt16LE(26) + archive.readUInt16LE(28)
  const packed = archive.subarray(start)
  return method === stored
    ? packed.subarray(0, archive.readUInt32LE(18))
    : inflateRawSync(packed, { maxOutputLength: bytesMax })
}
