import { setTimeout as sleep } from 'node:timers/promises'
import type { listProducts } from '#contract/products.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { type OpenDatabase, openDatabase } from '#server/platform/database/database.ts'
import type { StoreProcess } from '#server/testing/store-process.ts'
import type { Figure } from '../figures.ts'

/** Above every price of the catalogue, in pesos: a product costs either less or more. */
const raisedPesos = 100_000
const batch = 500
const shownMaxMs = 300_000
const watchEveryMs = 50

/**
 * Changes the prices of all products: how long after the last commit each process shows all of them, and how many lists
 * meanwhile had prices of before and after a change that was one transaction.
 */
export async function allPrices(url: string, stores: readonly StoreProcess[]): Promise<Figure[]> {
  const database = await openDatabase({ url, poolSize: 2, folder: '' })
  try {
    const { pool } = database
    const { rows } = await pool.query<{ count: number }>('select count(special_price_centavos) as count from products')
    const specials = rows[0]?.count ?? 0
    const untilShown = async (isRaised: boolean, change: () => Promise<unknown>) => {
      const watching = watchLists(stores)
      await change()
      const since = performance.now()
      await Promise.all(stores.map((store) => untilCheap(store, (cheap) => isRaised === cheap <= specials)))
      const ms = performance.now() - since
      return { ms, ...(await watching()) }
    }
    const atOnce = await untilShown(true, () => raise(database, raisedPesos, '', '~'))
    const inBatches = await untilShown(false, () => lowerInBatches(database))
    const detail = (of: { slowestMs: number; lists: number }) =>
      `both processes; the slowest of ${of.lists} lists meanwhile took ${Math.round(of.slowestMs)} ms`
    const figure = (name: string, value: number, limit: number, of: string): Figure => ({
      name,
      value,
      limit,
      isAtLeast: false,
      detail: of,
    })
    return [
      figure('all prices changed by one transaction show: ms', atOnce.ms, 10_000, detail(atOnce)),
      figure(`all prices changed in batches of ${batch} show: ms`, inBatches.ms, 10_000, detail(inBatches)),
      figure('lists that mix prices of before and after the one transaction', atOnce.mixed, 0, `of ${atOnce.lists}`),
    ]
  } finally {
    await database.close()
  }
}

const raise = ({ pool }: OpenDatabase, pesos: number, from: string, until: string) =>
  pool.query('update prices set price_centavos = price_centavos + $1 where product_code >= $2 and product_code < $3', [
    pesos * 100,
    from,
    until,
  ])

/** As an import changes them: each batch is a transaction. */
async function lowerInBatches(database: OpenDatabase): Promise<void> {
  const { rows } = await database.pool.query<{ code: string }>('select code from products order by code')
  const starts = rows.filter((_, nth) => nth % batch === 0).map(({ code }) => code)
  for (const [nth, start] of starts.entries()) await raise(database, -raisedPesos, start, starts[nth + 1] ?? '~')
}

const list = (store: StoreProcess, input: object): Promise<ReplyOf<typeof listProducts>> =>
  fetch(`${store.url}/api/catalog/products?${new URLSearchParams(input as Record<string, string>)}`)
    .then((response) => response.json())
    .then(({ data }: { data: ReplyOf<typeof listProducts> }) => data)

/** Waits until a process shows as many products below the raised price as `isShown` wants. */
async function untilCheap(store: StoreProcess, isShown: (cheap: number) => boolean): Promise<void> {
  for (const until = performance.now() + shownMaxMs; performance.now() < until; await sleep(watchEveryMs)) {
    const { total } = await list(store, { place: '1', prices: `,${raisedPesos - 1}` })
    if (isShown(total)) return
  }
  throw new Error(`The changed prices do not show within ${shownMaxMs} ms`)
}

/** Requests lists of each process until the returned function is called, which gives what they showed. */
function watchLists(stores: readonly StoreProcess[]) {
  const seen = { lists: 0, mixed: 0, slowestMs: 0 }
  let isWatching = true
  const watching = stores.map(async (store) => {
    for (let page = 1; isWatching; page += 1) {
      const since = performance.now()
      const { docs } = await list(store, { place: '1', limit: '48', order_by: 'newest', page: String(1 + (page % 9)) })
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - since)
      seen.lists += 1
      // Special prices stay as they are.
      const raised = docs.filter(({ special_price }) => !special_price).map(({ price }) => (price ?? 0) >= raisedPesos)
      if (new Set(raised).size > 1) seen.mixed += 1
      await sleep(watchEveryMs)
    }
  })
  return async () => {
    isWatching = false
    await Promise.all(watching)
    return seen
  }
}
