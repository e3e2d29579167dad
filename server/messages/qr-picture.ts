import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

const pixelsPerModule = 6
/** The white edge that scanners need, in modules. */
const border = 4

/** A QR code of a text as PNG, black on white: mail programs show no SVG. At most 1,000 characters. */
export function qrPicture(text: string): Buffer {
  const { data: modules } = encode(text.slice(0, 1_000), { border })
  const size = modules.length * pixelsPerModule
  const bytesPerRow = Math.ceil(size / 8)
  const rows = modules.flatMap((row) => {
    // A row begins with the number of its filter, none; in grey of one bit a 1 is white.
    const bytes = Buffer.alloc(1 + bytesPerRow)
    for (let x = 0; x < size; x += 1) if (!row[Math.floor(x / pixelsPerModule)]) bytes[1 + (x >> 3)]! |= 0x80 >> (x & 7)
    return Array.from({ length: pixelsPerModule }, () => bytes)
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header[8] = 1
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}
