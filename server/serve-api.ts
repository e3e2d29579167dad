import type { IncomingMessage, ServerResponse } from 'node:http'
import { discardRestOfBody, publicRequest, requestFromSocket } from '#server/platform/http/api-request.ts'
import type { ByteCache, KeptAnswer } from '#server/platform/http/byte-cache.ts'
import { rendering, runForCaller } from '#server/platform/http/call-shares.ts'
import { clientIpOf } from '#server/platform/http/client-ip.ts'
import { isValidTarget } from '#server/platform/http/connections.ts'
import { corsHeaders } from '#server/platform/http/cors.ts'
import type { HttpResponse } from '#server/platform/http/http-response.ts'
import { sendKept } from '#server/platform/http/send.ts'
import type { Settings } from '#server/platform/settings.ts'
import type { App } from './app.ts'
import { publicKeyOf } from './pages/public-key.ts'

interface Parts {
  app: App
  cache: ByteCache
  settings: Settings
}

const corsList = Object.entries(corsHeaders).flat()

/**
 * Serves /api/ and /dev/: the responses that are the same for every visitor from the cache, all others from health, the
 * documents, the outbox page or the edge.
 */
export function createApiHandler({ app, cache, settings }: Parts) {
  const { edge, platform } = app

  async function serveCached(key: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const render = async () => {
      const { status, headers, body } = await platform.shares.run([rendering], () =>
        edge.handle(publicRequest(incoming)),
      )
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
        isKept: status === 200,
      }
    }
    const cached: KeptAnswer =
      cache.find(key) ??
      (await (cache.findBeingMade(key) ?? runForCaller(platform, incoming, () => cache.findOrMake(key, render))))
    sendKept(incoming, outgoing, cached)
  }

  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method } = incoming
    const key = method === 'GET' ? publicKeyOf(incoming, edge.matcher) : undefined
    if (key) return serveCached(key, incoming, outgoing)
    if (!isValidTarget(incoming)) return void outgoing.writeHead(400).end()
    if (method !== 'GET' && method !== 'HEAD') discardRestOfBody(incoming, outgoing)
    if (method === 'OPTIONS') return void outgoing.writeHead(204, corsList).end()
    const request = requestFromSocket(incoming)
    const response =
      (await app.handleSystemRoute(request)) ?? (await edge.handle(request, clientIpOf(incoming, settings.TRUST_PROXY)))
    write(outgoing, response)
  }
}

function write(outgoing: ServerResponse, { status, headers, body }: HttpResponse): void {
  // A body that arrived too slowly has been answered with 408 meanwhile.
  if (outgoing.headersSent) return
  const length = status === 304 ? [] : ['content-length', String(Buffer.byteLength(body))]
  outgoing.writeHead(status, [...corsList, ...headers.flat(), ...length])
  outgoing.end(body)
}
