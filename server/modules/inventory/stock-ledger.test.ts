import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cancelOrder, leaveCheckout } from '#contract/orders.ts'
import { CallFailed } from '#contract/client.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { type Shopper, makeShopper } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'
import { releaseExpiredReservations } from './release-expired.ts'

const store = await testStore()
const { db } = store.database
const start = 6
const places = [1, 2].flatMap((branch) => ['A', 'B'].map((code) => ({ branch, code })))

type Step =
  | { kind: 'verify'; who: number; quantities: number[] }
  | { kind: 'place' | 'leave' | 'cancel'; who: number }
  | { kind: 'expire' }

const who = fc.nat(2)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('verify' as const),
      who,
      quantities: fc.array(fc.nat(4), { minLength: 4, maxLength: 4 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('place' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire' as const) }) },
)

/**
 * What the rows say for themselves: what open verifications hold, and what orders that were not canceled have taken.
 */
async function expectBalance(): Promise<void> {
  const stock = await db
    .selectFrom('stock')
    .select(['branch_code', 'product_code', 'on_hand', 'reserved'])
    .orderBy('branch_code')
    .orderBy('product_code')
    .execute()
  const reservedUnits = await db
    .selectFrom('verification_lines')
    .innerJoin('verifications', 'verifications.id', 'verification_id')
    .select(['branch_code', 'product_code', 'quantity'])
    .where('released_at', 'is', null)
    .where('placed_at', 'is', null)
    .execute()
  const sold = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['branch_code', 'product_code', 'quantity'])
    .where('status', '!=', 'canceled')
    .execute()
  const sum = (rows: typeof reservedUnits, row: (typeof stock)[number]) =>
    rows
      .filter((one) => one.branch_code === row.branch_code && one.product_code === row.product_code)
      .reduce((total, one) => total + one.quantity, 0)
  expect(stock).toEqual(
    stock.map((row) => ({ ...row, on_hand: start - sum(sold, row), reserved: sum(reservedUnits, row) })),
  )
  const moved = await db
    .selectFrom('stock_movements')
    .select(['branch_code', 'product_code', 'units as quantity'])
    .where('reason', 'in', ['sold', 'canceled'])
    .execute()
  expect(stock.map((row) => row.on_hand)).toEqual(stock.map((row) => start + sum(moved, row)))
}

/** Runs a call that may be refused; anything else that fails is a fault. */
async function mayRefuse(call: Promise<unknown>): Promise<void> {
  await call.catch((error: unknown) => {
    if (!(error instanceof CallFailed) || error.httpStatus >= 500 || error.httpStatus === 422) throw error
  })
}

async function take(step: Step, shoppers: readonly Shopper[], verified: Map<number, number>): Promise<void> {
  if (step.kind === 'expire') {
    await releaseExpiredReservations({ db, log: store.app.platform.log, now: new Date(Date.now() + 901_000) })
    return
  }
  const shopper = shoppers[step.who] as Shopper
  if (step.kind === 'verify') {
    const basket: Record<string, Record<string, number>> = {}
    step.quantities.forEach((quantity, index) => {
      const { branch, code } = places[index] as (typeof places)[number]
      if (quantity > 0) (basket[branch] ??= {})[code] = quantity
    })
    if (Object.keys(basket).length === 0) return
    const total = step.quantities.reduce((sum, quantity) => sum + quantity * 100, 0)
    await mayRefuse(shopper.verify(basket, total).then(() => verified.set(step.who, total)))
  } else if (step.kind === 'place') await mayRefuse(shopper.place(verified.get(step.who) ?? 1))
  else if (step.kind === 'leave') await shopper.client.call(leaveCheckout, {})
  else {
    const order = await db
      .selectFrom('orders')
      .select('id')
      .where('customer_id', '=', shopper.customerId)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (order) await mayRefuse(shopper.client.call(cancelOrder, { id: order.id }))
  }
}

test('whatever shoppers do, reserved and sold units add up to the first stock', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 10 }),
      async (rounds) => {
        await store.reset()
        for (const code of [1, 2]) await makeBranch(db, { code })
        for (const code of ['A', 'B'])
          await makeProduct(db, { code, priceCentavos: 10_000, stock: { 1: start, 2: start } })
        const shoppers = await Promise.all(
          ['ana', 'bob', 'cleo'].map((name) => makeShopper(store, { email: `${name}@example.com` })),
        )
        const verified = new Map<number, number>()
        for (const round of rounds) {
          await Promise.all(round.map((one) => take(one, shoppers, verified)))
          await expectBalance()
        }
      },
    ),
    { numRuns: 40 },
  )
}, 120_000)
