import { openDatabase } from '#server/platform/database/database.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { startStore } from '#server/testing/store-process.ts'
import { bearer, fillWithBuyers } from '../buyers.ts'
import { type Figure, median } from '../figures.ts'
import { startLimit } from '../limits/start.ts'
import { load, rawRequest } from '../load.ts'

const customersCount = 5
const ordersOfEach = 10_000
const linesOfEach = 3
const seconds = 3
const rounds = 3

const lists = [
  { name: 'the newest', query: '' },
  { name: 'of the tab “online”', query: '&tab=online' },
  { name: 'of the history, page 100', query: '&tab=history&page=100' },
  { name: 'delivered at a branch', query: '&branch_code=1&order_status_id=6' },
]

/** Pages of 50 orders on PostgreSQL, of a customer with 10,000 among others with as many. */
export async function orders(): Promise<Figure[]> {
  const postgres = await startPostgres()
  try {
    const url = await postgres.newDatabase()
    const [token] = await fillWithBuyers(url, { products: linesOfEach, buyers: customersCount })
    await fillWithOrders(url)
    const store = await startStore({ DATABASE_URL: url, DEMO: '0' })
    const limit = await startLimit('bare-select.ts', url)
    const figures: Figure[] = []
    for (const list of lists) figures.push(await measure(list, { store, limit, token }))
    await limit.stop()
    await store.stop()
    return figures
  } finally {
    await postgres.stop()
  }
}

interface Measured {
  store: { url: string }
  limit: { port: number }
  token: string | undefined
}

async function measure({ name, query }: (typeof lists)[number], { store, limit, token }: Measured): Promise<Figure> {
  const port = Number(new URL(store.url).port)
  const path = `/api/ecommerce/orders?limit=50${query}`
  await expectFullPage(`${store.url}${path}`, token)
  const next = () => rawRequest('GET', path, bearer(token))
  const pages: { p50Ms: number; p99Ms: number }[] = []
  const selects: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    selects.push((await load({ port: limit.port, connections: 1, seconds: 1, next: nextSelect })).p99Ms)
    pages.push(await load({ port, connections: 1, seconds, next }))
  }
  return {
    name: `a page of 50 of a customer’s 10,000 orders, ${name}: p99, ms`,
    value: median(pages.map(({ p99Ms }) => p99Ms)),
    limit: 20,
    isAtLeast: false,
    detail: `p50 ${median(pages.map(({ p50Ms }) => p50Ms))}; p99 of a select ${median(selects)}`,
  }
}

const nextSelect = () => rawRequest('GET', '/P0')

async function expectFullPage(url: string, token: string | undefined): Promise<void> {
  const { data } = (await (await fetch(url, { headers: bearer(token) })).json()) as { data: { data: unknown[] } }
  if (data.data.length !== 50) throw new Error(`${url} has ${data.data.length} orders`)
}

/** Gives each customer orders of all states over three years, with lines, payments and history. */
async function fillWithOrders(url: string): Promise<void> {
  const { pool, close } = await openDatabase({ url, poolSize: 1, folder: '' })
  await pool.query(`
    insert into orders (global_id, customer_id, branch_code, status, delivery, customer_name, subtotal_centavos, tax_centavos, total_centavos, created_at)
    select gen_random_uuid(), c.id, 1, (array['created', 'processed', 'delivered', 'delivered', 'canceled'])[1 + n % 5], 'pick_up', 'Bench',
      254237, 45763, 300000, now() - n * interval '150 minutes'
    from customers c, generate_series(1, ${ordersOfEach}) n`)
  await pool.query(`
    insert into order_lines (order_id, product_code, name_en, name_es, quantity, unit_price_centavos, subtotal_centavos, tax_centavos, total_centavos)
    select o.id, p.code, p.name_en, p.name_es, 1, 100000, 84746, 15254, 100000 from orders o, products p`)
  await pool.query(`
    insert into order_events (order_id, status, at) select id, 'created', created_at from orders`)
  await pool.query(`
    insert into payments (id, customer_id, global_id, kind, amount_centavos, state, created_at)
    select gen_random_uuid(), customer_id, global_id, 'cash', total_centavos, 'due', created_at from orders`)
  await pool.query(`
    insert into payment_allocations (order_id, payment_id, amount_centavos)
    select o.id, p.id, p.amount_centavos from orders o join payments p on p.global_id = o.global_id`)
  await pool.query('vacuum analyze')
  await close()
}
