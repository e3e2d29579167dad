import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import type { KeptAnswer } from '#server/platform/http/byte-cache.ts'
import { sendKept } from '#server/platform/http/send.ts'
import { securityHeaders } from '#server/platform/http/security-headers.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** The built files of the pages, read once with the .br and .gz that the build wrote beside them. Files named by their hash never change. */
export function createAssets(folder: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const files = new Map<string, KeptAnswer>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    const type = types[extname(name)]
    if (!type) continue
    const url = `/${relative(folder, path).split(sep).join('/')}`
    const plain = readFileSync(path)
    const isHashed = url.startsWith('/assets/')
    files.set(url, {
      status: 200,
      headers: {
        ...securityHeaders,
        'content-type': type,
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        vary: 'Accept-Encoding',
      },
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 24)}"`,
      plain,
      gzip: existsSync(`${path}.gz`) ? readFileSync(`${path}.gz`) : plain,
      ...(existsSync(`${path}.br`) && { brotli: readFileSync(`${path}.br`) }),
    })
  }
  return (request, response) => {
    const url = request.url ?? ''
    const file = files.get(url.includes('?') ? url.slice(0, url.indexOf('?')) : url)
    if (!file) return false
    // Fonts are compressed already: their .gz does not exist, and the plain bytes must not be called gzip.
    if (file.gzip === file.plain)
      sendKept(
        { ...request, method: request.method, headers: { ...request.headers, 'accept-encoding': '' } } as IncomingMessage,
        response,
        file,
      )
    else sendKept(request, response, file)
    return true
  }
}
