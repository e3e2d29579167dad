import { beforeEach, describe, expect, test } from 'vitest'
import { listBranchLimits, listDeliveryPrices, verifyLimits } from '#contract/branches.ts'
import { makeBranch, makeNationalRate, makeZone, squareAround } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const client = store.client()
const home = { latitud: 18.47, longitud: -69.9 }
const away = { latitud: 19.9, longitud: -71.6 }

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
})

describe('the areas of a branch', () => {
  test('they are its zones as polygons, with what the shortest way costs', async () => {
    await makeZone(db, {
      branchCode: 1,
      baseCentavos: 12_049,
      polygon: [
        { lat: 18, lng: -70 },
        { lat: 18.1, lng: -70 },
        { lat: 18, lng: -69.9 },
      ],
    })
    expect(await client.call(listBranchLimits, { codplace: 1 })).toEqual([
      {
        limits: [
          { latitude: 18, longitude: -70 },
          { latitude: 18.1, longitude: -70 },
          { latitude: 18, longitude: -69.9 },
        ],
        price_from: 120,
      },
    ])
  })

  test('a closed branch has none, nor one without zones', async () => {
    await makeBranch(db, { code: 2, active: false })
    await makeZone(db, { branchCode: 2 })
    expect(await client.call(listBranchLimits, { codplace: 2 })).toEqual([])
    expect(await client.call(listBranchLimits, { codplace: 1 })).toEqual([])
  })

  test('an unknown branch is not found', async () => {
    await expect(client.call(listBranchLimits, { codplace: 99 })).rejects.toMatchObject({ httpStatus: 404 })
  })

  test.each(['NaN', '0', '-1', '1.5', 'x', '1e99'])('the branch %j is none', async (code) => {
    expect((await store.send('GET', `/api/ecommerce/stores/${code}/limits`)).status).toBe(422)
  })
})

describe('DELIVERY-16: what deliveries cost, for everybody', () => {
  test('by distance from each open branch with a messenger, and by province', async () => {
    await makeBranch(db, { code: 2, active: false })
    await makeBranch(db, { code: 3 })
    await makeZone(db, { branchCode: 2 })
    const rates = { baseCentavos: 10_000, perKmCentavos: 2_500, perMinuteCentavos: 300, speedKmh: 30 }
    await makeZone(db, { branchCode: 1, polygon: squareAround({ lat: 18.47, lng: -69.9 }, 0.0325), ...rates })
    await makeNationalRate(db)
    await makeNationalRate(db, { province: 'Azua', costCentavos: 35_000 })
    await makeNationalRate(db, { province: 'Samaná', costCentavos: 35_000 })
    const working_days = { min: 1, max: 2 }
    expect(await client.call(listDeliveryPrices, {})).toEqual({
      // RD$ 100 + 5 km × RD$ 25 + 10 min × RD$ 3.
      local: [{ codplace: 1, zones: [{ km: 5, price_from: 100, price_to: 255 }] }],
      national: [
        { price: 250, working_days, provinces: ['Distrito Nacional'] },
        { price: 350, working_days, provinces: ['Azua', 'Samaná'] },
      ],
    })
  })

  test('nothing where nothing is set', async () => {
    expect(await client.call(listDeliveryPrices, {})).toEqual({ local: [], national: [] })
  })
})

describe('whether branches deliver to places', () => {
  test('each place has an entry for each requested branch', async () => {
    await makeZone(db, { branchCode: 1, baseCentavos: 12_500 })
    await makeBranch(db, { code: 2 })
    const reply = await client.call(verifyLimits, {
      address: [
        { id: 'a', ...home, quantity: 1 },
        { id: 7, ...away },
      ],
      branch_codes: [2, 1],
      calculate_prices: true,
    })
    expect(reply).toEqual([
      {
        id: 'a',
        verify: [
          { branch_code: 2, limits: { available: false, price: null } },
          { branch_code: 1, limits: { available: true, price: 125 } },
        ],
      },
      {
        id: 7,
        verify: [
          { branch_code: 2, limits: { available: false, price: null } },
          { branch_code: 1, limits: { available: false, price: null } },
        ],
      },
    ])
  })

  test('prices are given only when requested', async () => {
    await makeZone(db, { branchCode: 1 })
    const [place] = await client.call(verifyLimits, { address: [{ id: 'a', ...home }], branch_codes: ['1'] })
    expect(place?.verify).toEqual([{ branch_code: 1, limits: { available: true, price: null } }])
  })

  test('the price grows with the distance and the time', async () => {
    await makeZone(db, {
      branchCode: 1,
      baseCentavos: 10_000,
      perKmCentavos: 1_000,
      perMinuteCentavos: 100,
      speedKmh: 60,
    })
    const fiveKmNorth = { latitud: 18.47 + 5 / 111.195, longitud: -69.9 }
    const [place] = await client.call(verifyLimits, {
      address: [{ id: 'a', ...fiveKmNorth }],
      branch_codes: [1],
      calculate_prices: true,
    })
    expect(place?.verify[0]?.limits.price).toBe(100 + 5 * 10 + 5)
  })

  test('where zones overlap the first by name counts', async () => {
    await makeZone(db, { branchCode: 1, name: 'B', baseCentavos: 20_000 })
    await makeZone(db, {
      branchCode: 1,
      name: 'A',
      baseCentavos: 5_000,
      polygon: squareAround({ lat: 18.47, lng: -69.9 }, 0.01),
    })
    const [place] = await client.call(verifyLimits, {
      address: [{ id: 'a', ...home }],
      branch_codes: [1],
      calculate_prices: true,
    })
    expect(place?.verify[0]?.limits.price).toBe(50)
  })

  test('a closed branch delivers nowhere, an unknown one neither', async () => {
    await makeBranch(db, { code: 2, active: false })
    await makeZone(db, { branchCode: 2 })
    const [place] = await client.call(verifyLimits, { address: [{ id: 'a', ...home }], branch_codes: [2, 98] })
    expect(place?.verify.map((each) => each.limits.available)).toEqual([false, false])
  })

  test('an empty request has an empty reply', async () => {
    expect(await client.call(verifyLimits, { address: [], branch_codes: [1] })).toEqual([])
  })

  const place = { id: 'a', ...home }
  test.each([
    ['no body', {}],
    ['a text for a number', { address: [{ ...place, latitud: '18' }], branch_codes: [1] }],
    ['no latitude', { address: [{ id: 'a', longitud: place.longitud }], branch_codes: [1] }],
    ['a place off the earth', { address: [{ ...place, longitud: 181 }], branch_codes: [1] }],
    ['fractions of a branch', { address: [place], branch_codes: [1.5] }],
    ['more branches than we answer for', { address: [place], branch_codes: Array(31).fill(1) }],
    ['more places than we answer for', { address: Array(51).fill(place), branch_codes: [1] }],
    ['a negative quantity', { address: [{ ...place, quantity: -1 }], branch_codes: [1] }],
    ['an unknown field', { address: [{ ...place, colour: 'x' }], branch_codes: [1] }],
    ['an unknown field outside', { address: [place], branch_codes: [1], extra: 1 }],
    ['an object for a list', { address: { 0: place }, branch_codes: [1] }],
  ])('%s is a 422', async (_, body) => {
    expect((await store.send('POST', '/api/ecommerce/stores/limit/verify', { body })).status).toBe(422)
  })

  test('a number that JSON cannot write is refused', async () => {
    const response = await store.send('POST', '/api/ecommerce/stores/limit/verify', {
      body: '{"address":[{"id":"a","latitud":NaN,"longitud":0}],"branch_codes":[1]}',
    })
    expect(response.status).toBe(400)
  })

  test('an endless number is refused', async () => {
    const response = await store.send('POST', '/api/ecommerce/stores/limit/verify', {
      body: '{"address":[{"id":"a","latitud":1e999,"longitud":0}],"branch_codes":[1]}',
    })
    expect(response.status).toBe(422)
  })
})
