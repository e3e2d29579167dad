import { beforeAll, expect, test } from 'vitest'
import { CallFailed } from '#contract/client.ts'
import { getCreditLimit, getGiftCard, listDeposits } from '#contract/balances.ts'
import { setOrderStatus } from '#contract/order-steps.ts'
import { cancelOrder, getOrder } from '#contract/orders.ts'
import { createReturn, decideReturn, getReturn, withdrawReturn } from '#contract/returns.ts'
import { type Seeded, seeded } from '#server/db/demo/seeded.ts'
import { workOnPayments } from '#server/modules/checkout/work-on-payments.ts'
import { newId } from '#server/platform/ids.ts'
import { ledgerSums } from '#server/testing/ledger-sums.ts'
import { makeCredit, makeDeposit, makeGiftCard, makeSavedCard } from '#server/testing/make-balances.ts'
import { type Shopper, makeShopper, stockOf } from '#server/testing/shopper.ts'
import { differencesToday, stockFaults } from './ledger.ts'
import { moneyFaults } from './money-faults.ts'
import { startTwoProcesses, startUnits } from './two-processes.ts'
import { untilServed } from './until-served.ts'
import { watchLedger } from './watch-ledger.ts'

// Each call is sent so often at once; VITRINA_CALLS=50 and VITRINA_ROUNDS=20 send more.
const calls = Number(process.env['VITRINA_CALLS'] ?? 12)
const rounds = Number(process.env['VITRINA_ROUNDS'] ?? 3)
const seed = process.env['VITRINA_SEED'] ?? String(Date.now() % 1_000_000)
const setup = await startTwoProcesses()
const { db, stores } = setup
let staff: Shopper

beforeAll(async () => {
  staff = await makeShopper(stores[0], { email: 'staff@example.com' })
  await db.updateTable('customers').set({ is_employee: true }).where('id', '=', staff.customerId).execute()
})

let made = 0

/** A shopper whose order of RD$ 350 at two branches is paid by a gift card, a deposit and a card. */
async function makeOrders() {
  made += 1
  const shopper = await makeShopper(stores[0], { email: `buyer-${made}@example.com` })
  const holding = { movements: [{ amountCentavos: 10_000 }] }
  const giftCard = await makeGiftCard(db, shopper.customerId, { code: `GIFT-${10_000_000 + made}`, ...holding })
  const deposit = await makeDeposit(db, shopper.customerId, holding)
  const token = await makeSavedCard(db, shopper.customerId)
  await shopper.verify({ 1: { A: 2, B: 1 }, 2: { A: 1 } }, 350)
  const { orders } = await shopper.place(350, {
    payments: [
      { kind: 'gift_card', amount: 90, id: giftCard },
      { kind: 'deposit', amount: 80, id: deposit },
      { kind: 'card', amount: 180, token },
    ],
  })
  return { shopper, giftCard, ids: orders.map(({ id }) => id ?? 0) }
}

/** A client of a customer at one of the two processes. */
const at = ({ headers }: Shopper, turn: number) => (turn % 2 ? stores[1] : stores[0]).client({ headers })

/** Sends calls at once until each is decided, and counts how each ended: `ok`, or the reason of the refusal. */
async function count(all: readonly (() => Promise<unknown>)[]): Promise<Record<string, number>> {
  const ends = await Promise.all(all.map(endOf))
  return Object.fromEntries([...Map.groupBy(ends, (end) => end)].map(([end, same]) => [end, same.length]))
}

async function endOf(call: () => Promise<unknown>): Promise<string> {
  try {
    await untilServed(call)
    return 'ok'
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    return error.reason
  }
}

const times = <Call>(make: (turn: number) => Call) => Array.from({ length: calls }, (_, turn) => make(turn))

/** Does what providers have still to do. */
async function finishPayments(): Promise<void> {
  const clock = () => new Date(Date.now() + 61_000)
  await workOnPayments({ ...stores[0].app.platform, db, newId, clock })
}

function shuffled<Act>(acts: readonly Act[], random: Seeded): Act[] {
  const placed = acts.map((act) => ({ act, place: random.next() }))
  return placed.sort((a, b) => a.place - b.place).map(({ act }) => act)
}

const sumsOfStore = async () => {
  const { cards = 0, sales = 0, receivable = 0 } = await ledgerSums(db)
  return { cards, sales, receivable }
}

async function expectAgreement(): Promise<void> {
  expect(await stockFaults(db, startUnits)).toEqual([])
  await expectMoney()
}
const expectMoney = async () => expect([await moneyFaults(db), await differencesToday(db)]).toEqual([[], []])

test('orders that are canceled many times at once give each part back once', { timeout: 600_000 }, async () => {
  const watch = await watchLedger(setup.url)
  const before = { stock: await stockOf(db, 'A'), sums: await sumsOfStore() }
  for (let round = 0; round < rounds; round += 1) {
    const { shopper, giftCard, ids } = await makeOrders()
    const ends = await count(ids.flatMap((id) => times((turn) => () => at(shopper, turn).call(cancelOrder, { id }))))
    expect(ends).toEqual({ ok: ids.length, 'too-late-to-cancel': ids.length * (calls - 1) })
    await finishPayments()
    const { balance, movements } = await shopper.client.call(getGiftCard, { code: giftCard })
    expect([balance, movements.data.filter(({ amount }) => amount > 0)]).toMatchObject([100, { length: 2 }])
    expect((await shopper.client.call(listDeposits, {})).data[0]?.balance).toBe(100)
    for (const id of ids) {
      const { payments } = await shopper.client.call(getOrder, { id })
      expect(payments.map(({ state }) => state)).toEqual(payments.map(() => 'refunded'))
    }
  }
  expect({ stock: await stockOf(db, 'A'), sums: await sumsOfStore() }).toEqual(before)
  await expectAgreement()
  const { snapshots, faults } = await watch.stop()
  if (rounds > 3) console.log({ canceled: rounds * 2, callsEach: calls, snapshots })
  expect(faults).toEqual([])
})

test('credit that many cancellations give back at once is given back once', { timeout: 600_000 }, async () => {
  const shopper = await makeShopper(stores[0], { email: 'credit@example.com' })
  await makeCredit(db, shopper.customerId, { limitCentavos: 100_000 })
  for (let round = 0; round < rounds; round += 1) {
    await shopper.verify({ 1: { A: 1 } }, 100)
    const { orders } = await shopper.place(100, { payments: [{ kind: 'credit', amount: 100 }] })
    const id = orders[0]?.id ?? 0
    const ends = await count(times((turn) => () => at(shopper, turn).call(cancelOrder, { id })))
    expect(ends).toEqual({ ok: 1, 'too-late-to-cancel': calls - 1 })
  }
  expect(await shopper.client.call(getCreditLimit, {})).toMatchObject({ used: 0, available: 1_000 })
  await expectAgreement()
})

test(
  `an order that is canceled, handed over and returned at once goes one of these ways, and gives each part back once (seed ${seed})`,
  { timeout: 600_000 },
  async () => {
    const watch = await watchLedger(setup.url)
    const random = seeded(seed)
    const ways: Record<string, number> = {}
    for (let round = 0; round < rounds; round += 1) {
      const { shopper, ids } = await makeOrders()
      const id = ids[0] ?? 0
      for (const status of ['in_process', 'processed'] as const) await staff.client.call(setOrderStatus, { id, status })
      const line = { codarticulo: 'A', quantity: 2, reason: 'changed_mind' } as const
      const acts = times((turn) => [
        () => at(shopper, turn).call(cancelOrder, { id }),
        () => at(staff, turn).call(setOrderStatus, { id, status: 'delivered' as const }),
        () => at(staff, turn).call(setOrderStatus, { id, status: 'canceled' as const }),
        () => at(shopper, turn).call(createReturn, { id, lines: [line], preference: 'refund' }),
      ]).flat()
      await count(shuffled(acts, random))
      const { status } = await shopper.client.call(getOrder, { id })
      ways[status] = (ways[status] ?? 0) + 1
      if (status === 'delivered') await expectReturnedOnce(shopper, id)
      else expect(status).toBe('canceled')
      await finishPayments()
      expect(await differencesToday(db)).toEqual([])
    }
    await expectMoney()
    const { snapshots, faults } = await watch.stop()
    if (rounds > 3) console.log({ seed, ways, snapshots })
    expect(faults).toEqual([])
  },
)

test(
  `a return that is withdrawn and decided at once goes one of these ways, and gives back accordingly (seed ${seed})`,
  { timeout: 600_000 },
  async () => {
    const random = seeded(seed)
    for (let round = 0; round < rounds; round += 1) {
      const { shopper, ids } = await makeOrders()
      const id = ids[0] ?? 0
      for (const status of ['in_process', 'processed', 'delivered'] as const)
        await staff.client.call(setOrderStatus, { id, status })
      const line = { codarticulo: 'A', quantity: 2, reason: 'changed_mind' } as const
      const requested = await shopper.client.call(createReturn, { id, lines: [line], preference: 'refund' })
      const [before] = await stockOf(db, 'A')
      const acts = times((turn) => [
        () => at(shopper, turn).call(withdrawReturn, { id: requested.id }),
        () => at(staff, turn).call(decideReturn, { id: requested.id, state: 'approved', restock: true }),
      ]).flat()
      const ends = await count(shuffled(acts, random))
      const { state } = await shopper.client.call(getReturn, { id: requested.id })
      const isBack = state === 'approved'
      expect(ends).toEqual({ ok: 1, [isBack ? 'return-decided' : 'return-withdrawn']: 2 * calls - 1 })
      expect((await stockOf(db, 'A'))[0]).toBe(before + (isBack ? 2 : 0))
      await finishPayments()
      await expectMoney()
    }
  },
)

/** Both units come back by one return, however many requests and decisions arrive. */
async function expectReturnedOnce(shopper: Shopper, id: number): Promise<void> {
  const line = { codarticulo: 'A', quantity: 2, reason: 'changed_mind' } as const
  await count(times((turn) => () => at(shopper, turn).call(createReturn, { id, lines: [line], preference: 'refund' })))
  const returns = await db.selectFrom('returns').select('id').where('order_id', '=', id).execute()
  expect(returns).toHaveLength(1)
  const [before] = await stockOf(db, 'A')
  const decision = { id: returns[0]?.id ?? '', state: 'approved', restock: true } as const
  const ends = await count(times((turn) => () => at(staff, turn).call(decideReturn, decision)))
  expect(ends).toEqual({ ok: 1, 'return-decided': calls - 1 })
  expect((await stockOf(db, 'A'))[0]).toBe(before + 2)
}
