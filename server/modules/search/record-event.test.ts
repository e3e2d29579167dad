import { beforeEach, expect, test } from 'vitest'
import { recordProductView, recordSearchCart, recordSearchClick } from '#contract/search.ts'
import { purgeOldRows } from '#server/background.ts'
import { makeBranch, makeCustomer, makeProduct, type SignedIn, signIn } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const { log, settings } = store.app.platform
const queryID = '0d7c1a52-9d4e-4b6c-8a51-6d1d0c3e5a10'
let ana: SignedIn

const enable = (isOn: boolean) =>
  db
    .insertInto('settings')
    .values({ name: 'general.web_page', value: JSON.stringify({ search_analytics: isOn }), updated_at: new Date() })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: JSON.stringify({ search_analytics: isOn }) }),
    )
    .execute()
const events = () =>
  db
    .selectFrom('search_events')
    .select(['kind', 'product_code', 'query_id', 'position', 'customer_id'])
    .orderBy('id')
    .execute()

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  await makeProduct(db, { code: 'A' })
  await makeCustomer(db, { email: 'ana@example.com' })
  ana = await signIn(store, 'ana@example.com')
  await enable(true)
})

test('a customer’s clicks, cart events and views are recorded', async () => {
  expect(await ana.client.call(recordSearchClick, { product_code: 'A', queryID, position: 3 })).toEqual({
    recorded: true,
  })
  expect(await ana.client.call(recordSearchCart, { product_code: 'A', queryID })).toEqual({ recorded: true })
  expect(await ana.client.call(recordProductView, { product_code: 'A' })).toEqual({ recorded: true })
  const common = { product_code: 'A', customer_id: ana.customerId }
  expect(await events()).toEqual([
    { ...common, kind: 'click', query_id: queryID, position: 3 },
    { ...common, kind: 'cart', query_id: queryID, position: null },
    { ...common, kind: 'view', query_id: null, position: null },
  ])
})

test('nothing is recorded of visitors', async () => {
  expect(await store.client().call(recordProductView, { product_code: 'A' })).toEqual({ recorded: false })
  expect(await events()).toEqual([])
})

test('nothing is recorded while the configuration says so', async () => {
  await enable(false)
  expect(await ana.client.call(recordProductView, { product_code: 'A' })).toEqual({ recorded: false })
  expect(await events()).toEqual([])
})

test('a product that the store does not show is not counted', async () => {
  await makeProduct(db, { code: 'HIDDEN', status: 'hidden' })
  for (const product_code of ['HIDDEN', 'NONE']) {
    expect(await ana.client.call(recordProductView, { product_code })).toEqual({ recorded: false })
  }
})

test('a customer who sends more events than anybody could cause does not fill the table', async () => {
  const rows = Array.from({ length: 2_000 }, () => ({
    customer_id: ana.customerId,
    kind: 'view',
    product_code: 'A',
    created_at: new Date(),
  }))
  await db.insertInto('search_events').values(rows).execute()
  expect(await ana.client.call(recordProductView, { product_code: 'A' })).toEqual({ recorded: false })
})

test('old events are purged', async () => {
  await ana.client.call(recordProductView, { product_code: 'A' })
  await purgeOldRows({ db, log, settings, now: new Date() })
  expect(await events()).toHaveLength(1)
  await purgeOldRows({ db, log, settings, now: new Date(Date.now() + 91 * 86_400_000) })
  expect(await events()).toEqual([])
})
