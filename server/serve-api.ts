import type { IncomingMessage, ServerResponse } from 'node:http'
import { discardRestOfBody, publicRequest, requestFromSocket } from '#server/platform/http/api-request.ts'
import type { RenderedResponse } from '#server/platform/http/cached-response.ts'
import { runForCaller, runRendering } from '#server/platform/http/call-shares.ts'
import { clientIpOf } from '#server/platform/http/client-ip.ts'
import { isValidTarget } from '#server/platform/http/connections.ts'
import { corsHeaders } from '#server/platform/http/cors.ts'
import type { HttpResponse } from '#server/platform/http/http-response.ts'
import { publicCacheKey } from '#server/platform/http/public-cache-key.ts'
import type { ResponseCache } from '#server/platform/http/response-cache.ts'
import { sendCached } from '#server/platform/http/send-cached.ts'
import type { Settings } from '#server/platform/settings.ts'
import type { App } from './app.ts'

interface Parts {
  app: App
  cache: ResponseCache
  settings: Settings
}

const corsList = Object.entries(corsHeaders).flat()

/**
 * Gives the handler of /api/, /dev/ and the payment sandbox. Responses that are the same for every visitor come from
 * the cache; all others from health, the documents, the outbox page or the edge.
 */
export function createApiHandler({ app, cache, settings }: Parts) {
  const { edge, platform } = app

  /** Renders a public response once for all callers that request it at the same time, and sends it. */
  async function servePublic(key: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const render = async (): Promise<RenderedResponse> => {
      const { status, headers, body } = await runRendering(platform, () => edge.handle(publicRequest(incoming)))
      const own = Object.fromEntries(headers.filter(([name]) => name !== 'x-request-id'))
      return {
        status,
        headers: {
          ...corsHeaders,
          ...own,
          'cache-control': status === 503 ? 'no-store' : 'public, no-cache',
          vary: `${own['vary']}, Accept-Encoding`,
        },
        body: Buffer.from(body),
        isCacheable: status === 200,
      }
    }
    const response = await (cache.findUnderWay(key) ??
      runForCaller(platform, incoming, () => cache.findOrRender(key, render)))
    sendCached(incoming, outgoing, response)
  }

  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const key = publicCacheKey(incoming)
    const cached = key && cache.find(key)
    if (cached) return sendCached(incoming, outgoing, cached)
    if (!isValidTarget(incoming)) return void outgoing.writeHead(400).end()
    const request = requestFromSocket(incoming)
    const { method, path } = request
    if (key && edge.matcher.find(method, path)?.route.options.isPublic) return servePublic(key, incoming, outgoing)
    if (method !== 'GET' && method !== 'HEAD') discardRestOfBody(incoming, outgoing)
    // Other sites may read what the API sends; the developer's messages and the sandbox's vault and pages they may not.
    const cors = path.startsWith('/api/') ? corsList : []
    if (method === 'OPTIONS') return void outgoing.writeHead(204, cors).end()
    const clientIp = clientIpOf(incoming, settings.TRUST_PROXY)
    const response = (await app.handleSystemRoute(request, clientIp)) ?? (await edge.handle(request, clientIp))
    write(outgoing, response, cors)
  }
}

function write(outgoing: ServerResponse, { status, headers, body }: HttpResponse, cors: readonly string[]): void {
  // A body that arrived too slowly got the response 408 already.
  if (outgoing.headersSent) return
  const length = status === 304 ? [] : ['content-length', String(Buffer.byteLength(body))]
  outgoing.writeHead(status, [...cors, ...headers.flat(), ...length])
  outgoing.end(body)
}
