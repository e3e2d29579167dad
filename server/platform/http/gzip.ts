import { type Gzip, constants, createGzip } from 'node:zlib'

/**
 * Chosen for speed rather than size. Each write is a whole body, and its output usually fits into one chunk: the rest
 * of a longer one needs another trip to the thread that compresses.
 */
const options = { level: 1, chunkSize: 64 * 1024, flush: constants.Z_FINISH }
const idleMax = 16

type Compressor = (body: Buffer) => Promise<Buffer>

const idle: Compressor[] = []

/**
 * A body compressed with gzip. Compressors are reused: Node holds each new one, with all its buffers, until a full
 * garbage collection (decision 020).
 */
export async function gzip(body: Buffer): Promise<Buffer> {
  const compress = idle.pop() ?? createCompressor()
  const compressed = await compress(body)
  if (idle.length < idleMax) idle.push(compress)
  return compressed
}

function createCompressor(): Compressor {
  // Node's types declare `reset` for Deflate alone, but Gzip has it too.
  const stream = createGzip(options) as Gzip & { reset(): void }
  let chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  return async (body) => {
    await new Promise<void>((done, failed) => stream.write(body, (error) => (error ? failed(error) : done())))
    stream.reset()
    const compressed = Buffer.concat(chunks)
    chunks = []
    return compressed
  }
}
