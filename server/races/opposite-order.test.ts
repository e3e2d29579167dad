import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { CallFailed, type Client } from '#contract/client.ts'
import { cancelOrder, confirmOrder, leaveCheckout, listOrders, placeOrder } from '#contract/orders.ts'
import { releaseExpiredReservations } from '#server/modules/inventory/release-expired.ts'
import { makeShopper } from '#server/testing/shopper.ts'
import { differencesToday, stockFaults } from './ledger.ts'
import { startTwoProcesses, startUnits } from './two-processes.ts'

const setup = await startTwoProcesses()
const { db, stores } = setup

/** Runs a call that may be refused; a fault, such as a deadlock, fails the test. */
async function mayRefuse(call: Promise<unknown>): Promise<void> {
  await call.catch((error: unknown) => {
    if (!(error instanceof CallFailed) || error.httpStatus >= 500 || error.httpStatus === 422) throw error
  })
}

const line = (codarticulo: string) => ({ codarticulo, quantity: 1 })
const place = (client: Client, total: number) =>
  client.call(placeOrder, { option_id: 3, total_amount: total, payments: [{ kind: 'cash', amount: total }] })

test('two shoppers who buy the same products in opposite order get no error, and the stock is right', async () => {
  const there = { products: { '1': [line('A'), line('B')], '2': [line('A'), line('B')] }, total_amount: 300 }
  const back = { products: { '2': [line('B'), line('A')], '1': [line('B'), line('A')] }, total_amount: 300 }
  const shop = async (client: Client, order: typeof there) => {
    for (let round = 0; round < 25; round += 1) {
      await client.call(confirmOrder, order)
      if (round % 3 === 0) await client.call(leaveCheckout, {})
      else await place(client, 300)
      if (round % 5 !== 1) continue
      const [newest] = (await client.call(listOrders, { limit: 1 })).data
      await client.call(cancelOrder, { id: newest?.id ?? 0 })
    }
  }
  await Promise.all(
    [there, back, there, back].map(async (order, index) => {
      const { headers } = await makeShopper(stores[0], { email: `crossing-${index}@example.com` })
      await shop((index % 2 ? stores[1] : stores[0]).client({ headers }), order)
    }),
  )
  expect(await stockFaults(db, startUnits)).toEqual([])
  expect(await differencesToday(db)).toEqual([])
  // A deadlock would be repeated and not show; locks taken in one order leave nothing to repeat.
  await sleep(1_100) // The server updates its counters once a second.
  const { rows } = await sql<{
    deadlocks: number
  }>`select deadlocks from pg_stat_database where datname = current_database()`.execute(db)
  expect(rows).toEqual([{ deadlocks: 0 }])
})

test('verifying, placing, leaving and expiring at the same moment leave consistent stock and orders', async () => {
  const deeds = fc.array(fc.constantFrom('verify', 'verify-other', 'place', 'leave', 'expire'), {
    minLength: 3,
    maxLength: 10,
  })
  const { headers } = await makeShopper(stores[0], { email: 'torn@example.com' })
  const clients = stores.map((store) => store.client({ headers }))
  const doOne = (deed: string, turn: number): Promise<unknown> => {
    const client = clients[turn % 2] as Client
    if (deed === 'verify')
      return mayRefuse(client.call(confirmOrder, { products: { '1': [line('A'), line('B')] }, total_amount: 150 }))
    if (deed === 'verify-other')
      return mayRefuse(client.call(confirmOrder, { products: { '2': [line('B')] }, total_amount: 50 }))
    if (deed === 'place') return mayRefuse(place(client, turn % 3 ? 150 : 50))
    if (deed === 'leave') return client.call(leaveCheckout, {})
    return releaseExpiredReservations({ db, log: stores[0].app.platform.log, now: new Date(Date.now() + 901_000) })
  }
  await fc.assert(
    fc.asyncProperty(deeds, async (batch) => {
      await clients[0]?.call(confirmOrder, { products: { '1': [line('A'), line('B')] }, total_amount: 150 })
      await Promise.all(batch.map(doOne))
      expect(await stockFaults(db, startUnits)).toEqual([])
    }),
    { numRuns: 60, endOnFailure: true },
  )
})
