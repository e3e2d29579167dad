import { ownUrl } from './own-url.ts'
import type { Settings } from './settings.ts'

/**
 * The URL of a page for a mail; undefined where the store does not know by which URL its shoppers reach it. In the
 * developer mode, whose mails are read on this machine, it is that of this process.
 */
export function linkTo(
  { PUBLIC_URL, DEV, HOST, PORT }: Pick<Settings, 'PUBLIC_URL' | 'DEV' | 'HOST' | 'PORT'>,
  path: string,
): string | undefined {
  const base = PUBLIC_URL ?? (DEV && PORT > 0 ? ownUrl(HOST, PORT) : undefined)
  return base && new URL(path, base).href
}
