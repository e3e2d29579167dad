import type { Envelope } from '#contract/envelope.ts'

/**
 * A response before it is written to a socket. A Fetch Response in its place would take a fifth of the time of a small
 * call.
 */
export interface HttpResponse {
  status: number
  headers: [string, string][]
  body: string
}

/** The same response as a Fetch Response. */
export function toFetchResponse({ status, headers, body }: HttpResponse): Response {
  return new Response(status === 304 ? null : body, { status, headers })
}

/** A response with a body in JSON. */
export function jsonResponse(status: number, body: Envelope, headers: [string, string][]): HttpResponse {
  return { status, headers: [['content-type', 'application/json'], ...headers], body: JSON.stringify(body) }
}
