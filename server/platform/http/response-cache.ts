import { LRUCache } from 'lru-cache'
import { staleMaxMs } from '../database/availability.ts'
import { isUnavailable } from '../database/faults.ts'
import { createSingleFlight } from '../single-flight.ts'
import { type CachedResponse, type RenderedResponse, addBrotli, compress, markStale } from './cached-response.ts'

export interface ResponseCache {
  /** The cached response of the current version, else undefined. */
  find(key: string): CachedResponse | undefined
  /**
   * The cached response, else the one that `render` gives. It is rendered once for all callers that request it
   * meanwhile, and cached unless `isCacheable` is false for it.
   */
  findOrRender(key: string, render: () => Promise<RenderedResponse>): Promise<CachedResponse>
  /**
   * The response that is being rendered now under the current version, so that a further caller takes no place in the
   * queues; undefined where none is.
   */
  findUnderWay(key: string): Promise<CachedResponse> | undefined
}

// The announcement of a change by another process may be lost with its connection, so an entry is fresh for no longer
// than this.
const freshMaxMs = 30_000
const unavailable = 503
const noResponse: RenderedResponse = { status: unavailable, headers: {}, body: Buffer.alloc(0), isCacheable: false }

interface Entry {
  response: CachedResponse
  version: number
  renderedAt: number
  /** Whether it has been sent from the cache before. */
  isUsed: boolean
}

interface Options {
  bytesMax: number
  version: () => number
  /** Milliseconds for which the database has been away; undefined while it is there. */
  awayMs?: () => number | undefined
  /** A monotonic clock in milliseconds. */
  now?: () => number
}

const requestedKeysMax = 20_000

/**
 * Gives a cache of responses that are the same for everybody, limited by bytes; the least recently used is evicted
 * first.
 *
 * A response is cached when its key is requested for the second time, under any version. Most lists, with all their
 * filters, are requested once: caching those would evict the popular ones, and objects that always survive would make
 * the engine allocate similar ones in the old generation of the heap (decision 020).
 *
 * An outdated entry stays while there is room. Where no new response can be rendered, the outdated one is sent for
 * another minute (`staleMaxMs`), with headers that mark it as stale.
 */
export function createResponseCache({
  bytesMax,
  version,
  awayMs = () => undefined,
  now = () => performance.now(),
}: Options): ResponseCache {
  const entries = createEntries({ bytesMax, version, awayMs, now })
  const flights = createSingleFlight<CachedResponse>()

  async function renderAndStore(
    key: string,
    renderedUnder: number,
    render: () => Promise<RenderedResponse>,
  ): Promise<CachedResponse> {
    const isAway = awayMs() !== undefined
    const stale = isAway ? entries.findStale(key) : undefined
    if (stale) return stale
    const { isCacheable, ...rendered } = await render().catch((error: unknown) => {
      if (isUnavailable(error) && entries.findStale(key)) return noResponse
      throw error
    })
    if (rendered.status === unavailable) return entries.findStale(key) ?? compress(rendered)
    const response = await compress(rendered)
    // Rendered without the database, from catalogue data in memory.
    if (isAway) return markStale(response, 0)
    if (isCacheable) entries.store(key, response, renderedUnder)
    return response
  }

  return {
    find: entries.find,
    findOrRender(key, render) {
      const cached = entries.find(key)
      if (cached) return Promise.resolve(cached)
      const renderedUnder = version()
      return flights(`${renderedUnder} ${key}`, () => renderAndStore(key, renderedUnder, render))
    },
    findUnderWay: (key) => flights.underWay(`${version()} ${key}`),
  }
}

/** Gives the stored responses of a cache: which of them are fresh, which may be sent although they are stale. */
function createEntries({ bytesMax, version, awayMs, now }: Required<Options>) {
  const entries = new LRUCache<string, Entry>({ maxSize: Math.max(1, bytesMax) })
  const requestedKeys = new LRUCache<string, true>({ max: requestedKeysMax })
  return {
    find(key: string): CachedResponse | undefined {
      const entry = entries.get(key)
      if (!entry || entry.version !== version() || now() - entry.renderedAt > freshMaxMs) return undefined
      if (!entry.isUsed) void addBrotli(entry.response)
      entry.isUsed = true
      return entry.response
    },
    /** The last cached response, outdated or not, while it may still be sent. */
    findStale(key: string): CachedResponse | undefined {
      const entry = entries.get(key)
      if (!entry || (awayMs() ?? 0) > staleMaxMs) return undefined
      const ageMs = now() - entry.renderedAt
      return ageMs > freshMaxMs + staleMaxMs ? undefined : markStale(entry.response, ageMs)
    },
    /** Stores a response whose key was requested before, unless the version has moved since it was rendered. */
    store(key: string, response: CachedResponse, renderedUnder: number): void {
      const isRepeated = requestedKeys.has(key)
      requestedKeys.set(key, true)
      if (!isRepeated || renderedUnder !== version()) return
      const size = Math.ceil(response.plain.length * 1.5) + key.length + 1_000
      entries.set(key, { response, version: renderedUnder, renderedAt: now(), isUsed: false }, { size })
    },
  }
}
