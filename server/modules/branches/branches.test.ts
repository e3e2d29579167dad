import { beforeEach, expect, test } from 'vitest'
import { findNearestBranch, listBranches } from '#contract/branches.ts'
import { makeBranch } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const client = store.client()
const capital = { lat: 18.47, lng: -69.9 }
const santiago = { lat: 19.46, lng: -70.69 }
const nearest = async (point: { lat: number; lng: number }) =>
  (await client.call(findNearestBranch, { clientLat: point.lat, clientLng: point.lng })).codplace

beforeEach(() => store.reset())

test('branches come by their code, the closed ones marked', async () => {
  await makeBranch(db, { code: 25, name: 'Los Prados', ...santiago, active: false })
  await makeBranch(db, { code: 4, name: 'Naco', ...capital })
  const branches = await client.call(listBranches, {})
  expect(branches).toMatchObject([
    {
      codplace: 4,
      description: 'Naco',
      city_name: 'Santo Domingo',
      lat: 18.47,
      long: -69.9,
      phone: '18095550100',
      active: true,
    },
    { codplace: 25, active: false },
  ])
})

test('a branch comes with its opening hours, or without where nobody has set them', async () => {
  await makeBranch(db, { code: 4, openingHours: 'Mo-Sa 09:00-19:00' })
  await makeBranch(db, { code: 7 })
  expect(await client.call(listBranches, {})).toMatchObject([
    { opening_hours: 'Mo-Sa 09:00-19:00' },
    { opening_hours: null },
  ])
})

test('the nearest branch is found', async () => {
  await makeBranch(db, { code: 4, ...capital })
  await makeBranch(db, { code: 7, ...santiago })
  expect(await nearest({ lat: 19.4, lng: -70.6 })).toBe(7)
  expect(await nearest({ lat: 18.5, lng: -69.8 })).toBe(4)
})

test('a closed branch is never the nearest', async () => {
  await makeBranch(db, { code: 4, ...capital, active: false })
  await makeBranch(db, { code: 7, ...santiago })
  expect(await nearest(capital)).toBe(7)
})

test('without an open branch it is branch 1', async () => {
  await makeBranch(db, { code: 4, ...capital, active: false })
  expect(await nearest(capital)).toBe(1)
})

test.each([
  '',
  'clientLat=18',
  'clientLat=NaN&clientLng=1',
  'clientLat=&clientLng=',
  'clientLat=Infinity&clientLng=0',
  'clientLat=90.1&clientLng=0',
  'clientLat=0&clientLng=-181',
  "clientLat=1'--&clientLng=2",
  'clientLat=1e9&clientLng=2',
  'clientLat=true&clientLng=[]',
  'clientLat=0x10&clientLng=1',
])('the place %j is none', async (query) => {
  expect((await store.send('GET', `/api/ecommerce/stores/nearest?${query}`)).status).toBe(422)
})
