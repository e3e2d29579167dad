import { openDatabase } from '#server/platform/database/database.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { type StoreProcess, startStore } from '#server/testing/store-process.ts'
import { allPrices } from '../catalogue/all-prices.ts'
import { atRest } from '../catalogue/at-rest.ts'
import { freshness } from '../catalogue/freshness.ts'
import { fillWithProducts } from '../catalogue/many-products.ts'
import { type SentQueries, randomLists, randomSuggestions } from '../catalogue/random-queries.ts'
import { reading } from '../catalogue/reading.ts'
import { type Figure, median } from '../figures.ts'
import { startLimit } from '../limits/start.ts'
import { type LoadResult, type NextRequest, load, rawRequest } from '../load.ts'

const connections = 16
const seconds = 4
const rounds = 3
const few = 1_000
const many = 100_000

/**
 * 100,000 products × 25 branches on PostgreSQL: what they cost a process, lists and suggestions compared with 1,000
 * products, and how soon changes show in two processes.
 */
export async function catalogue(): Promise<Figure[]> {
  // The tables take 400 MB, and no operator would run them in PostgreSQL's default of 128 MB.
  const postgres = await startPostgres({ shared_buffers: '1GB' })
  const running: StoreProcess[] = []
  try {
    const open = async (count: number) => {
      const url = await postgres.newDatabase()
      const database = await openDatabase({ url, poolSize: 2, folder: '' })
      await fillWithProducts(database, count)
      await database.close()
      return url
    }
    const [smallUrl, largeUrl] = [await open(few), await open(many)]
    const read = await reading({ few: smallUrl, many: largeUrl }, { few, many })
    const start = async (url: string) => {
      // One account reserves all of one product after another and buys none.
      const store = await startStore({
        DATABASE_URL: url,
        DEMO: '0',
        TRUST_PROXY: '1',
        RESERVATION_SHARE_PERCENT: '100',
      })
      running.push(store)
      return store
    }
    const [small, large] = [await start(smallUrl), await start(largeUrl)]
    await atRest([small, large])
    const limit = await startLimit('bare-select.ts', largeUrl)
    const speed = await measure(small, large, limit.port)
    await limit.stop()
    await small.stop()
    const other = await start(largeUrl)
    const fresh = await freshness(largeUrl, [large, other])
    return [...read, ...speed, ...fresh, ...(await allPrices(largeUrl, [large, other]))]
  } finally {
    for (const store of running) await store.stop()
    await postgres.stop()
  }
}

async function measure(small: StoreProcess, large: StoreProcess, limitPort: number): Promise<Figure[]> {
  const results = {
    lists: [] as LoadResult[],
    fewLists: [] as LoadResult[],
    suggestions: [] as LoadResult[],
    selects: [] as LoadResult[],
  }
  const queries: SentQueries = { before: new Set(), sent: 0, again: 0 }
  const send = (port: number, next: NextRequest) => load({ port, connections, seconds, next })
  const select: NextRequest = (connection, turn) =>
    rawRequest('GET', `/G${String((connection * 977 + turn * 31) % many).padStart(6, '0')}`)
  for (let round = 0; round <= rounds; round += 1) {
    const turn = {
      selects: await send(limitPort, select),
      fewLists: await send(portOf(small), randomLists(round)),
      lists: await send(portOf(large), randomLists(100 + round)),
      suggestions: await send(portOf(large), randomSuggestions(200 + round, queries)),
    }
    // The first round is a warm-up: code is compiled, connections are opened.
    if (round > 0) for (const name of Object.keys(turn) as (keyof typeof turn)[]) results[name].push(turn[name])
  }
  const { lists, fewLists, suggestions, selects } = results
  const again = `${Math.round((queries.again / queries.sent) * 100)} % had been sent before`
  const bare = `bare select by key: ${rangeOf(selects)}`
  const figure = (name: string, value: number, limit: number, detail: string): Figure => ({
    name,
    value,
    limit,
    isAtLeast: false,
    detail,
  })
  return [
    figure('filtered list with facets, 100,000 products: p99 ms', of(lists, 'p99Ms'), 30, `${rangeOf(lists)}; ${bare}`),
    figure(
      'suggestions, 100,000 products: p99 ms',
      of(suggestions, 'p99Ms'),
      15,
      `${rangeOf(suggestions)}; ${again}; ${bare}`,
    ),
    figure(
      'filtered list: time with 100,000 against 1,000 products',
      median(lists.map((result, round) => result.p50Ms / (fewLists[round] as LoadResult).p50Ms)),
      3,
      `with 1,000: ${rangeOf(fewLists)}`,
    ),
    figure(
      'lists and suggestions that failed',
      [...lists, ...fewLists, ...suggestions].reduce((sum, { failed }) => sum + failed, 0),
      0,
      '',
    ),
  ]
}

const of = (results: readonly LoadResult[], name: 'p50Ms' | 'p99Ms' | 'requestsPerSecond') =>
  median(results.map((result) => result[name]))
const rangeOf = (results: readonly LoadResult[]) =>
  `p50 ${of(results, 'p50Ms')}, p99 ${of(results, 'p99Ms')} ms, ${of(results, 'requestsPerSecond')} a second at ${connections} connections`
const portOf = (store: StoreProcess) => Number(new URL(store.url).port)
