import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompress } from 'node:zlib'
import { promisify } from 'node:util'
import type { Database } from '#server/platform/database/database.ts'
import type { CachedResponse } from '#server/platform/http/cached-response.ts'
import { gzip } from '#server/platform/http/gzip.ts'
import { builtFile } from './built-files.ts'

export interface OtherBuilds {
  /**
   * The file of another release under this path; undefined where neither of the last two has one. Rejects while the
   * database is away.
   */
  find(path: string): Promise<CachedResponse | undefined>
}

const decompress = promisify(brotliDecompress)
const fileBytesMax = 20_000_000
/** Unknown paths cost the database one query in this time, however many are requested. */
const readAgainMs = 1_000

/**
 * The built files that other processes have stored (store-build.ts), at most those of two releases, read at the first
 * request and cached. A request for an unknown path waits until the list of paths has been read again, since another
 * process may just have stored it.
 */
export function createOtherBuilds(db: Database): OtherBuilds {
  let known = new Map<string, Promise<CachedResponse | undefined> | undefined>()
  let readAt = -Infinity
  let next: Promise<void> | undefined

  function readPaths(): Promise<void> {
    next ??= (async () => {
      await sleep(Math.max(0, readAt + readAgainMs - performance.now()))
      next = undefined
      readAt = performance.now()
      const rows = await db.selectFrom('build_files').select('path').distinct().execute()
      known = new Map(rows.map(({ path }) => [path, known.get(path)]))
    })()
    return next
  }

  async function load(path: string): Promise<CachedResponse | undefined> {
    const row = await db
      .selectFrom('build_files')
      .select(['encoding', 'bytes'])
      .where('path', '=', path)
      .limit(1)
      .executeTakeFirst()
    if (!row) return undefined
    const { encoding, bytes } = row
    if (encoding === 'identity') return builtFile(path, bytes)
    const plain = await decompress(bytes, { maxOutputLength: fileBytesMax })
    return builtFile(path, plain, await gzip(plain), bytes)
  }

  return {
    async find(path) {
      if (!known.has(path)) await readPaths()
      if (!known.has(path)) return undefined
      const loading = known.get(path) ?? load(path)
      known.set(path, loading)
      // A file that could not be read is read again at the next request; one that was deleted is unknown from now on.
      const evict = () => known.get(path) === loading && known.delete(path)
      void loading.then((file) => file ?? evict(), evict)
      return loading
    },
  }
}
