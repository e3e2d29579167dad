import { open } from 'node:fs/promises'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { Sentence } from '#contract/field-messages.ts'
import { formatOf } from './picture-type.ts'

/** The store's own picture made from a received file: WebP without any metadata. */
export interface EncodedPicture {
  bytes: Buffer
  width: number
  height: number
}

/** `whole` keeps the proportions, for a document; `square` keeps the square in the middle, for a profile. */
export type PictureShape = 'whole' | 'square'

/** A received file is no picture that the store takes; the sentence says what its sender can do. */
export class UnusablePicture extends Error {
  readonly sentence: Sentence
  constructor(sentence: Sentence) {
    super(sentence)
    this.sentence = sentence
  }
}

const sideMin = 100
const sideMax = 2_000
const squareSide = 320
/** A JPEG in rows is made smaller while it is decoded; any other picture is in memory as a whole. */
const pixelsMax = { rows: 50_000_000, whole: 25_000_000 }
const decodeSeconds = 20
const bytesMax = 2_000_000
const qualities = [82, 60, 30]

/**
 * Decodes a received file and encodes it anew: turned upright, at most 2,000 pixels on a side, as WebP of at most 2 MB.
 * Nothing of the file but its pixels is left, neither its place nor anything that was hidden behind the picture. Throws
 * UnusablePicture.
 */
export async function encodePicture(path: string, shape: PictureShape): Promise<EncodedPicture> {
  const metadata = await readMetadata(path)
  const small = await decode(path, shape, metadata)
  for (const quality of qualities) {
    const bytes = await small.clone().webp({ quality, effort: 3 }).toBuffer()
    const { width, height } = await sharp(bytes).metadata()
    if (bytes.length <= bytesMax) return { bytes, width, height }
  }
  throw new UnusablePicture('picture-broken')
}

/** Decodes a received file as `encodePicture` does, and gives nothing. Throws UnusablePicture. */
export async function checkPicture(path: string): Promise<void> {
  await decode(path, 'whole', await readMetadata(path))
}

async function readMetadata(path: string): Promise<Metadata> {
  const format = formatOf(await readStart(path))
  const metadata = await sharp(path, options(pixelsMax.rows)).metadata().catch(refuseBroken)
  const { width, height, pages = 1 } = metadata
  // The decoder must read the file as what its first bytes say.
  if (metadata.format !== format) throw new UnusablePicture('picture-type')
  if (pages > 1) throw new UnusablePicture('picture-moves')
  if (width * height > (format === 'jpeg' && !metadata.isProgressive ? pixelsMax.rows : pixelsMax.whole))
    throw new UnusablePicture('picture-too-many-pixels')
  if (Math.min(width, height) < sideMin) throw new UnusablePicture('picture-too-small')
  return metadata
}

/**
 * The picture in its final size, upright. It is turned after it was made smaller, since turning needs all pixels in
 * memory.
 */
async function decode(path: string, shape: PictureShape, { orientation = 1 }: Metadata): Promise<Sharp> {
  const resized = sharp(path, { ...options(pixelsMax.rows), autoOrient: false }).resize(
    shape === 'square'
      ? { width: squareSide, height: squareSide, fit: 'cover', position: 'centre' }
      : { width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true },
  )
  const { data, info } = await resized
    .toColourspace('srgb')
    .timeout({ seconds: decodeSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseBroken)
  const { width, height, channels } = info
  return upright(sharp(data, { raw: { width, height, channels } }), orientation)
}

/** Applies an orientation of EXIF: 2, 4, 5 and 7 are mirrored, 3 to 8 turned by quarters. */
function upright(picture: Sharp, orientation: number): Sharp {
  const angle = { 3: 180, 4: 180, 5: 270, 6: 90, 7: 90, 8: 270 }[orientation] ?? 0
  const turned = picture.rotate(angle)
  return [2, 4, 5, 7].includes(orientation) ? turned.flop() : turned
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const options = (limitInputPixels: number) => ({ limitInputPixels, failOn: 'error', sequentialRead: true }) as const

/** A fault of the decoder says nothing that a sender understands, but for the number of pixels. */
function refuseBroken(error: unknown): never {
  const isTooLarge = /pixel limit|exceeds/i.test(String(error))
  throw new UnusablePicture(isTooLarge ? 'picture-too-many-pixels' : 'picture-broken')
}
