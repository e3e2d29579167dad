import type { Envelope } from '#contract/envelope.ts'

/**
 * A response before it is written to a socket. A Fetch Response in its place would take a fifth of the time of a small
 * call.
 */
export interface HttpResponse {
  status: number
  headers: [string, string][]
  body: string | Uint8Array<ArrayBuffer>
}

/** The same response as a Fetch Response. */
export function toFetchResponse({ status, headers, body }: HttpResponse): Response {
  return new Response(status === 304 ? null : body, { status, headers })
}

/** A response with a body in JSON. */
export function jsonResponse(status: number, body: Envelope, headers: [string, string][]): HttpResponse {
  return { status, headers: [['content-type', 'application/json'], ...headers], body: JSON.stringify(body) }
}

/**
 * A response with a private file, such as a picture that a customer sent. It runs nothing: its type is not guessed, and
 * a browser that opens it as a page applies the policy of an empty sandbox.
 */
export function fileResponse(type: string, bytes: Uint8Array<ArrayBuffer>, headers: [string, string][]): HttpResponse {
  const own: [string, string][] = [
    ['content-type', type],
    ['content-disposition', 'inline'],
    ['content-security-policy', "default-src 'none'; sandbox"],
    ['cross-origin-resource-policy', 'same-origin'],
  ]
  return { status: 200, headers: [...own, ...headers], body: bytes }
}
