import { hash } from 'node:crypto'
import { brotliCompress, constants } from 'node:zlib'
import { promisify } from 'node:util'
import { LRUCache } from 'lru-cache'
import { staleMaxMs } from '../database/availability.ts'
import { isUnavailable } from '../database/faults.ts'
import { createSingleFlight } from '../single-flight.ts'
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
  /**
   * The kept answer, or the one that `make` gives. However many ask at once, it is made once. `make` may refuse to have
   * it kept.
   */
  findOrMake(key: string, make: () => Promise<Made>): Promise<KeptAnswer>
  /**
   * The answer that is being made under the present version, so that whoever wants it too takes no place of their own;
   * undefined where none is.
   */
  findBeingMade(key: string): Promise<KeptAnswer> | undefined
  bytes(): number
}

/**
 * An answer as it is made. With the status 503 it stands for one that could not be made: an older one is sent instead,
 * where there is one.
 */
export interface Made {
  status: number
  headers: Record<string, string>
  body: Buffer
  isKept: boolean
}

const brotliAsync = promisify(brotliCompress)
// A change announced by another process can get lost with its connection; nothing counts as new for longer than this.
const ageMaxMs = 30_000
const unavailable = 503
const noAnswer: Made = { status: unavailable, headers: {}, body: Buffer.alloc(0), isKept: false }

interface Entry {
  answer: KeptAnswer
  version: number
  madeAt: number
  isAskedFor: boolean
}

interface Options {
  bytesMax: number
  version: () => number
  /** Milliseconds for which the database has been away; undefined while it is there. */
  awayMs?: () => number | undefined
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number
}

const seenMax = 20_000

/**
 * Keeps answers that are the same for everybody, bounded by bytes, the least recently used leaving first. What nobody
 * has asked for before, under whichever version, is not kept: most lists, with all their filters, are asked for once.
 * They would drive out what is asked for often, and while all answers are kept the engine learns to make them in the
 * lasting half of the memory (decision 020).
 *
 * What is out of date stays as long as there is room. It is sent where no new answer can be made, for a minute
 * (`oldMaxMs`), and its headers say so.
 */
export function createByteCache({
  bytesMax,
  version,
  awayMs = () => undefined,
  now = () => performance.now(),
}: Options): ByteCache {
  const entries = new LRUCache<string, Entry>({ maxSize: Math.max(1, bytesMax) })
  const seen = new LRUCache<string, true>({ max: seenMax })
  const making = createSingleFlight<KeptAnswer>()

  function find(key: string): KeptAnswer | undefined {
    const entry = entries.get(key)
    if (!entry || entry.version !== version() || now() - entry.madeAt > ageMaxMs) return undefined
    if (!entry.isAskedFor) void addBrotli(entry.answer)
    entry.isAskedFor = true
    return entry.answer
  }

  /** What was kept last, while it may still be shown. */
  function findOld(key: string): KeptAnswer | undefined {
    const entry = entries.get(key)
    if (!entry || (awayMs() ?? 0) > staleMaxMs) return undefined
    const ageMs = now() - entry.madeAt
    return ageMs > ageMaxMs + staleMaxMs ? undefined : markedOld(entry.answer, ageMs)
  }

  async function make(key: string, madeUnder: number, work: () => Promise<Made>): Promise<KeptAnswer> {
    const isAway = awayMs() !== undefined
    const old = isAway ? findOld(key) : undefined
    if (old) return old
    const { isKept, ...answer } = await work().catch(async (error: unknown) => {
      if (isUnavailable(error) && findOld(key)) return noAnswer
      throw error
    })
    if (answer.status === unavailable) return findOld(key) ?? pack(answer)
    const packed = await pack(answer)
    // What is still known of the catalogue was put together without the database.
    if (isAway) return markedOld(packed, 0)
    if (isKept) keep(key, packed, madeUnder)
    return packed
  }

  function keep(key: string, answer: KeptAnswer, madeUnder: number): void {
    const isKnown = seen.has(key)
    seen.set(key, true)
    if (!isKnown || madeUnder !== version()) return
    const size = Math.ceil(answer.plain.length * 1.5) + key.length + 1_000
    entries.set(key, { answer, version: madeUnder, madeAt: now(), isAskedFor: false }, { size })
  }

  return {
    find,
    findOrMake(key, work) {
      const kept = find(key)
      if (kept) return Promise.resolve(kept)
      const madeUnder = version()
      return making(`${madeUnder} ${key}`, () => make(key, madeUnder, work))
    },
    findBeingMade: (key) => making.underWay(`${version()} ${key}`),
    bytes: () => entries.calculatedSize,
  }
}

/**
 * Says in the standard's words (RFC 9111, RFC 9211) that an answer is older than it should be, since there is no
 * database to make a new one from.
 */
function markedOld(answer: KeptAnswer, ageMs: number): KeptAnswer {
  const seconds = Math.round(ageMs / 1_000)
  const headers = {
    ...answer.headers,
    age: String(seconds),
    'cache-status': 'vitrina; hit; ttl=0; detail="database-away"',
  }
  return { ...answer, headers }
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
