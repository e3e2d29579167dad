import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CallFailed } from '#contract/client.ts'
import { placeOrder } from '#contract/orders.ts'
import { workOnPayments } from '#server/modules/checkout/work-on-payments.ts'
import { newId } from '#server/platform/ids.ts'
import { makeSavedCard } from '#server/testing/make-balances.ts'
import { keysOf, stockFaults, traceOf, whole } from './ledger.ts'
import { makeBuyer, startTwoProcesses, placing, startUnits, total } from './two-processes.ts'

const setup = await startTwoProcesses()
const { db, stores } = setup
const { platform } = stores[0].app
/** Later than the pauses between the first tries of an operation, and than a claim lasts. */
const retryMs = 61_000

const clientOf = (headers: Record<string, string>, turn: number) =>
  (turn % 2 ? stores[1] : stores[0]).client({ headers })

test('an order that is sent many times at once to two servers is placed once, and every response names it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 50 }), fc.boolean(), async (times, withKey) => {
      const buyer = await makeBuyer(setup)
      const options = withKey ? { idempotencyKey: randomUUID() } : {}
      const responses = await Promise.all(
        Array.from({ length: times }, (_, turn) => clientOf(buyer.headers, turn).call(placeOrder, placing, options)),
      )
      expect(responses).toEqual(Array(times).fill(responses[0]))
      expect(await traceOf(db, buyer.customerId, buyer.email)).toEqual(whole)
      expect(await keysOf(db, buyer.customerId)).toEqual(
        withKey ? [{ key: options.idempotencyKey, globalId: responses[0]?.global_id }] : [],
      )
      expect(await stockFaults(db, startUnits)).toEqual([])
    }),
    { numRuns: 15 },
  )
})

test('an order that is repeated with a new key each time is placed once as well', async () => {
  const buyer = await makeBuyer(setup)
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      clientOf(buyer.headers, turn).call(placeOrder, placing, { idempotencyKey: randomUUID() }),
    ),
  )
  expect(new Set(replies.map((response) => response.global_id)).size).toBe(1)
  expect(await traceOf(db, buyer.customerId, buyer.email)).toEqual(whole)
})

test('of two orders with one key at the same time one is placed, and the other is refused because the key is in use', async () => {
  for (let round = 0; round < 5; round += 1) {
    const buyer = await makeBuyer(setup)
    const options = { idempotencyKey: randomUUID() }
    const outcomes = await Promise.allSettled(
      Array.from({ length: 16 }, (_, turn) =>
        clientOf(buyer.headers, turn >> 1).call(
          placeOrder,
          { ...placing, note: turn % 2 ? 'one' : 'another' },
          options,
        ),
      ),
    )
    const placed = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.global_id] : []))
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as CallFailed] : []))
    expect([placed.length, new Set(placed).size, refused.length]).toEqual([8, 1, 8])
    expect(refused.map(({ httpStatus, reason }) => `${httpStatus} ${reason}`)).toEqual(Array(8).fill('409 key-reused'))
    expect(await traceOf(db, buyer.customerId, buyer.email)).toEqual(whole)
  }
})

test('an idempotency key of another customer has no effect', async () => {
  const [ana, bob] = [await makeBuyer(setup), await makeBuyer(setup)]
  const options = { idempotencyKey: randomUUID() }
  const [one, other] = await Promise.all([
    ana.client.call(placeOrder, placing, options),
    bob.client.call(placeOrder, placing, options),
  ])
  expect(one.global_id).not.toBe(other.global_id)
  expect(await traceOf(db, bob.customerId, bob.email)).toEqual(whole)
})

test('an order by card that is sent many times at once to two servers is placed and charged once', async () => {
  for (let round = 0; round < 6; round += 1) {
    const buyer = await makeBuyer(setup)
    const token = await makeSavedCard(db, buyer.customerId)
    const request = { ...placing, payments: [{ kind: 'card' as const, amount: total, token }] }
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => clientOf(buyer.headers, turn).call(placeOrder, request)),
    )
    expect(new Set(replies.map((response) => response.global_id)).size).toBe(1)
    const payments = () =>
      db.selectFrom('payments').select('state').where('customer_id', '=', buyer.customerId).execute()
    // One charge for each of the two branches. A capture whose provider had no place left for this customer follows in the
    // background, some seconds later.
    await workOnPayments({ ...platform, db, newId, clock: () => new Date(Date.now() + retryMs) })
    await expect.poll(payments, { timeout: 20_000 }).toEqual([{ state: 'captured' }, { state: 'captured' }])
    expect(await stockFaults(db, startUnits)).toEqual([])
  }
})
