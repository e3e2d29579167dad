import { hash } from 'node:crypto'
import { brotliCompress, constants } from 'node:zlib'
import { promisify } from 'node:util'
import { LRUCache } from 'lru-cache'
import { createSharedWork } from '../shared-work.ts'
import { gzip } from './gzip.ts'

/** An answer as bytes, ready to be sent again: its headers once, its body plain and compressed. */
export interface KeptAnswer {
  status: number
  headers: Record<string, string>
  etag: string
  plain: Buffer
  /** Missing where packing would save nothing. */
  gzip?: Buffer
  /** Made when the kept answer is first asked for: it costs more than one page is worth. */
  brotli?: Buffer
}

export interface ByteCache {
  /** The kept answer under the present version, else undefined. */
  find(key: string): KeptAnswer | undefined
  /** The kept answer, or the one that `make` gives. However many ask at once, it is made once. `make` may refuse to have it kept. */
  findOrMake(key: string, make: () => Promise<Made>): Promise<KeptAnswer>
  bytes(): number
}

export interface Made {
  status: number
  headers: Record<string, string>
  body: Buffer
  isKept: boolean
}

const brotliAsync = promisify(brotliCompress)
// A change announced by another process can get lost with its connection; nothing is kept for longer than this.
const ageMaxMs = 30_000

interface Entry {
  answer: KeptAnswer
  version: number
  isAskedFor: boolean
}

const seenMax = 20_000

/**
 * Keeps answers that are the same for everybody, bounded by bytes, the least recently used leaving first. What nobody has asked for before, under
 * whichever version, is not kept: most lists, with all their filters, are asked for once. They would drive out what is asked for often, and while
 * all answers are kept the engine learns to make them in the lasting half of the memory (decision 020).
 */
export function createByteCache({ bytesMax, version }: { bytesMax: number; version: () => number }): ByteCache {
  const entries = new LRUCache<string, Entry>({ maxSize: Math.max(1, bytesMax), ttl: ageMaxMs })
  const seen = new LRUCache<string, true>({ max: seenMax })
  const making = createSharedWork<KeptAnswer>()

  function find(key: string): KeptAnswer | undefined {
    const entry = entries.get(key)
    if (!entry) return undefined
    if (entry.version !== version()) {
      entries.delete(key)
      return undefined
    }
    if (!entry.isAskedFor) void addBrotli(entry.answer)
    entry.isAskedFor = true
    return entry.answer
  }

  function keep(key: string, answer: KeptAnswer, madeUnder: number): void {
    const isKnown = seen.has(key)
    seen.set(key, true)
    if (!isKnown || madeUnder !== version()) return
    entries.set(key, { answer, version: madeUnder, isAskedFor: false }, { size: Math.ceil(answer.plain.length * 1.5) + key.length + 1_000 })
  }

  return {
    find,
    findOrMake(key, make) {
      const kept = find(key)
      if (kept) return Promise.resolve(kept)
      const madeUnder = version()
      return making(`${madeUnder} ${key}`, async () => {
        const { isKept, ...answer } = await make()
        const packed = await pack(answer)
        if (isKept) keep(key, packed, madeUnder)
        return packed
      })
    },
    bytes: () => entries.calculatedSize,
  }
}

// What fits into one packet of the network arrives no sooner for being smaller.
const packedFrom = 1_200

async function pack({ status, headers, body }: Omit<Made, 'isKept'>): Promise<KeptAnswer> {
  const answer = { status, headers, etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"`, plain: body }
  return body.length < packedFrom ? answer : { ...answer, gzip: await gzip(body) }
}

async function addBrotli(answer: KeptAnswer): Promise<void> {
  if (answer.gzip) answer.brotli = await brotliAsync(answer.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}
