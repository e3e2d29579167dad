import type { Settings } from './settings.ts'

/**
 * The URL of a page for a mail; undefined where the store does not know by which URL its shoppers reach it. In the
 * developer mode, whose mails are read on this machine, it is that of this process.
 */
export function linkTo({ PUBLIC_URL, DEV, PORT }: Pick<Settings, 'PUBLIC_URL' | 'DEV' | 'PORT'>, path: string) {
  const base = PUBLIC_URL ?? (DEV && PORT > 0 ? `http://127.0.0.1:${PORT}` : undefined)
  return base && new URL(path, base).href
}
