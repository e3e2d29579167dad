import { afterAll, beforeAll, expect, test } from 'vitest'
import { CallFailed } from '#contract/client.ts'
import { leaveCheckout, placeOrder } from '#contract/orders.ts'
import type { Database } from '#server/platform/database/database.ts'
import { makeCredit, makeCreditNote, makeDeposit, makeGiftCard } from '#server/testing/make-balances.ts'
import { type Shopper, makeShopper } from '#server/testing/shopper.ts'
import { differencesToday, stockFaults } from './ledger.ts'
import type { Payments } from './payers.ts'
import { moneyFaults } from './money-faults.ts'
import { startTwoProcesses, startUnits } from './two-processes.ts'
import { untilServed } from './until-served.ts'
import { type LedgerWatch, watchLedger } from './watch-ledger.ts'

// 24 in every run of the tests; VITRINA_ORDERS=200 sends more.
const orders = Number(process.env['VITRINA_ORDERS'] ?? 24)
const affordable = Math.floor(orders / 4)
const price = 10_000
/** Enough for so many orders, and for half of another one. */
const movements = [{ amountCentavos: affordable * price + price / 2 }]
const setup = await startTwoProcesses({ environment: { RESERVATIONS_LEFT: '100', RESERVATION_MINUTES: '1440' } })
const { db, stores } = setup
let watch: LedgerWatch
beforeAll(async () => {
  watch = await watchLedger(setup.url)
})
afterAll(async () => {
  const { snapshots, faults } = await watch.stop()
  if (orders > 24) console.log({ snapshots })
  expect(faults).toEqual([])
})

const left = 'RD$50.00'
const tooLow = `This balance has less left than you chose: ${left}.`
const kinds = {
  gift_card: {
    message: tooLow,
    make: (to: Database, id: string) => makeGiftCard(to, id, { code: 'GIFT-00000001', movements }),
  },
  credit_note: { message: tooLow, make: (to: Database, id: string) => makeCreditNote(to, id, { movements }) },
  deposit: { message: tooLow, make: (to: Database, id: string) => makeDeposit(to, id, { movements }) },
  credit: {
    message: `Exceeded credit limit: you have ${left} left.`,
    make: (to: Database, id: string) => makeCredit(to, id, { limitCentavos: movements[0]?.amountCentavos ?? 0 }),
  },
}

test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  'of many orders at once on one balance (%s) exactly those are placed that it can pay',
  { timeout: 600_000 },
  async (kind) => {
    const { make, message } = kinds[kind]
    const shopper = await makeShopper(stores[0], { email: `${kind}@example.com` })
    const id = await make(db, shopper.customerId)
    const payment = kind === 'credit' ? { kind, amount: price / 100 } : { kind, amount: price / 100, id }
    const ends = await Promise.all(Array.from({ length: orders }, (_, number) => buyOne(shopper, number, [payment])))
    const placed = ends.flatMap(({ globalId }) => globalId ?? [])
    expect(new Set(placed).size).toBe(affordable)
    expect(placed).toHaveLength(affordable)
    expect(ends.flatMap((end) => end.message ?? [])).toEqual(Array(orders - affordable).fill(message))
    await shopper.client.call(leaveCheckout, {})
    expect(await stockFaults(db, startUnits)).toEqual([])
    expect([await moneyFaults(db), await differencesToday(db)]).toEqual([[], []])
  },
)

/**
 * One of the orders: it is verified and placed until it is decided. All of them share one shopper's only reservation, so
 * each may find that another one has become an order of it.
 */
async function buyOne(
  { headers, verify }: Shopper,
  number: number,
  payments: Payments,
): Promise<{ globalId?: string; message?: string }> {
  const client = (number % 2 ? stores[1] : stores[0]).client({ headers })
  const order = { option_id: 3, total_amount: price / 100, payments, note: `Order ${number}` } as const
  for (;;) {
    try {
      const { global_id } = await untilServed(() => client.call(placeOrder, order))
      return { globalId: global_id ?? '' }
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      if (error.reason === 'balance-too-low' || error.reason === 'credit-limit-exceeded')
        return { message: error.message }
      if (error.reason !== 'verification-needed') throw error
      await untilServed(() => verify({ 1: { A: 1 } }, price / 100))
    }
  }
}
