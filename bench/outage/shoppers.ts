import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/platform/database/database.ts'
import { bearer, makeBuyer } from '../buyers.ts'

/** One request, with the instant of its end; `status` is 0 where no answer came. */
export interface Asked {
  kind: 'order' | 'page' | 'list' | 'cart'
  endedAt: number
  ms: number
  status: number
  isOld: boolean
}

export interface Shoppers {
  asked: Asked[]
  /** The numbers of the orders that the store has said to be placed. */
  acknowledged: string[]
  stop(): Promise<void>
}

const pauseMs = 50
const giveUpMs = 60_000
const price = 1_000
const placing = JSON.stringify({ option_id: 3, total_amount: price, payments: [{ kind: 'cash', amount: price }] })

/**
 * Shoppers who order again and again, each under a key that is sent until the store has answered for it, and as many
 * who look: at a page that is kept, at lists that nobody has asked for before, at their carts.
 */
export async function startShoppers(db: Database, origin: string, count: number): Promise<Shoppers> {
  const asked: Asked[] = []
  const acknowledged: string[] = []
  const stopping = new AbortController()
  const { signal } = stopping

  async function ask(kind: Asked['kind'], path: string, headers: Record<string, string> = {}, body?: string) {
    const began = performance.now()
    const json =
      body === undefined ? {} : { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } }
    const response = await fetch(origin + path, { headers, ...json, signal: AbortSignal.timeout(giveUpMs) }).catch(
      () => undefined,
    )
    const text = (await response?.text().catch(() => undefined)) ?? ''
    const endedAt = performance.now()
    const isOld = response?.headers.has('cache-status') ?? false
    asked.push({ kind, endedAt, ms: endedAt - began, status: response?.status ?? 0, isOld })
    await sleep(pauseMs)
    return { status: response?.status ?? 0, text }
  }

  async function order(headers: Record<string, string>, product: string): Promise<void> {
    const wish = JSON.stringify({ products: { '1': [{ codarticulo: product, quantity: 1 }] }, total_amount: price })
    const key = { ...headers, 'idempotency-key': randomUUID() }
    if ((await ask('order', '/api/ecommerce/orders/confirmOrder', headers, wish)).status !== 200) return
    while (!signal.aborted) {
      const { status, text } = await ask('order', '/api/ecommerce/orders', key, placing)
      if (status === 200) acknowledged.push((JSON.parse(text) as { data: { global_id: string } }).data.global_id)
      if (status >= 200 && status < 500) return
    }
  }

  const untilStopped = async (work: () => Promise<unknown>) => {
    while (!signal.aborted) await work()
  }
  const working: Promise<void>[] = []
  for (let at = 0; at < count; at += 1) {
    const headers = bearer(await makeBuyer(db))
    working.push(
      untilStopped(() => order(headers, `P${at}`)),
      untilStopped(async () => {
        await ask('page', '/')
        await ask('list', `/api/catalog/products?prices=${Math.floor(Math.random() * 900)},`)
        await ask('cart', '/api/ecommerce/carts', headers)
      }),
    )
  }
  return {
    asked,
    acknowledged,
    async stop() {
      stopping.abort()
      await Promise.all(working)
    },
  }
}
