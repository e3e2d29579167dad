import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeBucket {
  /** The settings by which a store uses this bucket. */
  environment: Record<string, string>
  /** The objects by their paths, such as `/pictures/uploads/ID.webp`. */
  objects: Map<string, Buffer>
  /**
   * Methods that fail with this status from now on; 0 closes the connection without a response, 200 closes it in the
   * middle of one.
   */
  failing: Map<string, number>
  close(): Promise<void>
}

/** Starts an S3-compatible service on this machine: one bucket, whose requests must be signed and have the right hash. */
export async function startFakeBucket(): Promise<FakeBucket> {
  const objects = new Map<string, Buffer>()
  const failing = new Map<string, number>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const { method = '', url = '', headers } = request
    const failure = failing.get(method)
    if (failure === 0) return void request.socket.destroy()
    const isSigned = /^AWS4-HMAC-SHA256 Credential=key-id\/\d{8}\/us-east-1\/s3\//.test(headers.authorization ?? '')
    const hash = createHash('sha256').update(body).digest('hex')
    if (!isSigned || headers['x-amz-content-sha256'] !== hash) return void response.writeHead(403).end()
    if (failure === 200) return void response.writeHead(200).write('half', () => request.socket.destroy())
    if (failure) return void response.writeHead(failure).end()
    if (method === 'PUT') objects.set(url, body)
    if (method === 'DELETE') objects.delete(url)
    const found = objects.get(url)
    if (method === 'GET') {
      response.writeHead(found ? 200 : 404)
      // Written before the end, the object is sent in chunks, without its length.
      if (found) response.write(found)
      return void response.end()
    }
    response.writeHead(method === 'DELETE' ? 204 : 200).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'key-id',
      S3_SECRET_ACCESS_KEY: 'a-key-for-tests',
    },
    objects,
    failing,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
