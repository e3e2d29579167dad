import { expect, test } from 'vitest'
import { CallFailed } from '#contract/client.ts'
import { confirmOrder, leaveCheckout } from '#contract/orders.ts'
import { releaseExpiredHolds } from '#server/modules/checkout/release-holds.ts'
import { makeProduct, signIn } from '#server/testing/make.ts'
import { makeShopper, stockOf } from '#server/testing/shopper.ts'
import { stockFaults } from './ledger.ts'
import { openWorld, startPieces } from './world.ts'

const world = await openWorld()
const { db, stores } = world
const pieces = 50
const attempts = 12

/** The same confirmation many times at once at two processes; answers with the pieces of those that were accepted. */
async function confirmAtOnce(email: string, code: string): Promise<number[]> {
  const clients = await Promise.all(stores.map(async (store) => (await signIn(store, email)).client))
  const answers = await Promise.all(
    Array.from({ length: attempts }, (_, turn) =>
      clients[turn % 2]!.call(confirmOrder, { products: { '1': [{ codarticulo: code, quantity: pieces }] }, total_amount: pieces }).then(
        () => pieces,
        (error: unknown) => {
          if (!(error instanceof CallFailed) || error.httpStatus !== 409) throw error
          return 0
        },
      ),
    ),
  )
  return answers.filter((count) => count > 0)
}

test('parallel confirmations at two processes get all there is for the first two, then not again', async () => {
  await makeProduct(db, { code: 'P', priceCentavos: 100, stock: { 1: pieces } })
  await makeShopper(stores[0], { email: 'parallel@example.com' })
  // The first, and those two that take its place; each that was replaced was left without an order.
  expect(await confirmAtOnce('parallel@example.com', 'P')).toHaveLength(2)
  const { client } = await signIn(stores[1], 'parallel@example.com')
  await client.call(leaveCheckout, {})
  await client.call(confirmOrder, { products: { '1': [{ codarticulo: 'P', quantity: pieces / 5 }] }, total_amount: pieces / 5 })
  expect(await stockOf(db, 'P')).toEqual([pieces, pieces / 5])
})

test('parallel confirmations cannot reserve a product for more than its time', async () => {
  await makeProduct(db, { code: 'Q', priceCentavos: 100, stock: { 1: pieces } })
  await makeShopper(stores[0], { email: 'long@example.com' })
  const start = Date.now()
  let reservedMinutes = 0
  for (let minute = 0; minute < 120; minute += 10) {
    for (const store of stores) store.setNow(new Date(start + minute * 60_000))
    await releaseExpiredHolds({ db, log: stores[0].app.platform.log, now: new Date(start + minute * 60_000) })
    const { client } = await signIn(stores[0], 'long@example.com')
    await Promise.allSettled(
      Array.from({ length: 4 }, () =>
        client.call(confirmOrder, { products: { '1': [{ codarticulo: 'Q', quantity: 1 }] }, total_amount: 1 }),
      ),
    )
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
    (await stockFaults(db, startPieces)).filter((fault) => !['P', 'Q'].includes((fault as { product_code: string }).product_code)),
  ).toEqual([])
})
