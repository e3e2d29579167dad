import { afterAll, expect, test } from 'vitest'
import { CallFailed } from '#contract/client.ts'
import { confirmOrder, leaveCheckout } from '#contract/orders.ts'
import { releaseExpiredReservations } from '#server/modules/inventory/release-expired.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { makeProduct, signIn } from '#server/testing/make.ts'
import { makeShopper, stockOf } from '#server/testing/shopper.ts'
import { testStoreOn } from '#server/testing/store.ts'
import { stockFaults } from './ledger.ts'
import { startTwoProcesses, startUnits } from './two-processes.ts'

const setup = await startTwoProcesses()
const { db, stores } = setup
const units = 50
const attempts = 12

/**
 * One process lets a customer verify one order at a time; with several processes one customer verifies several at once.
 */
const processes = [
  ...stores,
  ...(await Promise.all(
    [3, 4, 5, 6].map(async () =>
      testStoreOn(await openDatabase({ url: setup.url, poolSize: 4, folder: '' }), { LOG_LEVEL: 'silent' }),
    ),
  )),
]
afterAll(async () => {
  for (const { stop } of processes.slice(stores.length)) await stop()
})

/**
 * Sends the same confirmation many times at once to all processes, and gives how many were accepted. A refusal for
 * another reason than stock or limits fails the test.
 */
async function confirmAtOnce(email: string, code: string, quantity: number): Promise<number> {
  const clients = await Promise.all(processes.map(async (store) => (await signIn(store, email)).client))
  const responses = await Promise.all(
    Array.from({ length: attempts }, (_, turn) =>
      clients[turn % clients.length]!.call(confirmOrder, {
        products: { '1': [{ codarticulo: code, quantity }] },
        total_amount: quantity,
      }).then(
        () => 1,
        (error: unknown) => {
          if (!(error instanceof CallFailed) || error.httpStatus !== 409) throw error
          return 0
        },
      ),
    ),
  )
  return responses.reduce<number>((sum, count) => sum + count, 0)
}

test('the first two parallel confirmations at several processes reserve all the stock, and further ones are refused', async () => {
  await makeProduct(db, { code: 'P', priceCentavos: 100, stock: { 1: units } })
  await makeShopper(stores[0], { email: 'parallel@example.com' })
  // The first confirmation, and the two that replace it; each replaced one was left without an order.
  expect(await confirmAtOnce('parallel@example.com', 'P', units)).toBe(2)
  const { client } = await signIn(stores[1], 'parallel@example.com')
  await client.call(leaveCheckout, {})
  await client.call(confirmOrder, {
    products: { '1': [{ codarticulo: 'P', quantity: units / 5 }] },
    total_amount: units / 5,
  })
  expect(await stockOf(db, 'P')).toEqual([units, units / 5])
})

test('parallel confirmations cannot reserve a product for longer than its limit', async () => {
  await makeProduct(db, { code: 'Q', priceCentavos: 100, stock: { 1: units } })
  await makeShopper(stores[0], { email: 'long@example.com' })
  const start = Date.now()
  let reservedMinutes = 0
  for (let minute = 0; minute < 120; minute += 10) {
    for (const store of processes) store.setNow(new Date(start + minute * 60_000))
    await releaseExpiredReservations({ db, log: stores[0].app.platform.log, now: new Date(start + minute * 60_000) })
    await confirmAtOnce('long@example.com', 'Q', 1)
    const open = await db
      .selectFrom('verifications')
      .innerJoin('verification_lines', 'verification_id', 'id')
      .select('expires_at')
      .where('product_code', '=', 'Q')
      .where('released_at', 'is', null)
      .executeTakeFirst()
    if (open) reservedMinutes += Math.min(10, (open.expires_at.getTime() - (start + minute * 60_000)) / 60_000)
  }
  expect(reservedMinutes).toBe(60)
  expect(
    (await stockFaults(db, startUnits)).filter(
      (fault) => !['P', 'Q'].includes((fault as { product_code: string }).product_code),
    ),
  ).toEqual([])
})
