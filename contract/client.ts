import { type Base, type Endpoint, type InputOf, type ReplyOf, basePath, inputInQuery, pathNames } from './endpoint.ts'
import type { Envelope, FailData } from './envelope.ts'
import type { Language } from './language.ts'

/** The API client of a page: over HTTP in the browser, in process while rendering. */
export interface Client {
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<ReplyOf<E>>
}

export interface CallOptions {
  idempotencyKey?: string
  signal?: AbortSignal
  /** The request continues when the page is closed. */
  keepalive?: boolean
  /** The files of an endpoint that takes some, by the names of their fields. */
  files?: Record<string, Blob>
}

/** A failed call. `reason` is the store's code for it, or `network` without a response. */
export class CallFailed extends Error {
  readonly httpStatus: number
  readonly code: number
  readonly reason: string
  readonly data: FailData
  constructor(httpStatus: number, code: number, message: string, data: FailData) {
    super(message)
    this.httpStatus = httpStatus
    this.code = code
    this.reason = data.reason
    this.data = data
  }
}

interface ClientSettings {
  fetch: (request: Request) => Promise<Response>
  /** The origin of each base; the store's own unless the deployment splits them over hosts. */
  urlOf?: (base: Base) => string
  language: () => Language
  /** Extra headers for each call: tokens of an API client. */
  headers?: () => Record<string, string>
  /** Called with every response: an API client reads its renewed tokens here. */
  onResponse?: (response: Response) => void
}

const timeoutMs = 120_000

/** A typed client of the store's API. Throws CallFailed; waits at most 120 s for a response (WIRE-10). */
export function createClient(settings: ClientSettings): Client {
  return {
    async call(endpoint, input, options = {}) {
      const response = await settings
        .fetch(toRequest(endpoint, input as Record<string, unknown>, settings, options))
        .catch(() => {
          throw new CallFailed(0, 0, '', { reason: 'network' })
        })
      settings.onResponse?.(response)
      return dataOf(response.status, await response.json().catch(() => undefined)) as never
    },
  }
}

/** The data of a response by its envelope. Throws CallFailed for a refusal, a failure, and a body that is no envelope. */
export function dataOf(httpStatus: number, body: unknown): unknown {
  const envelope = body as Envelope | undefined
  if (envelope?.status === 'success') return envelope.data
  const data = (envelope?.data ?? {}) as FailData
  throw new CallFailed(httpStatus, envelope?.code ?? httpStatus, envelope?.message ?? '', {
    ...data,
    reason: data.reason ?? 'unexpected',
  })
}

function toRequest(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  settings: ClientSettings,
  options: CallOptions,
): Request {
  const rest = { ...input }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])))
  for (const name of pathNames(endpoint.path)) delete rest[name]
  const url = `${settings.urlOf?.(endpoint.base) ?? basePath(endpoint.base)}/${path}`
  const headers: Record<string, string> = { 'accept-language': settings.language(), ...settings.headers?.() }
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(options.signal ? [options.signal] : [])])
  const { method } = endpoint
  const init = { method, headers, signal, ...(options.keepalive && { keepalive: true }) }
  if (inputInQuery(endpoint)) return new Request(`${url}${queryString(rest)}`, init)
  if (endpoint.multipart || endpoint.files)
    return new Request(url, { ...init, body: formOf({ ...rest, ...options.files }) })
  headers['content-type'] = 'application/json'
  return new Request(url, { ...init, body: JSON.stringify(rest) })
}

/**
 * The query string of a call, without its empty values, in the order of the names so that equal calls are equal texts.
 */
function queryString(input: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const name of Object.keys(input).sort()) {
    const value = input[name]
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return text ? `?${text}` : ''
}

/** A multipart form: without empty values, nested values as JSON, files unchanged. */
export function formOf(input: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null || value === '') continue
    if (value instanceof Blob) form.append(name, value)
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return form
}
