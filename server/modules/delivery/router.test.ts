import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listAddresses } from '#contract/addresses.ts'
import { verifyLimits } from '#contract/branches.ts'
import { calculateDelivery } from '#contract/orders.ts'
import { makeAddress, makeBranch, makeProduct, makeZone } from '#server/testing/make.ts'
import { type Shopper, makeShopper } from '#server/testing/shopper.ts'
import { testStore, testStoreOn } from '#server/testing/store.ts'
import { purgeTravelMinutes } from './purge-travel-minutes.ts'

/** A router on the loopback: it gives these seconds for every way, or behaves as a test says. */
let behaviour: { seconds?: number | null; body?: string; status?: number; delayMs?: number }
let requests: string[] = []
const router = createServer((request, response) => {
  requests.push(request.url ?? '')
  const query = new URL(request.url ?? '', 'http://router').searchParams
  const count = (name: string) => query.get(name)?.split(';').length ?? 0
  const { seconds = 600, body, status = 200, delayMs = 0 } = behaviour
  const durations = Array.from({ length: count('sources') }, () => Array(count('destinations')).fill(seconds))
  const text = body ?? JSON.stringify({ code: 'Ok', durations })
  setTimeout(() => response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(text), delayMs)
})
await new Promise<void>((ready) => router.listen(0, '127.0.0.1', ready))
const url = `http://127.0.0.1:${(router.address() as AddressInfo).port}/`

const store = testStoreOn((await testStore()).database, { OSRM_URL: url })
const { db } = store.database
let ana: Shopper
let address_id: string

beforeEach(async () => {
  await store.reset()
  behaviour = {}
  requests = []
  // 1 112 metres apart: 2.2 minutes at the zone's 30 km/h.
  await makeBranch(db, { code: 1, lat: 18.47, lng: -69.9 })
  await makeZone(db, { branchCode: 1, baseCentavos: 10_000, perMinuteCentavos: 1_000, speedKmh: 30 })
  await makeProduct(db, { code: 'A', priceCentavos: 11_800, stock: { 1: 9 } })
  ana = await makeShopper(store)
  address_id = await makeAddress(db, { customerId: ana.customerId, lat: 18.48, lng: -69.9 })
  await ana.verify({ 1: { A: 1 } }, 118)
})
afterEach(() => store.setNow(undefined))

const minutesLater = (minutes: number) => store.setNow(new Date(Date.now() + minutes * 60_000))
const quote = () => ana.client.call(calculateDelivery, { option_id: 1, address_id })
const byRouter = 200
const byZone = 122

test('the router’s minutes price a delivery, and the order is placed at them without another request (DELIVERY-12)', async () => {
  expect(await quote()).toMatchObject({ total_delivery: byRouter, branches: [{ minutes: 10 }] })
  expect(requests).toEqual([
    '/table/v1/driving/-69.9000,18.4700;-69.9000,18.4800?sources=0&destinations=1&annotations=duration',
  ])
  behaviour = { seconds: 1200 }
  expect(await quote()).toMatchObject({ total_delivery: byRouter })
  expect((await ana.place(118 + byRouter, { option_id: 1, address_id })).total_order).toBe(118 + byRouter)
  expect(requests).toHaveLength(1)
})

test.each([
  ['is slow', { delayMs: 2_500 }],
  ['refuses', { status: 500 }],
  ['redirects', { status: 302 }],
  ['answers no JSON', { body: '<html>' }],
  ['answers something else', { body: '{"code":"Ok","durations":[["1"]]}' }],
  ['answers for other ways', { body: '{"code":"Ok","durations":[]}' }],
  ['answers without end', { body: `"${'x'.repeat(300_000)}"` }],
  ['knows no way', { seconds: null }],
  ['is faster than any car', { seconds: 5 }],
  ['takes days', { seconds: 100_000 }],
  ['goes back in time', { seconds: -600 }],
])('where the router %s, the speed of the zone counts, for the order too (DELIVERY-12)', async (_, fault) => {
  behaviour = fault
  expect(await quote()).toMatchObject({ total_delivery: byZone })
  // It is back, but the order has the price that the shopper saw.
  behaviour = {}
  expect((await ana.place(118 + byZone, { option_id: 1, address_id })).total_order).toBe(118 + byZone)
  expect(requests).toHaveLength(1)
})

test('a router that was away is asked again after five minutes, one that answered after a day', async () => {
  behaviour = { status: 503 }
  await quote()
  behaviour = {}
  minutesLater(4)
  expect(await quote()).toMatchObject({ total_delivery: byZone })
  minutesLater(6)
  expect(await quote()).toMatchObject({ total_delivery: byRouter })
  expect(requests).toHaveLength(2)
})

test('the list of addresses has the prices of the checkout; a stranger’s question never asks the router', async () => {
  const place = { id: 'a', latitud: 18.48, longitud: -69.9 }
  const verify = async () =>
    (await store.client().call(verifyLimits, { address: [place], branch_codes: [1], calculate_prices: true }))[0]
      ?.verify[0]?.limits.price
  expect(await verify()).toBe(byZone)
  expect(requests).toEqual([])
  const [address] = await ana.client.call(listAddresses, {})
  expect(address?.availability).toMatchObject([{ branch_code: 1, price: byRouter }])
  expect(await verify()).toBe(byRouter)
  expect(requests).toHaveLength(1)
})

test('several branches and addresses are one request, and ways outside the zones none', async () => {
  await makeBranch(db, { code: 2, lat: 18.46, lng: -69.9 })
  await makeZone(db, { branchCode: 2, name: 'Two' })
  await makeAddress(db, { customerId: ana.customerId, lat: 18.49, lng: -69.9 })
  await makeAddress(db, { customerId: ana.customerId, lat: 19.4, lng: -70.6 })
  await ana.client.call(listAddresses, {})
  expect(requests).toHaveLength(1)
  expect(requests[0]).toContain('sources=0;1&destinations=2;3&')
  expect(await db.selectFrom('travel_minutes').select('minutes').execute()).toHaveLength(4)
})

test('minutes that nobody can use are deleted', async () => {
  await quote()
  const stored = async () => (await db.selectFrom('travel_minutes').selectAll().execute()).length
  await purgeTravelMinutes(db, new Date(Date.now() + 25 * 3_600_000))
  expect(await stored()).toBe(1)
  await purgeTravelMinutes(db, new Date(Date.now() + 27 * 3_600_000))
  expect(await stored()).toBe(0)
})
