import { afterAll, beforeEach, expect, test } from 'vitest'
import { cancelOrder } from '#contract/orders.ts'
import type { CardBehaviour } from '#server/modules/payment-sandbox/test-cards.ts'
import { ProviderAway } from '#server/platform/payment-provider.ts'
import { makeProduct } from '#server/testing/make.ts'
import { providerWorld } from '#server/testing/provider-world.ts'
import { type Shopper, resetWithTwoShoppers } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'
import { workOnPayments } from './work-on-payments.ts'

/** The mail about placed orders, where a provider has to capture their payments first (PAYMENT-26). */

const store = await testStore()
const { db } = store.database
const world = providerWorld(store)
let ana: Shopper

beforeEach(async () => {
  ;[ana] = await resetWithTwoShoppers(store)
  world.begin()
  await makeProduct(db, { code: 'A', priceCentavos: 10_000, stock: { 1: 50, 2: 50 } })
})
// The store is shared with the other tests of this process.
afterAll(world.end)

const mails = async () =>
  (await db.selectFrom('outbox').select('payload').orderBy('id').execute()).map(
    ({ payload }) => (payload as { template: string }).template,
  )
const byCard = async (behaviour: CardBehaviour) => ({
  kind: 'card' as const,
  amount: 100,
  token: await world.card(ana.customerId, behaviour),
})
/** Lets the provider of cards give no response to a capture, until `comesBack`. */
const isAway = () => world.begin({ capture: () => Promise.reject(new ProviderAway('away')) })
const comesBack = () => {
  world.begin()
  world.later(90)
}

/** Places one unit, paid by a card. */
async function placeOne(behaviour: CardBehaviour) {
  const payments = [await byCard(behaviour)]
  await ana.verify({ 1: { A: 1 } }, 100)
  return ana.place(100, { payments })
}

/** Places one unit at each of two branches, each order paid by a card of its own. */
async function placeTwo(second: CardBehaviour = 'approved') {
  const payments = [await byCard('approved'), await byCard(second)]
  await ana.verify({ 1: { A: 1 }, 2: { A: 1 } }, 200)
  return ana.place(200, { payments })
}

test('an order that was placed and captured is mailed once, before its payment', async () => {
  await placeOne('approved')
  expect(await mails()).toEqual(['order-placed', 'order-paid'])
})

test('PAYMENT-26: no order of a checkout is mailed as paid before all of them were mailed', async () => {
  await placeTwo()
  expect(await mails()).toEqual(['order-placed', 'order-paid', 'order-paid'])
})

test('an order whose capture is declined at once is never mailed as received', async () => {
  await expect(placeOne('declined-at-capture')).rejects.toMatchObject({ reason: 'card-rejected' })
  await expect(placeTwo('declined-at-capture')).rejects.toMatchObject({ reason: 'card-rejected' })
  comesBack()
  await workOnPayments(world.work())
  const sent = await mails()
  expect(sent.filter((template) => template === 'order-canceled')).toHaveLength(3)
  expect(sent).not.toContain('order-placed')
})

test('an order is mailed once by whoever captures its payments, minutes later', async () => {
  isAway()
  await placeTwo()
  expect(await mails()).toEqual([])
  comesBack()
  await Promise.all([workOnPayments(world.work()), workOnPayments(world.work())])
  expect((await mails()).toSorted()).toEqual(['order-paid', 'order-paid', 'order-placed'])
})

test('an order that its customer cancels before its capture has ended is not mailed as received afterwards', async () => {
  isAway()
  const { orders } = await placeOne('approved')
  await ana.client.call(cancelOrder, { id: orders[0]?.id ?? 0 })
  comesBack()
  await workOnPayments(world.work())
  expect(await mails()).not.toContain('order-placed')
})

test('of two orders the one that is left is mailed where the other is canceled before any capture', async () => {
  isAway()
  const { orders } = await placeTwo()
  await db.updateTable('payment_operations').set({ attempts: 0 }).where('kind', '=', 'capture').execute()
  await ana.client.call(cancelOrder, { id: orders[0]?.id ?? 0 })
  expect(await mails()).toEqual(['order-canceled'])
  comesBack()
  await workOnPayments(world.work())
  expect(await mails()).toEqual(['order-canceled', 'order-placed', 'order-paid'])
})

test('an order whose capture takes longer than some minutes is mailed, once', async () => {
  isAway()
  await placeOne('approved')
  for (let minute = 0; minute < 15; minute += 1) {
    expect(await mails()).toEqual(minute < 2 ? [] : expect.not.arrayContaining(['order-paid']))
    world.later(60)
    await workOnPayments(world.work())
  }
  expect(await mails()).toEqual(['order-placed'])
  comesBack()
  world.later(3_600)
  await workOnPayments(world.work())
  expect(await mails()).toEqual(['order-placed', 'order-paid'])
})
