import { beforeEach, expect, test } from 'vitest'
import { contextOf } from '#server/platform/http/request-context.ts'
import { makeBranch, makeZone } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { listDeliveries, quoteLocalDeliveries } from './quote-local-deliveries.ts'

const store = await testStore()
const { db } = store.database
const { platform } = store.app
const ctx = contextOf({
  platform,
  actor: { kind: 'visitor' },
  now: new Date(),
  language: 'en',
  log: platform.log,
  clientIp: '127.0.0.1',
  userAgent: '',
})
const fiveKmNorth = { lat: 18.47 + 5 / 111.195, lng: -69.9 }
const away = { lat: 19.9, lng: -71.6 }

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  await makeZone(db, { branchCode: 1, name: 'Norte', baseCentavos: 10_000, perKmCentavos: 1_000, speedKmh: 30 })
})

test('a quote has the cost, the distance and the travel time', async () => {
  const [quote] = await quoteLocalDeliveries(ctx, [1], fiveKmNorth)
  expect(quote).toMatchObject({ branchCode: 1, available: true, costCentavos: 15_000 })
  expect(quote).toMatchObject({ metres: expect.closeTo(5_000, -1), minutes: expect.closeTo(10, 1) })
})

test('outside the zones nothing is available, nor from an unknown branch', async () => {
  expect(await quoteLocalDeliveries(ctx, [1], away)).toEqual([{ branchCode: 1, available: false }])
  expect(await quoteLocalDeliveries(ctx, [9], fiveKmNorth)).toEqual([{ branchCode: 9, available: false }])
})

test('several branches are quoted in the requested order', async () => {
  await makeBranch(db, { code: 2 })
  const quotes = await quoteLocalDeliveries(ctx, [9, 1, 2], fiveKmNorth)
  expect(quotes.map(({ branchCode, available }) => [branchCode, available])).toEqual([
    [9, false],
    [1, true],
    [2, false],
  ])
})

test('no place has no deliveries', async () => {
  expect(await listDeliveries(ctx, [])).toEqual([])
  expect(await listDeliveries(ctx, [away])).toEqual([[]])
})
