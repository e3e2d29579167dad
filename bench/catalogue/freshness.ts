import { setTimeout as sleep } from 'node:timers/promises'
import { type OpenDatabase, openDatabase } from '#server/platform/database/database.ts'
import type { StoreProcess } from '#server/testing/store-process.ts'
import { bearer, makeBuyer } from '../buyers.ts'
import { type Figure, median } from '../figures.ts'

const changesOfEach = 10
const shownMaxMs = 10_000

interface Seen {
  status: number
  etag: string | null
  body: string
}

/**
 * The time from the commit of a change until each process shows it in its cached responses: the list on the catalogue's
 * page, the product's page, the API. A price is changed directly in the database, stock by an order that one process
 * reserves.
 */
export async function freshness(url: string, stores: readonly [StoreProcess, StoreProcess]): Promise<Figure[]> {
  const database = await openDatabase({ url, poolSize: 2, folder: '' })
  try {
    const { rows: products } = await database.pool.query<{ code: string; free: number; price: number }>(
      `select p.code, s.on_hand as free, pr.price_centavos as price from products p
       join stock s on s.product_code = p.code and s.branch_code = 1 and s.on_hand between 1 and 90
       join prices pr on pr.product_code = p.code and pr.level = 1
       where p.special_price_centavos is null order by p.code limit $1`,
      [changesOfEach * 2 + 1],
    )
    const [control, ...others] = products as [(typeof products)[number], ...typeof products]
    await refuseRestlessPages(database, stores, control.code, others[0]?.code as string)
    const prices: number[] = []
    for (const [turn, { code }] of others.slice(0, changesOfEach).entries()) {
      const shown = `${12_300 + turn}`
      prices.push(
        await untilShown(
          stores,
          code,
          () => setPrice(database, code, Number(shown) * 100),
          ({ body }) => body.replaceAll(',', '').includes(shown),
        ),
      )
    }
    const order = await orderer(database, stores[0])
    const stocks: number[] = []
    for (const { code, free, price } of others.slice(changesOfEach)) {
      stocks.push(
        await untilShown(
          stores,
          code,
          () => order(code, free, price),
          (now, before) => now.etag !== before.etag,
        ),
      )
    }
    return [
      figure('a changed price shows in two processes', prices),
      figure('changed stock shows in two processes', stocks),
    ]
  } finally {
    await database.close()
  }
}

function figure(name: string, times: readonly number[]): Figure {
  const detail = `the longest of ${times.length}, median ${Math.round(median(times))}; on /shop, the product’s page and the API`
  return { name: `${name}: ms`, value: Math.max(...times), limit: 1_000, isAtLeast: false, detail }
}

const surfaces = (code: string) => [`/shop?q=${code}`, `/products/${code}`, `/api/catalog/products?q=${code}`]

async function fetchPage(store: StoreProcess, path: string): Promise<Seen> {
  const response = await fetch(`${store.url}${path}`, { headers: { 'accept-language': 'en' } })
  return { status: response.status, etag: response.headers.get('etag'), body: await response.text() }
}

/** Milliseconds from the change until every response shows it. */
async function untilShown(
  stores: readonly StoreProcess[],
  code: string,
  change: () => Promise<void>,
  shows: (now: Seen, before: Seen) => boolean,
): Promise<number> {
  const places = stores.flatMap((store) => surfaces(code).map((path) => ({ store, path })))
  // Requested twice, so that it is cached.
  for (const { store, path } of places) await fetchPage(store, path)
  const before = await Promise.all(places.map(({ store, path }) => fetchPage(store, path)))
  const missing = before.find(({ status, body }) => status !== 200 || !body.includes(code))
  if (missing) throw new Error(`${code} is not shown: ${missing.status}`)
  await change()
  const changed = performance.now()
  const times = await Promise.all(
    places.map(async ({ store, path }, at) => {
      while (performance.now() < changed + shownMaxMs) {
        if (shows(await fetchPage(store, path), before[at] as Seen)) break
        await sleep(10)
      }
      return performance.now() - changed
    }),
  )
  return Math.max(...times)
}

/**
 * Refuses pages that differ without a change. A change of another product makes the store render the pages again: they
 * have to stay the same, or any change would seem to show.
 */
async function refuseRestlessPages(
  database: OpenDatabase,
  stores: readonly StoreProcess[],
  other: string,
  code: string,
): Promise<void> {
  for (const store of stores) {
    for (const path of surfaces(code)) {
      const before = await fetchPage(store, path)
      await setPrice(database, other, 4_321_000)
      await sleep(1_500)
      if ((await fetchPage(store, path)).etag !== before.etag) throw new Error(`${path} changes by itself`)
    }
  }
}

async function setPrice({ pool }: OpenDatabase, code: string, centavos: number): Promise<void> {
  await pool.query('update prices set price_centavos = $2 where product_code = $1 and level = 1', [code, centavos])
}

/** Gives a function that reserves a product's stock by an order, so that nobody else can buy it. */
async function orderer({ db }: OpenDatabase, store: StoreProcess) {
  const authorization = bearer(await makeBuyer(db))
  return async (code: string, quantity: number, priceCentavos: number): Promise<void> => {
    const response = await fetch(`${store.url}/api/ecommerce/orders/confirmOrder`, {
      method: 'POST',
      headers: { ...authorization, 'content-type': 'application/json' },
      body: JSON.stringify({
        products: { '1': [{ codarticulo: code, quantity }] },
        total_amount: (quantity * priceCentavos) / 100,
      }),
    })
    if (!response.ok) throw new Error(`The order was refused: ${await response.text()}`)
  }
}
