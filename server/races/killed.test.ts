import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { CallFailed } from '#contract/client.ts'
import { placeOrder } from '#contract/orders.ts'
import { startStore } from '#server/testing/store-process.ts'
import { absent, keysOf, stockFaults, traceOf, whole } from './ledger.ts'
import { clientAt, makeBuyer, startTwoProcesses, placing, startUnits } from './two-processes.ts'

const setup = await startTwoProcesses()
const { db, postgres, url } = setup
const startOne = () => startStore({ DATABASE_URL: url, DEMO: '0' })
let running = await startOne()
afterAll(() => running.kill())

type Buyer = Awaited<ReturnType<typeof makeBuyer>> & { key: string; checkoutId: string | undefined }
const buyersCount = 3
// The benchmark kills a server many more times; this test has to end in time on a busy machine too.
const rounds = 12
// A failure prints its seed; fast-check's smaller delays would add no information.
const once = { numRuns: 1, endOnFailure: true }
const delays = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: rounds, maxLength: rounds })

async function makeBuyers(): Promise<Buyer[]> {
  return Promise.all(
    Array.from({ length: buyersCount }, async () => ({
      ...(await makeBuyer(setup)),
      key: randomUUID(),
      checkoutId: undefined,
    })),
  )
}

/** Sends a buyer's order, and records the response where one comes. */
async function send(buyer: Buyer, at: string): Promise<void> {
  const placed = await clientAt(at, buyer.headers)
    .call(placeOrder, placing, { idempotencyKey: buyer.key })
    .catch((error: unknown) => {
      // The connection broke, or the server lost its database: the order may be placed or not, and neither is a
      // refusal.
      if (error instanceof CallFailed && (error.reason === 'network' || error.httpStatus >= 500)) return undefined
      throw error
    })
  buyer.checkoutId = placed?.global_id ?? undefined
}

/**
 * Expects the order to be whole or absent, and whole where the buyer got its response; then sends it again and expects
 * one order in all.
 */
async function judge(buyer: Buyer, at: string): Promise<'whole' | 'absent'> {
  const { customerId, email, key, checkoutId } = buyer
  const trace = await traceOf(db, customerId, email)
  expect([absent, whole]).toContainEqual(trace)
  const keys = await keysOf(db, customerId)
  const first = keys[0]?.globalId
  expect(keys).toEqual(trace.orders === 0 ? [] : [{ key, globalId: expect.any(String) as string }])
  if (checkoutId) expect(first).toBe(checkoutId)
  const again = await clientAt(at, buyer.headers).call(placeOrder, placing, { idempotencyKey: key })
  if (first) expect(again.global_id).toBe(first)
  expect(await traceOf(db, customerId, email)).toEqual(whole)
  return first ? 'whole' : 'absent'
}

test(
  'a server that is killed at any moment of an order leaves it whole or absent, and the repeated order is placed once',
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(delays, async (delaysMs) => {
        for (const delayMs of delaysMs) {
          // The next process starts meanwhile, so that a round does not wait for it.
          const [buyers, next] = await Promise.all([makeBuyers(), startOne()])
          const sent = buyers.map((buyer) => send(buyer, running.url))
          await sleep(delayMs)
          await running.kill()
          await Promise.all(sent)
          running = next
          for (const buyer of buyers) await judge(buyer, running.url)
        }
        expect(await stockFaults(db, startUnits)).toEqual([])
      }),
      once,
    )
  },
)

test(
  'a database that ends its connections at any moment of an order leaves it whole or absent',
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(delays, async (delaysMs) => {
        for (const delayMs of delaysMs) {
          const buyers = await makeBuyers()
          const sent = buyers.map((buyer) => send(buyer, running.url))
          await sleep(delayMs / 2)
          await postgres.killBackends()
          await Promise.all(sent)
          await sleep(20) // until every pool has noticed
          for (const buyer of buyers) await judge(buyer, running.url)
        }
        expect(await stockFaults(db, startUnits)).toEqual([])
      }),
      once,
    )
  },
)
