import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Refused, refuse } from '#contract/refusals.ts'

/** The headers of a request by their lower-case names; several of one name are joined as Fetch joins them. */
export type RequestHeaders = Pick<Headers, 'get'>

/**
 * A request to the API, from a socket or from Fetch. It has only the fields that the edge reads: a Fetch Request for
 * each call would stay in memory until a full garbage collection (decision 020).
 */
export interface ApiRequest {
  method: string
  /** The path as the client sent it, percent-encoded and without the query. */
  path: string
  /** The query without its question mark. */
  query: string
  headers: RequestHeaders
  /** The whole body. Refuses a body of more than `bytesMax` bytes (413), and one that breaks off (400). */
  readBody(bytesMax: number): Promise<Uint8Array<ArrayBuffer>>
  /** The body as it arrives, for a form with files. Its reader may stop at any byte, and does not destroy it. */
  streamBody(): Readable
}

/** A request that arrived on a socket. */
export function requestFromSocket(incoming: IncomingMessage): ApiRequest {
  const headers = headersOf(incoming)
  return {
    method: incoming.method ?? 'GET',
    ...splitTarget(incoming.url ?? '/'),
    headers,
    async readBody(bytesMax) {
      if (Number(headers.get('content-length') ?? 0) > bytesMax) refuse('body-too-large')
      return readSocket(incoming, bytesMax)
    },
    streamBody: () => incoming,
  }
}

/** A request from a program that calls the store without a socket, such as a test. */
export function requestFromFetch(request: Request): ApiRequest {
  const { pathname, search, host } = new URL(request.url)
  return {
    method: request.method,
    path: pathname,
    query: search.slice(1),
    headers: { get: (name) => request.headers.get(name) ?? (name === 'host' ? host : null) },
    async readBody(bytesMax) {
      if (Number(request.headers.get('content-length') ?? 0) > bytesMax) refuse('body-too-large')
      const bytes = await request.arrayBuffer().catch(() => refuse('malformed-body'))
      return bytes.byteLength > bytesMax ? refuse('body-too-large') : new Uint8Array(bytes)
    },
    streamBody: () => (request.body ? Readable.fromWeb(request.body as ReadableStream) : Readable.from([])),
  }
}

/**
 * The request for a response that is the same for every visitor and that the store renders for its cache: only path,
 * query and language count.
 */
export function publicRequest(incoming: IncomingMessage): ApiRequest {
  const language = incoming.headers['accept-language'] ?? null
  return {
    method: 'GET',
    ...splitTarget(incoming.url ?? '/'),
    headers: { get: (name) => (name === 'accept-language' ? language : null) },
    readBody: async () => new Uint8Array(),
    streamBody: () => Readable.from([]),
  }
}

/**
 * The headers of a request on a socket. Where a client sends `authorization` twice, Node drops the second; this joins
 * both, as Fetch does.
 */
export function headersOf({ rawHeaders }: IncomingMessage): RequestHeaders {
  return {
    get(name) {
      let value: string | null = null
      for (let at = 0; at < rawHeaders.length; at += 2) {
        const [given, text] = [rawHeaders[at] as string, rawHeaders[at + 1] as string]
        if (given.length === name.length && given.toLowerCase() === name)
          value = value === null ? text : `${value}${name === 'cookie' ? '; ' : ', '}${text}`
      }
      return value
    },
  }
}

/**
 * A request target that URL normalisation leaves unchanged: only characters of a URL, and no dot segment such as
 * `/../`.
 */
const isNormal = /^(?!.*\/\.\.?(?:[/?]|$))\/[\w\-.~!$&'()*+,;=:@/?%[\]]*$/

function splitTarget(target: string): Pick<ApiRequest, 'path' | 'query'> {
  if (!isNormal.test(target)) {
    const { pathname, search } = new URL(`http://localhost${target}`)
    return { path: pathname, query: search.slice(1) }
  }
  const at = target.indexOf('?')
  return at < 0 ? { path: target, query: '' } : { path: target.slice(0, at), query: target.slice(at + 1) }
}

function readSocket(incoming: IncomingMessage, bytesMax: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((done, failed) => {
    const chunks: Buffer[] = []
    let size = 0
    const onData = (chunk: Buffer) => {
      size += chunk.length
      if (size <= bytesMax) return void chunks.push(chunk)
      incoming.off('data', onData)
      failed(new Refused({ code: 'body-too-large' }))
    }
    // The client closed the connection: nobody receives the response, and the store has no fault to log.
    const brokenOff = () => failed(new Refused({ code: 'malformed-body' }))
    if (incoming.destroyed && !incoming.complete) return brokenOff()
    incoming.on('data', onData)
    incoming.once('end', () => done(new Uint8Array(Buffer.concat(chunks))))
    incoming.once('error', brokenOff)
    incoming.once('close', brokenOff)
  })
}

const discardMs = 500

/**
 * Reads and drops the rest of a body once the response has been sent, so that the connection can serve the next
 * request. A body that goes on for longer than half a second costs its sender the connection.
 */
export function discardRestOfBody(incoming: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (incoming.complete || incoming.destroyed) return
    const timer = setTimeout(() => incoming.complete || incoming.socket.destroySoon(), discardMs).unref()
    incoming.once('end', () => clearTimeout(timer))
    incoming.resume()
  })
}
