import sharp from 'sharp'
import type { MailLogo } from '#server/platform/mail.ts'
import type { Shop } from '#server/platform/shop.ts'

// Twice the size at which a mail shows it, for dense screens.
const size = { width: 480, height: 64, fit: 'inside' } as const

/**
 * Gives the shop's logo as PNG, since mail programs show neither SVG nor, some of them, WebP. It is made when the first
 * mail is sent. Where the file cannot be read any more mails are sent without it, and show the shop's name.
 */
export function createMailLogo({ images: { logo } }: Pick<Shop, 'images'>): MailLogo {
  let made: Promise<Buffer | undefined> | undefined
  return () => (made ??= logo ? toPng(logo.path).catch(() => undefined) : Promise.resolve(undefined))
}

const toPng = (path: string): Promise<Buffer> => sharp(path, { density: 288 }).resize(size).png().toBuffer()
