import { randomUUID } from 'node:crypto'
import { startPostgres } from '#server/testing/postgres.ts'
import { type Payer, bearer, fillWithPayers, unboundedOrders } from '../buyers.ts'
import { type Figure, median } from '../figures.ts'
import { startLimit } from '../limits/start.ts'
import { type NextRequest, load, rawRequest } from '../load.ts'
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
    const payers = await fillWithPayers(url, { products, buyers: connections })
    const store = await startStore({ DATABASE_URL: url, DEMO: '0', TRUST_PROXY: '1', ...unboundedOrders })
    const limit = await startLimit('bare-select.ts', url)
    const figures = await measure(Number(new URL(store.url).port), limit.port, payers)
    await limit.stop()
    await store.stop()
    return figures
  } finally {
    await postgres.stop()
  }
}

interface Round {
  selectsPerSecond: number
  cartsPerSecond: number
  ordersPerSecond: number
  /** Orders that are paid with a gift card and a credit note. */
  paidOrdersPerSecond: number
  /** How long one of them takes at the median, from one shopper alone. */
  aloneMs: number
  /** How long a select takes at the median, from one connection alone. */
  selectAloneMs: number
  failed: number
}

/** Measures selects, cart lines and orders one after another, so that a slow moment of the machine slows all three. */
async function measure(port: number, limitPort: number, payers: readonly Payer[]): Promise<Figure[]> {
  const tokens = payers.map(({ token }) => token)
  const measured: Round[] = []
  for (let round = 0; round < rounds; round += 1) {
    const select = await load({ port: limitPort, connections, seconds, next: nextSelect })
    const cart = await load({ port, connections, seconds, next: nextCartLine(tokens) })
    const order = await load({ port, connections: shoppers, seconds, next: nextOrderRequest(tokens, () => cash) })
    const paid = await load({
      port,
      connections: shoppers,
      seconds,
      next: nextOrderRequest(tokens, twoPayments(payers)),
    })
    const alone = await load({ port, connections: 1, seconds, next: nextOrderRequest(tokens, twoPayments(payers)) })
    const selectAlone = await load({ port: limitPort, connections: 1, seconds: 1, next: nextSelect })
    measured.push({
      selectsPerSecond: select.requestsPerSecond,
      cartsPerSecond: cart.requestsPerSecond,
      ordersPerSecond: order.requestsPerSecond / requestsPerOrder,
      paidOrdersPerSecond: paid.requestsPerSecond / requestsPerOrder,
      aloneMs: medianOfOrders(alone.timesMs),
      selectAloneMs: selectAlone.p50Ms,
      failed: select.failed + cart.failed + order.failed + paid.failed + alone.failed,
    })
  }
  return figuresOf(measured)
}

const productCode = (connection: number, turn: number): string => `P${(connection * 37 + turn) % products}`

const nextSelect: NextRequest = (connection, turn) => rawRequest('GET', `/${productCode(connection, turn)}`)

/** The headers of a shopper, each with an IP address of their own as behind a proxy: the store limits a client IP. */
const headersOf = (tokens: readonly string[], connection: number) => ({
  ...bearer(tokens[connection]),
  'x-forwarded-for': `10.0.0.${connection}`,
})

const nextCartLine =
  (tokens: readonly string[]): NextRequest =>
  (connection, turn) =>
    rawRequest(
      'POST',
      '/api/ecommerce/carts/1',
      headersOf(tokens, connection),
      JSON.stringify({ cod_articulo: productCode(connection, turn % 10), quantity: 1 + (turn % 7) }),
    )

/** An order is two requests, as the pages send it: verified, then placed with a new key. */
const requestsPerOrder = 2

/** The median time of an order, from the times of one shopper's requests one after the other. */
const medianOfOrders = (times: readonly number[]): number =>
  median(times.flatMap((ms, at) => (at % requestsPerOrder === 1 ? [ms + (times[at - 1] ?? 0)] : [])))

const placingWith = (payments: readonly object[]) => JSON.stringify({ option_id: 3, total_amount: 1000, payments })
const cash = placingWith([{ kind: 'cash', amount: 1000 }])
const twoPayments = (payers: readonly Payer[]) => (connection: number) =>
  placingWith([
    { kind: 'gift_card', amount: 400, id: payers[connection]?.giftCardId },
    { kind: 'credit_note', amount: 600, id: payers[connection]?.creditNoteId },
  ])

function nextOrderRequest(tokens: readonly string[], placingOf: (connection: number) => string): NextRequest {
  return (connection, turn) => {
    const headers = headersOf(tokens, connection)
    if (turn % requestsPerOrder !== 0)
      return rawRequest(
        'POST',
        '/api/ecommerce/orders',
        { ...headers, 'idempotency-key': randomUUID() },
        placingOf(connection),
      )
    const lines = [{ codarticulo: productCode(connection, turn), quantity: 1 }]
    const verifying = JSON.stringify({ products: { '1': lines }, total_amount: 1000 })
    return rawRequest('POST', '/api/ecommerce/orders/confirmOrder', headers, verifying)
  }
}

function figuresOf(measured: readonly Round[]): Figure[] {
  const selects = median(measured.map(({ selectsPerSecond }) => selectsPerSecond))
  const shareOfSelects = (name: string, rateOf: (round: Round) => number, limit: number): Figure => {
    const share = median(measured.map((round) => rateOf(round) / round.selectsPerSecond))
    const rate = Math.round(median(measured.map(rateOf)))
    const detail = `${rate} a second against ${selects} selects, 1/${Math.round(1 / share)}`
    return { name: `${name}: share of one-row selects`, value: share, limit, isAtLeast: true, detail }
  }
  const selectAlone = median(measured.map(({ selectAloneMs }) => selectAloneMs))
  return [
    shareOfSelects('adding to a cart', ({ cartsPerSecond }) => cartsPerSecond, 1 / 8),
    shareOfSelects('whole orders', ({ ordersPerSecond }) => ordersPerSecond, 1 / 60),
    shareOfSelects('whole orders with two payments', ({ paidOrdersPerSecond }) => paidOrdersPerSecond, 1 / 60),
    {
      name: 'an order with two payments, alone, ms',
      value: median(measured.map(({ aloneMs }) => aloneMs)),
      limit: 15,
      isAtLeast: false,
      detail: `the median; verified, placed and paid, one after the other; a select alone takes ${selectAlone.toFixed(2)} ms`,
    },
    {
      name: 'writes that failed',
      value: measured.reduce((sum, { failed }) => sum + failed, 0),
      limit: 0,
      isAtLeast: false,
      detail: 'of all that were sent',
    },
  ]
}
