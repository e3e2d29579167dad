import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/platform/database/database.ts'
import { bearer, makeBuyer } from '../buyers.ts'

/** One request, with the instant of its end; `status` is 0 when no response came. */
export interface SentRequest {
  kind: 'order' | 'page' | 'list' | 'cart'
  endedAt: number
  ms: number
  status: number
  isOld: boolean
}

export interface Shoppers {
  sent: SentRequest[]
  /** The ids of the orders that the store has acknowledged. */
  acknowledged: string[]
  stop(): Promise<void>
}

const pauseMs = 50
const giveUpMs = 60_000
const price = 1_000
const placing = JSON.stringify({ option_id: 3, total_amount: price, payments: [{ kind: 'cash', amount: price }] })

/**
 * Starts shoppers who order again and again, each order with an idempotency key that they repeat until a response
 * arrives, and as many shoppers who read: a cached page, lists that are not cached, their carts.
 */
export async function startShoppers(db: Database, origin: string, count: number): Promise<Shoppers> {
  const sent: SentRequest[] = []
  const acknowledged: string[] = []
  const stopping = new AbortController()
  const { signal } = stopping

  async function send(kind: SentRequest['kind'], path: string, headers: Record<string, string> = {}, body?: string) {
    const began = performance.now()
    const json =
      body === undefined ? {} : { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } }
    const response = await fetch(origin + path, { headers, ...json, signal: AbortSignal.timeout(giveUpMs) }).catch(
      () => undefined,
    )
    const text = (await response?.text().catch(() => undefined)) ?? ''
    const endedAt = performance.now()
    const isOld = response?.headers.has('cache-status') ?? false
    sent.push({ kind, endedAt, ms: endedAt - began, status: response?.status ?? 0, isOld })
    await sleep(pauseMs)
    return { status: response?.status ?? 0, text }
  }

  async function order(headers: Record<string, string>, product: string): Promise<void> {
    const lines = JSON.stringify({ products: { '1': [{ codarticulo: product, quantity: 1 }] }, total_amount: price })
    const key = { ...headers, 'idempotency-key': randomUUID() }
    if ((await send('order', '/api/ecommerce/orders/confirmOrder', headers, lines)).status !== 200) return
    while (!signal.aborted) {
      const { status, text } = await send('order', '/api/ecommerce/orders', key, placing)
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
        await send('page', '/')
        await send('list', `/api/catalog/products?prices=${Math.floor(Math.random() * 900)},`)
        await send('cart', '/api/ecommerce/carts', headers)
      }),
    )
  }
  return {
    sent,
    acknowledged,
    async stop() {
      stopping.abort()
      await Promise.all(working)
    },
  }
}
