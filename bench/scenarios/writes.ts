import { randomUUID } from 'node:crypto'
import { startPostgres } from '#server/testing/postgres.ts'
import { bearer, fillWithBuyers } from '../buyers.ts'
import { type Figure, median } from '../figures.ts'
import { startLimit } from '../limits/start.ts'
import { load, rawRequest } from '../load.ts'
import { startStore } from '#server/testing/store-process.ts'

const connections = 16
const shoppers = 8
const products = 200
const seconds = 4
const rounds = 3

/**
 * Adding to a cart and placing whole orders on PostgreSQL, compared with one-row selects by key through node:http and
 * pg.
 */
export async function writes(): Promise<Figure[]> {
  const postgres = await startPostgres()
  try {
    const url = await postgres.newDatabase()
    const tokens = await fillWithBuyers(url, { products, buyers: connections })
    const store = await startStore({ DATABASE_URL: url, DEMO: '0', TRUST_PROXY: '1' })
    const limit = await startLimit('bare-select.ts', url)
    const figures = await measure(Number(new URL(store.url).port), limit.port, tokens)
    await limit.stop()
    await store.stop()
    return figures
  } finally {
    await postgres.stop()
  }
}

async function measure(port: number, limitPort: number, tokens: readonly string[]): Promise<Figure[]> {
  const carts: number[] = []
  const orders: number[] = []
  const selects: number[] = []
  let failed = 0
  /**
   * Each shopper has an IP address of their own, as behind a proxy, since the store limits the calls of one address.
   */
  const bearerOf = (connection: number) => ({
    ...bearer(tokens[connection]),
    'x-forwarded-for': `10.0.0.${connection}`,
  })
  const product = (connection: number, turn: number) => `P${(connection * 37 + turn) % products}`
  const lineItem = (code: string) =>
    JSON.stringify({ products: { '1': [{ codarticulo: code, quantity: 1 }] }, total_amount: 1000 })
  const placing = JSON.stringify({ option_id: 3, total_amount: 1000, payments: [{ kind: 'cash', amount: 1000 }] })
  for (let round = 0; round < rounds; round += 1) {
    const select = await load({
      port: limitPort,
      connections,
      seconds,
      next: (connection, turn) => rawRequest('GET', `/${product(connection, turn)}`),
    })
    const cart = await load({
      port,
      connections,
      seconds,
      next: (connection, turn) =>
        rawRequest(
          'POST',
          '/api/ecommerce/carts/1',
          bearerOf(connection),
          JSON.stringify({ cod_articulo: product(connection, turn % 10), quantity: 1 + (turn % 7) }),
        ),
    })
    const order = await load({
      port,
      connections: shoppers,
      seconds,
      // An order is two requests, as the pages send it: verified, then placed with a new key.
      next: (connection, turn) =>
        turn % 2 === 0
          ? rawRequest(
              'POST',
              '/api/ecommerce/orders/confirmOrder',
              bearerOf(connection),
              lineItem(product(connection, turn)),
            )
          : rawRequest(
              'POST',
              '/api/ecommerce/orders',
              { ...bearerOf(connection), 'idempotency-key': randomUUID() },
              placing,
            ),
    })
    selects.push(select.requestsPerSecond)
    carts.push(cart.requestsPerSecond)
    orders.push(order.requestsPerSecond / 2)
    failed += select.failed + cart.failed + order.failed
  }
  const share = (rates: readonly number[]) => median(rates.map((rate, round) => rate / (selects[round] as number)))
  const rangeOf = (rates: readonly number[]) =>
    `${Math.round(median(rates))} a second against ${median(selects)} selects, 1/${Math.round(1 / share(rates))}`
  return [
    {
      name: 'adding to a cart: share of one-row selects',
      value: share(carts),
      limit: 1 / 8,
      isAtLeast: true,
      detail: rangeOf(carts),
    },
    {
      name: 'whole orders: share of one-row selects',
      value: share(orders),
      limit: 1 / 60,
      isAtLeast: true,
      detail: rangeOf(orders),
    },
    { name: 'writes that failed', value: failed, limit: 0, isAtLeast: false, detail: 'of all that were sent' },
  ]
}
