import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { CallFailed } from '#contract/client.ts'
import { confirmOrder, placeOrder } from '#contract/orders.ts'
import { getProductByCode } from '#contract/products.ts'
import { type Seeded, seeded } from '#server/db/demo/seeded.ts'
import { type Shopper, makeShopper, toProducts } from '#server/testing/shopper.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { differencesToday, stockFaults } from './ledger.ts'
import { startTwoProcesses, startUnits } from './two-processes.ts'
import { untilServed } from './until-served.ts'
import { watchLedger } from './watch-ledger.ts'

// 40 in every run of the tests; VITRINA_CHECKOUTS=1000 makes more. A failure names the seed: VITRINA_SEED repeats it.
const checkouts = Number(process.env['VITRINA_CHECKOUTS'] ?? 40)
const seed = process.env['VITRINA_SEED'] ?? String(Date.now() % 1_000_000)
const shoppersCount = 8
/** Prices change fifty times a second, as far as the orders that lock them allow. */
const flapsPerSecond = 50
const prices = [9_900, 10_000, 10_001, 12_345]
const codes = ['A', 'B', 'C']
const products = toProducts({ 1: { A: 1, B: 1, C: 1 }, 2: { A: 2 } })
const setup = await startTwoProcesses({ environment: { RESERVATIONS_LEFT: '100', RESERVATION_MINUTES: '1440' } })
const { db, stores } = setup

test(
  `an order is at the total that its customer last confirmed, however often the price changes (seed ${seed})`,
  { timeout: 3_600_000 },
  async () => {
    const watch = await watchLedger(setup.url)
    const flapping = await flap()
    const started = performance.now()
    const seen = { confirmed: new Map<string, number>(), refusals: 0, accepted: 0 }
    let begun = 0
    const shopOn = async (at: number) => {
      const shopper = await makeShopper(stores[0], { email: `shopper-${at}@example.com` })
      while (begun < checkouts) {
        begun += 1
        await checkOut(shopper, seeded(`${seed} checkout ${begun}`), seen)
      }
    }
    const shopping = Promise.all(Array.from({ length: shoppersCount }, (_, at) => shopOn(at)))
    await shopping.finally(() => flapping.stop())
    const seconds = (performance.now() - started) / 1_000
    const flaps = await flapping.stop()
    const { snapshots, faults } = await watch.stop()
    if (checkouts > 40)
      console.log({
        seed,
        checkouts,
        flaps,
        perSecond: flaps / seconds,
        ...seen,
        confirmed: seen.confirmed.size,
        snapshots,
      })
    expect(await totalsInStore()).toEqual(seen.confirmed)
    expect(seen.confirmed.size).toBe(checkouts)
    // Else nothing was tried.
    expect(Math.min(flaps, seen.refusals, seen.accepted)).toBeGreaterThan(0)
    expect([await stockFaults(db, startUnits), await differencesToday(db), faults]).toEqual([[], [], []])
  },
)

interface Seen {
  /** The totals that customers confirmed, in centavos, by the ids of the checkouts. */
  confirmed: Map<string, number>
  /** How often a changed total was shown. */
  refusals: number
  /** How many orders were placed with `ignore_diff_in_total_amount`. */
  accepted: number
}

/**
 * Changes the prices of the products again and again, each product over a connection of its own: a change waits for the
 * orders that have locked its price. One that was late is followed by the next one at once.
 */
async function flap() {
  const { db: own, close } = await openDatabase({ url: setup.url, poolSize: codes.length, folder: '' })
  const started = performance.now()
  let isOver = false
  const flapping = codes.map(async (code) => {
    const random = seeded(`prices of ${code} ${seed}`)
    let flaps = 0
    while (!isOver) {
      await own
        .updateTable('prices')
        .set({ price_centavos: random.pick(prices) })
        .where('product_code', '=', code)
        .execute()
      flaps += 1
      const dueMs = started + (flaps * 1_000 * codes.length) / flapsPerSecond
      await sleep(Math.max(0, dueMs - performance.now()))
    }
    return flaps
  })
  const ended = Promise.all(flapping).finally(close)
  return {
    async stop() {
      isOver = true
      return (await ended).reduce((sum, flaps) => sum + flaps, 0)
    },
  }
}

/**
 * A checkout in one tab, or in two: then the other tab has verified another total meanwhile, and may do so again while
 * the first one accepts what it was shown.
 */
async function checkOut(shopper: Shopper, random: Seeded, seen: Seen): Promise<void> {
  let shown = await verify(shopper, await untilServed(() => totalNow(shopper)), { random, seen })
  const sent = shown
  const hasOtherTab = random.next() < 0.7
  const other = hasOtherTab ? await verify(shopper, shown, { random, seen }) : sent
  if (other !== sent) {
    // This tab was not shown the other total, so it cannot accept it yet, even where it pays just that.
    expect(await place(shopper, { sent, shown: other, accepts: true, random })).toEqual({ shown: other })
    seen.refusals += 1
    shown = other
  }
  for (;;) {
    const accepts = shown !== sent || random.next() < 0.5
    const placing = place(shopper, { sent, shown, accepts, random })
    const verifying =
      hasOtherTab && random.next() < 0.3 ? verify(shopper, shown, { random, seen }).catch(expectOrdered) : undefined
    const [end] = await Promise.all([placing, verifying])
    if ('globalId' in end) {
      seen.confirmed.set(end.globalId, Math.round(shown * 100))
      if (shown !== sent) seen.accepted += 1
      return
    }
    if (end.shown === undefined) shown = await verify(shopper, shown, { random, seen })
    else {
      seen.refusals += 1
      shown = end.shown
    }
  }
}

/** The total of the products by the prices that their pages show. */
async function totalNow({ client }: Shopper): Promise<number> {
  const pages = await Promise.all(codes.map((code) => client.call(getProductByCode, { code })))
  const [a = 0, b = 0, c = 0] = pages.map(({ product }) => product.price ?? 0)
  return Math.round(100 * (3 * a + b + c)) / 100
}

const clientOf = ({ headers }: Shopper, random: Seeded) => random.pick(stores).client({ headers })

/** Verifies the order, saying yes to each total that is shown instead, and gives the total of the reservation. */
async function verify(
  shopper: Shopper,
  shown: number,
  { random, seen }: { random: Seeded; seen: Seen },
): Promise<number> {
  for (let total = shown; ;) {
    try {
      const verify = () => clientOf(shopper, random).call(confirmOrder, { products, total_amount: total })
      return (await untilServed(verify)).total_order
    } catch (error) {
      if (!(error instanceof CallFailed) || error.reason !== 'total-changed') throw error
      seen.refusals += 1
      total = error.data['current_total'] as number
    }
  }
}

interface Placing {
  /** The total that the page sends, and the one that it shows now and pays. */
  sent: number
  shown: number
  accepts: boolean
  random: Seeded
}

/** Places the order, or gives the total that is shown instead; without one it has to be verified again. */
async function place(
  shopper: Shopper,
  { sent, shown, accepts, random }: Placing,
): Promise<{ globalId: string } | { shown: number | undefined }> {
  const payments = [{ kind: 'cash', amount: shown } as const]
  try {
    const order = {
      option_id: 3,
      total_amount: sent,
      payments,
      ignore_diff_in_total_amount: accepts,
      note: `${random.next()}`,
    }
    const { global_id } = await untilServed(() => clientOf(shopper, random).call(placeOrder, order))
    return { globalId: global_id ?? '' }
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    if (error.reason === 'total-changed') return { shown: error.data['current_total'] as number }
    if (['verification-needed', 'payments-do-not-add-up'].includes(error.reason)) return { shown: undefined }
    throw error
  }
}

/** The other tab found a newer order. */
function expectOrdered(error: unknown): void {
  if (!(error instanceof CallFailed)) throw error
}

async function totalsInStore(): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('orders')
    .select((select) => ['global_id', select.fn.sum<number>('total_centavos').as('total')])
    .groupBy('global_id')
    .execute()
  return new Map(rows.map(({ global_id, total }) => [global_id, Number(total)]))
}
