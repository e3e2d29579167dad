import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { bearer } from '../buyers.ts'
import { type Figure, median } from '../figures.ts'
import { type LoadResult, load, rawRequest } from '../load.ts'

const floodConnections = 150
const floodSeconds = 4
const quietSeconds = 4
const rounds = 3
const shoppers = 8
/** The pause of a shopper between two clicks, shortened. */
const pauseMs = 25

/**
 * A request of a flood. `#` in a body or path becomes a number that no other request has, `P?` one of the products, `*`
 * a new key.
 */
interface FloodRequest {
  method: string
  path: string
  headers?: Record<string, string>
  body?: unknown
}

/** The requests of a flood's connection, sent in rotation. */
interface FloodedCall {
  name: string
  requests: readonly FloodRequest[]
}

/** The input of the flood's worker. */
export interface Flood {
  port: number
  connections: number
  seconds: number
  token: string
  requests: readonly FloodRequest[]
}

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ codarticulo: `P${index}`, quantity: 1 }))
const places = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  latitud: 18.47,
  longitud: -69.9,
  quantity: 1,
}))

const confirm = (products: object[]) => ({ products: { 1: products }, total_amount: 1000 * products.length })
const confirmOrder = { method: 'POST', path: '/api/ecommerce/orders/confirmOrder' }
const get = (path: string) => [{ method: 'GET', path }]
const post = (path: string, body: unknown) => [{ method: 'POST', path, body }]

/** The ten calls that take the most time of a process and its database. */
const dearest: readonly FloodedCall[] = [
  { name: 'confirmOrder', requests: [{ ...confirmOrder, body: confirm(lines(50)) }] },
  {
    name: 'orders',
    requests: [
      { ...confirmOrder, body: confirm(lines(1)) },
      {
        method: 'POST',
        path: '/api/ecommerce/orders',
        headers: { 'idempotency-key': '*' },
        body: { option_id: 3, total_amount: 1000, payments: [{ kind: 'cash', amount: 1000 }] },
      },
    ],
  },
  {
    name: 'cartsBatch',
    requests: post('/api/ecommerce/cartsBatch/1', {
      products: lines(100).map(({ codarticulo, quantity }) => ({ cod_articulo: codarticulo, quantity })),
    }),
  },
  { name: 'carts', requests: post('/api/ecommerce/carts/1', { cod_articulo: 'P?', quantity: 2 }) },
  { name: 'list of orders', requests: get('/api/ecommerce/orders?limit=50') },
  {
    name: 'delivery zones',
    requests: post('/api/ecommerce/stores/limit/verify', {
      address: places,
      branch_codes: [1],
      calculate_prices: true,
    }),
  },
  { name: 'product list', requests: get('/api/catalog/products?q=product%20#&limit=96&prices=0,#') },
  { name: 'suggestions', requests: get('/api/catalog/products/suggestions?q=prod%20#') },
  { name: 'page of a search', requests: get('/shop?q=product%20#') },
  {
    name: 'sign-in',
    requests: post('/api/identity/sign-in', { username: 'made-up-#@example.com', password: 'Wrong-password-1' }),
  },
]

/**
 * How long other shoppers wait while one customer floods each of the most expensive calls over 150 connections: their
 * 99th percentile divided by that without a flood, the median of three rounds for each call; and how many of their
 * requests failed.
 */
export async function floods(port: number, [attacker, ...others]: readonly string[]): Promise<Figure[]> {
  const ratios = new Map<string, number[]>()
  const details = new Map<string, string>()
  let failed = 0
  await shop(port, others, 2) // the engine compiles the code that is called often
  for (let round = 0; round < rounds; round += 1) {
    const quiet = await shop(port, others, quietSeconds)
    for (const { name, requests } of dearest) {
      const flood = startFlood({
        port,
        connections: floodConnections,
        seconds: floodSeconds,
        token: attacker as string,
        requests,
      })
      const result = await shop(port, others, floodSeconds)
      const sent = await flood
      failed += result.failed
      ratios.set(name, [...(ratios.get(name) ?? []), result.p99Ms / quiet.p99Ms])
      details.set(name, `${quiet.p99Ms} → ${result.p99Ms} ms, ${sent.requests} sent, ${sent.failed} refused`)
    }
  }
  return figuresOf({ failed, ratios, details })
}

interface Outcome {
  /** Failed requests of the others. */
  failed: number
  /** For each call one ratio per round. */
  ratios: ReadonlyMap<string, readonly number[]>
  details: ReadonlyMap<string, string>
}

/** A refusal is fast and would improve the waiting time, so refused requests of others are a figure of their own. */
export function figuresOf({ failed, ratios, details }: Outcome): Figure[] {
  const medians = [...ratios]
    .map(([name, values]) => ({ name, ratio: median(values) }))
    .sort((a, b) => b.ratio - a.ratio)
  const detail = medians.map(({ name, ratio }) => `${name} ${ratio.toFixed(1)} (last: ${details.get(name)})`).join('; ')
  return [
    {
      name: 'p99 of other shoppers while one customer floods, against quiet',
      value: medians[0]!.ratio,
      limit: 3,
      isAtLeast: false,
      detail,
    },
    {
      name: 'requests of other shoppers that failed meanwhile',
      value: failed,
      limit: 0,
      isAtLeast: false,
      detail: 'in all rounds',
    },
  ]
}

/** Eight shoppers open their cart, add a product, and open pages and lists. */
function shop(port: number, tokens: readonly string[], seconds: number): Promise<LoadResult> {
  const steps = [
    (token: string, turn: number) =>
      rawRequest(
        'POST',
        '/api/ecommerce/carts/1',
        bearer(token),
        JSON.stringify({ cod_articulo: `P${turn % 10}`, quantity: 1 }),
      ),
    (token: string) => rawRequest('GET', '/api/ecommerce/carts/1', bearer(token)),
    () => rawRequest('GET', '/products/P1'),
    () => rawRequest('GET', '/api/catalog/products?place=1&limit=24'),
  ]
  const next = (connection: number, turn: number) =>
    steps[turn % steps.length]!(tokens[connection % tokens.length] as string, turn)
  return load({ port, connections: shoppers, seconds, next, pauseMs })
}

/** The flood runs in a thread of its own, so that it does not delay the shoppers' clock. */
async function startFlood(flood: Flood): Promise<LoadResult> {
  const worker = new Worker(new URL('./flood-worker.ts', import.meta.url), { workerData: flood })
  const [result] = (await once(worker, 'message')) as [LoadResult]
  return result
}

/**
 * The bytes of a flood's request, unlike every other; `turn` counts the requests of its connection, `number` all of
 * them.
 */
export function floodRequest({ token, requests }: Flood, turn: number, number: number): Buffer {
  const { method, path, headers = {}, body } = requests[turn % requests.length]!
  const fill = (text: string) =>
    text
      .replaceAll('P?', `P${number % 200}`)
      .replaceAll('#', String(number))
      .replaceAll('*', randomUUID())
  const own = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value)]))
  return rawRequest(
    method,
    fill(path),
    { ...bearer(token), ...own },
    body === undefined ? undefined : fill(JSON.stringify(body)),
  )
}
