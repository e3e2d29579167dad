import { hash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { CachedResponse } from '#server/platform/http/cached-response.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** The folder of files that are named by a hash of their content: they never change, and each release has its own. */
export const hashed = '/assets/'

export type BuiltFiles = ReadonlyMap<string, CachedResponse>

/** The built files of the pages by their path, read once with the .br and .gz that the build wrote beside them. */
export function readBuiltFiles(folder: string): BuiltFiles {
  const files = new Map<string, CachedResponse>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    const url = `/${relative(folder, path).split(sep).join('/')}`
    if (!types[extname(name)]) continue
    const gzip = existsSync(`${path}.gz`) ? readFileSync(`${path}.gz`) : undefined
    const brotli = existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : undefined
    files.set(url, builtFile(url, readFileSync(path), gzip, brotli))
  }
  return files
}

/** The response with a built file; fonts and pictures are compressed already and have no other encoding. */
export function builtFile(url: string, plain: Buffer, gzip?: Buffer, brotli?: Buffer): CachedResponse {
  return {
    status: 200,
    headers: {
      'content-type': types[extname(url)] ?? 'application/octet-stream',
      'cache-control': url.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      vary: 'Accept-Encoding',
    },
    etag: `"${hash('sha256', plain, 'base64url').slice(0, 24)}"`,
    plain,
    ...(gzip && { gzip }),
    ...(brotli && { brotli }),
  }
}

/** The files of a build that are named by their hash. */
export function hashedFiles(files: BuiltFiles): [path: string, file: CachedResponse][] {
  return [...files].filter(([path]) => path.startsWith(hashed))
}
