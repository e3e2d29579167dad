import { request } from 'node:http'
import type { WorstRequest } from './worst-requests.ts'

/** Sends a request byte for byte and reads the whole response; gives the status, or 0 where the connection broke. */
export function sendWorst(origin: string, { method, path, headers, body }: WorstRequest): Promise<number> {
  const { hostname, port } = new URL(origin)
  return new Promise((done) => {
    const outgoing = request({
      hostname,
      port,
      method,
      path,
      headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
    })
    outgoing.once('response', (response) => {
      response.once('close', () => done(response.statusCode ?? 0))
      response.resume()
    })
    outgoing.once('error', () => done(0))
    outgoing.end(body)
  })
}
