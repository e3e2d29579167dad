import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { gzip } from './gzip.ts'

test('bodies of all sizes, compressed in parallel and one after another, decompress to the original', async () => {
  const bodies = [0, 1, 20, 23_000, 300_000, 3_000_000].map((size) =>
    Buffer.from(Array.from({ length: size }, (_, at) => (at * at * 7919) % 251)),
  )
  for (let round = 0; round < 3; round += 1) {
    const packed = await Promise.all(bodies.map(gzip))
    for (const [at, body] of bodies.entries()) expect(gunzipSync(packed[at] as Buffer).equals(body)).toBe(true)
  }
})
