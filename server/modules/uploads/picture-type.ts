import type { Sentence } from '#contract/field-messages.ts'
import type { UploadRules } from '#server/platform/route.ts'

/** The formats that a customer may send, as sharp names them. */
type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heif'

/**
 * The format of a file by its first bytes; its name and the type that the sender declares count for nothing. `heic` is a
 * format that the store recognises and cannot read.
 */
export function formatOf(start: Buffer): PictureFormat | 'heic' | undefined {
  if (start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (start.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'
  const ascii = start.toString('latin1')
  if (ascii.startsWith('RIFF') && ascii.slice(8, 12) === 'WEBP') return 'webp'
  if (ascii.slice(4, 8) !== 'ftyp') return undefined
  // AVIF and HEIC share a container; its list of brands tells them apart.
  const brands = ascii.slice(8, Math.min(start.readUInt32BE(0), start.length))
  if (/avif/.test(brands)) return 'heif'
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'heic' : undefined
}

function complaintAbout(start: Buffer): Sentence | undefined {
  const format = formatOf(start)
  if (format === 'heic') return 'picture-heic'
  return format ? undefined : 'picture-type'
}

/** The rules for the pictures of a form. */
export const pictureUpload: UploadRules = {
  fileBytesMax: 10_000_000,
  complaintAbout,
  tooLarge: 'file-too-large',
  empty: 'picture-broken',
}
