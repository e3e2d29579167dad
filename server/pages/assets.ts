import type { IncomingMessage, ServerResponse } from 'node:http'
import { isUnavailable } from '#server/platform/database/faults.ts'
import type { CachedResponse } from '#server/platform/http/cached-response.ts'
import { requestPath } from '#server/platform/http/request-path.ts'
import { sendCached } from '#server/platform/http/send-cached.ts'
import { type BuiltFiles, hashed } from './built-files.ts'
import type { OtherBuilds } from './other-builds.ts'

const retrySeconds = 1

/** Serves built files: those of this release from memory, those of the previous or next release from `others`. */
export function createAssets(
  files: BuiltFiles,
  others: OtherBuilds,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  return async (request, response) => {
    const path = requestPath(request)
    const own = files.get(path)
    if (own) return sent(request, response, own)
    if (!path.startsWith(hashed)) return false
    try {
      const other = await others.find(path)
      return other ? sent(request, response, other) : refused(response, 404)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      return refused(response, 503)
    }
  }
}

function sent(request: IncomingMessage, response: ServerResponse, file: CachedResponse): true {
  sendCached(request, response, file)
  return true
}

/** No proxy may cache that a file is missing: it can belong to a release that is about to start. */
function refused(response: ServerResponse, status: 404 | 503): true {
  response.writeHead(status, {
    'cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': String(retrySeconds) }),
  })
  response.end()
  return true
}
