import { type Gzip, constants, createGzip } from 'node:zlib'

/**
 * Quick rather than small; each piece that is written is a whole, and a whole page comes out at once: its rest would go
 * to another thread once more.
 */
const quick = { level: 1, chunkSize: 64 * 1024, flush: constants.Z_FINISH }
const idleMax = 16

type Packer = (body: Buffer) => Promise<Buffer>

const idle: Packer[] = []

/**
 * Packs a body. The packers are used again: what Node makes for each packing is held until the memory's cleaner has
 * gone through the whole heap, with all its room (decision 020).
 */
export async function gzip(body: Buffer): Promise<Buffer> {
  const pack = idle.pop() ?? createPacker()
  const packed = await pack(body)
  if (idle.length < idleMax) idle.push(pack)
  return packed
}

function createPacker(): Packer {
  // Node's types know of `reset` at its sister, Deflate, alone.
  const stream = createGzip(quick) as Gzip & { reset(): void }
  let parts: Buffer[] = []
  stream.on('data', (part: Buffer) => parts.push(part))
  return async (body) => {
    await new Promise<void>((done, failed) => stream.write(body, (error) => (error ? failed(error) : done())))
    stream.reset()
    const packed = Buffer.concat(parts)
    parts = []
    return packed
  }
}
