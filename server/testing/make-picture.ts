import { deflateSync, crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

interface PictureToMake {
  width?: number
  height?: number
  format?: 'jpeg' | 'png' | 'webp' | 'avif'
  /** The orientation that EXIF states. */
  orientation?: number
  /** Values of EXIF, by their directory and name. */
  exif?: Record<string, Record<string, string>>
  /** How much the picture is like noise: nothing compresses it. */
  isNoise?: boolean
}

/** A picture whose four corners differ, so that a test can tell how it was turned: red, green, blue and white. */
export async function makePicture(picture: PictureToMake = {}): Promise<Buffer> {
  const { width = 400, height = 300, format = 'jpeg', orientation, exif, isNoise = false } = picture
  const quarter = (input: string, left: number, top: number) => ({
    input: { create: { width: width >> 1, height: height >> 1, channels: 3 as const, background: input } },
    left,
    top,
  })
  const base: Sharp = isNoise
    ? sharp({
        create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
      })
    : sharp({ create: { width, height, channels: 3, background: '#fff' } }).composite([
        quarter('#f00', 0, 0),
        quarter('#0f0', width >> 1, 0),
        quarter('#00f', 0, height >> 1),
      ])
  if (exif) base.withExif(exif)
  if (orientation) base.withMetadata({ orientation })
  return base.toFormat(format, { quality: 95 }).toBuffer()
}

/** A small PNG that claims to have this size: its decoder would need the memory for all of it. */
export function pixelBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const pixels = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height))
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}

/** The colours of the four corners of a picture: top left, top right, bottom left, bottom right. */
export async function cornersOf(bytes: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const nameAt = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels
    return [data[at], data[at + 1], data[at + 2]].map((value) => ((value as number) > 127 ? '1' : '0')).join('')
  }
  const names: Record<string, string> = { '100': 'red', '010': 'green', '001': 'blue', '111': 'white' }
  const [right, bottom] = [info.width - 10, info.height - 10]
  return [nameAt(10, 10), nameAt(right, 10), nameAt(10, bottom), nameAt(right, bottom)].map(
    (bits) => names[bits] ?? bits,
  )
}
