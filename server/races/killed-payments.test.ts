import { afterAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { CallFailed } from '#contract/client.ts'
import { seeded } from '#server/db/demo/seeded.ts'
import { workOnPayments } from '#server/modules/checkout/work-on-payments.ts'
import { newId } from '#server/platform/ids.ts'
import { makePicture } from '#server/testing/make-picture.ts'
import { makeShopper } from '#server/testing/shopper.ts'
import { type Decision, type Shop, attemptToBuy } from './buying-attempt.ts'
import { startKilledStores } from './killed-stores.ts'
import { differencesToday, stockFaults } from './ledger.ts'
import { type Payer, makePayer, offerAllPayments } from './payers.ts'
import { moneyFaults } from './money-faults.ts'
import { clientAt, startTwoProcesses } from './two-processes.ts'
import { watchLedger } from './watch-ledger.ts'

// 100 in every run of the tests; VITRINA_ATTEMPTS=10000 tries more. A failure names the seed: VITRINA_SEED repeats it.
const attempts = Number(process.env['VITRINA_ATTEMPTS'] ?? 100)
const seed = process.env['VITRINA_SEED'] ?? String(Date.now() % 1_000_000)
const isLarge = attempts > 100
const attemptsPerKill = isLarge ? 100 : 25
const payersCount = Math.min(32, Math.ceil(attempts / 8))
/** The claim of a killed process has run out after this time, for which the small run does not wait. */
const claimOverMs = 91_000
// Fewer than the attempts want to buy: the last ones find nothing.
const unitsOfEach = Math.ceil(attempts / 7)
// Shoppers come back so often here as nobody else does.
const environment = {
  UNPAID_ORDERS: '10000',
  PAYMENT_ATTEMPTS: '10000',
  RESERVATIONS_LEFT: '100',
  RESERVATION_WINDOW_MINUTES: '1',
  RESERVATION_MINUTES: '1440',
}
const setup = await startTwoProcesses({ units: unitsOfEach, environment })
const { db, url, stores } = setup
const { tokens } = stores[0].app.platform
const processes = await startKilledStores({
  ...environment,
  DATABASE_URL: url,
  DATABASE_POOL: '16',
  DEMO: '0',
  PAYMENT_SANDBOX: '1',
  PUBLIC_URL: 'http://store.test',
  TRUST_PROXY: '1',
})
afterAll(() => stores[0].setNow(undefined))

test(
  `every attempt to buy is decided once, whatever pays it and whichever process is killed (seed ${seed})`,
  { timeout: 7_200_000 },
  async () => {
    await offerAllPayments(db)
    const random = seeded(`payers ${seed}`)
    const payers: Payer[] = []
    for (let count = 0; count < payersCount; count += 1) payers.push(await makePayer(stores[0], random))
    const shop = await openShop(payers)
    const watch = await watchLedger(url)
    const { decisions, kills } = await run(shop, payers)
    await finishPayments()
    expect(shop.faults).toEqual([])
    const placed = decisions.filter(({ globalId }) => globalId !== null)
    expect(decisions).toHaveLength(attempts)
    const { all, standing } = await checkoutsInStore()
    expect(placed.filter(({ globalId }) => !all.has(globalId ?? ''))).toEqual([])
    expect([...standing].filter((globalId) => !placed.some((each) => each.globalId === globalId))).toEqual([])
    for (const { repeat, globalId } of placed.slice(0, 200))
      expect([globalId, standing.has(globalId ?? '') ? globalId : null]).toContain(await repeat?.())
    await sellRest(payers[0] as Payer)
    const seen = await watch.stop()
    say({ decisions, kills, snapshots: seen.snapshots })
    expect(decisions.filter(({ reason }) => reason === 'sold-out').length).toBeGreaterThan(0)
    expect(await unitsSold()).toBe(6 * unitsOfEach)
    expect(await stockFaults(db, unitsOfEach)).toEqual([])
    expect(await moneyFaults(db)).toEqual([])
    expect(await differencesToday(db)).toEqual([])
    expect(seen.faults).toEqual([])
    expect(seen.snapshots).toBeGreaterThan(0)
  },
)

async function openShop(payers: readonly Payer[]): Promise<Shop> {
  const staff = await makeShopper(stores[0], { email: 'staff@example.com' })
  await db.updateTable('customers').set({ is_employee: true }).where('id', '=', staff.customerId).execute()
  const people = new Map(
    [...payers, staff].map((each, at) => [each.customerId, { ...each, address: `10.0.${at >> 8}.${at & 255}` }]),
  )
  const clientOf: Shop['clientOf'] = (customerId, which) => {
    const person = people.get(customerId)
    return clientAt(processes.urls[which], () => ({
      authorization: `Bearer ${tokens.access(person?.sessionId ?? '', new Date())}`,
      'x-forwarded-for': person?.address ?? '',
    }))
  }
  return {
    db,
    clientOf,
    staffId: staff.customerId,
    picture: new Blob([new Uint8Array(await makePicture())]),
    faults: [],
  }
}

/** Makes all attempts, shared among the payers, and kills a process, or both, at random moments of them. */
async function run(shop: Shop, payers: readonly Payer[]): Promise<{ decisions: Decision[]; kills: number }> {
  const decisions: Decision[] = []
  const random = seeded(`kills ${seed}`)
  let begun = 0
  let kills = 0
  let killing: Promise<void> | undefined
  let nextKill = random.whole(1, attemptsPerKill)
  const kill = async (which: readonly (0 | 1)[]) => {
    kills += which.length
    await processes.kill(which)
    if (!isLarge) await workLater(claimOverMs)
  }
  const buyAgain = async (payer: Payer) => {
    while (begun < attempts) {
      begun += 1
      const decision = await attemptToBuy(shop, payer, newId(), `${seed} attempt ${begun}`).catch((error: unknown) => {
        shop.faults.push(`an attempt ended with ${String(error)} ${error instanceof CallFailed ? error.reason : ''}`)
      })
      if (decision) decisions.push(decision)
      if (isLarge && decisions.length % 250 === 0) console.log(`${decisions.length} decided, ${kills} kills`)
      if (decisions.length < nextKill || killing) continue
      nextKill += random.whole(1, 2 * attemptsPerKill)
      killing = kill(random.pick([[0], [1], [0], [1], [0, 1]])).finally(() => (killing = undefined))
    }
  }
  await Promise.all(payers.map(buyAgain))
  await killing
  return { decisions, kills }
}

/** Goes on with what is open, as a process does so much later. */
async function workLater(ms: number): Promise<void> {
  const instant = new Date(Date.now() + ms)
  stores[0].setNow(instant)
  await workOnPayments({ ...stores[0].app.platform, db, newId, clock: () => instant })
  stores[0].setNow(undefined)
}

/** Waits until nothing is open: the large run for the processes themselves, the small one without the pauses. */
async function finishPayments(): Promise<void> {
  const startedMs = performance.now()
  if (isLarge) await expect.poll(isOpen, { timeout: 600_000, interval: 500 }).toBe(false)
  else for (let ms = claimOverMs; ms < 3_600_000 && (await isOpen()); ms += claimOverMs) await workLater(ms)
  expect(await isOpen()).toBe(false)
  if (isLarge)
    console.log(`nothing open ${Math.round((performance.now() - startedMs) / 1000)} s after the last attempt`)
}

async function isOpen(): Promise<boolean> {
  const { rows } = await sql`
    select 1 from order_attempts where state = 'open'
    union all select 1 from payment_operations where state = 'open' limit 1`.execute(db)
  return rows.length > 0
}

/** What canceled and refused attempts gave back last is sold to one shopper. */
async function sellRest(payer: Payer): Promise<void> {
  const rows = await db
    .selectFrom('stock')
    .select(['branch_code', 'product_code', 'on_hand'])
    .where('on_hand', '>', 0)
    .execute()
  for (const { branch_code, product_code, on_hand } of rows) {
    const { price_centavos } = await db
      .selectFrom('prices')
      .select('price_centavos')
      .where('product_code', '=', product_code)
      .executeTakeFirstOrThrow()
    const total = (on_hand * price_centavos) / 100
    await payer.verify({ [branch_code]: { [product_code]: on_hand } }, total)
    await payer.place(total)
  }
}

/**
 * The checkouts in the store, and those with an order that is not canceled: a request is refused as well where its card
 * is declined in the end, after which its orders are canceled.
 */
async function checkoutsInStore(): Promise<{ all: Set<string>; standing: Set<string> }> {
  const rows = await db.selectFrom('orders').select(['global_id', 'status']).execute()
  const idsOf = (some: typeof rows) => new Set(some.map(({ global_id }) => global_id))
  return { all: idsOf(rows), standing: idsOf(rows.filter(({ status }) => status !== 'canceled')) }
}

async function unitsSold(): Promise<number> {
  const { rows } = await sql<{ units: number }>`
    select sum(l.quantity)::int as units from order_lines l join orders o on o.id = l.order_id
    where o.status <> 'canceled'`.execute(db)
  return rows[0]?.units ?? 0
}

/** What a large run did. */
function say({ decisions, kills, snapshots }: { decisions: Decision[]; kills: number; snapshots: number }): void {
  if (!isLarge) return
  const count = (nameOf: (decision: Decision) => string) =>
    Object.fromEntries([...Map.groupBy(decisions, nameOf)].map(([name, all]) => [name, all.length]))
  console.log({
    seed,
    decided: decisions.length,
    kills,
    snapshots,
    units: 6 * unitsOfEach,
    ends: count(({ reason }) => reason ?? 'placed'),
    placedBy: count(({ kinds, globalId }) => (globalId ? kinds : 'not placed')),
  })
}
