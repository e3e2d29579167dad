import { beforeEach, expect, test } from 'vitest'
import { createAddress, listAddresses, updateAddress } from '#contract/addresses.ts'
import { verifyLimits } from '#contract/branches.ts'
import { calculateDelivery, getOrder, placeOrder } from '#contract/orders.ts'
import { makeAddress, makeBranch, makeNationalRate, makeProduct, makeZone } from '#server/testing/make.ts'
import { type Shopper, makeShopper, stockOf } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
let ana: Shopper
let address_id: string

beforeEach(async () => {
  await store.reset()
  for (const code of [1, 2]) await makeBranch(db, { code })
  await makeProduct(db, { code: 'A', priceCentavos: 11_800, stock: { 1: 5, 2: 5 } })
  ana = await makeShopper(store)
  address_id = await makeAddress(db, { customerId: ana.customerId, province: 'DN', city: 'SD' })
})

test('national shipping costs each branch’s order what the table says for the province, and is placed at that (DELIVERY-10)', async () => {
  await makeNationalRate(db, { province: 'Distrito Nacional', costCentavos: 25_050 })
  await ana.verify({ 1: { A: 1 }, 2: { A: 1 } }, 236)
  expect(await ana.client.call(calculateDelivery, { option_id: 2, address_id })).toEqual({
    option_id: 2,
    branches: [1, 2].map((branch_code) => ({ branch_code, available: true, price: 250.5, minutes: 0 })),
    working_days: { min: 1, max: 2 },
    total_delivery: 501,
  })
  const { orders, total_order } = await ana.place(737, { option_id: 2, address_id, rnc: '131-24679-6' })
  expect([total_order, orders.map((order) => order.delivery)]).toEqual([737, [250.5, 250.5]])
  expect(await ana.client.call(getOrder, { id: orders[0]?.id ?? 0 })).toMatchObject({
    option_name: 'nacional_delivery',
    address: { province: 'DN', street: 'Calle Dos' },
    delivery: 250.5,
    tax: 18,
  })
})

test('no order is shipped to a province that the table lacks, in the caller’s language (DELIVERY-10)', async () => {
  await makeNationalRate(db, { province: 'Samaná' })
  await ana.verify({ 1: { A: 1 } }, 118)
  await expect(ana.client.call(calculateDelivery, { option_id: 2, address_id })).rejects.toMatchObject({
    httpStatus: 409,
    reason: 'delivery-not-offered',
    message: 'National shipping does not reach this address. Choose another address, or pick your order up.',
  })
  await expect(
    store
      .client({ headers: { ...ana.headers, 'accept-language': 'es' } })
      .call(calculateDelivery, { option_id: 2, address_id }),
  ).rejects.toMatchObject({
    message: 'El envío nacional no llega a esta dirección. Elige otra dirección, o retira tu pedido en la sucursal.',
  })
  await expect(ana.place(118, { option_id: 2, address_id })).rejects.toMatchObject({ reason: 'delivery-not-offered' })
  expect(await stockOf(db, 'A')).toEqual([5, 1])
})

test('a rate that changed since it was shown is refused with the new total (DELIVERY-10, CHECKOUT-18)', async () => {
  await makeNationalRate(db, { costCentavos: 30_000 })
  await ana.verify({ 1: { A: 1 } }, 118)
  await expect(ana.place(368, { option_id: 2, address_id })).rejects.toMatchObject({
    code: 8400016,
    data: { previous_total: 368, current_total: 418 },
  })
})

test('national shipping needs an own address', async () => {
  await makeNationalRate(db)
  const bob = await makeShopper(store, { email: 'bob@example.com' })
  const others = await makeAddress(db, { customerId: bob.customerId })
  await ana.verify({ 1: { A: 1 } }, 118)
  await expect(ana.client.call(calculateDelivery, { option_id: 2, address_id: others })).rejects.toMatchObject({
    httpStatus: 404,
  })
  const payments = [{ kind: 'cash' as const, amount: 118 }]
  await expect(ana.client.call(placeOrder, { option_id: 2, total_amount: 118, payments })).rejects.toMatchObject({
    httpStatus: 422,
    data: { errors: [{ path: 'address_id' }] },
  })
})

test('an address says what national shipping costs, and null where it does not go (DELIVERY-10)', async () => {
  const listed = async () => (await ana.client.call(listAddresses, {}))[0]?.national
  expect(await listed()).toBeNull()
  await makeNationalRate(db)
  expect(await listed()).toEqual({ price: 250, working_days: { min: 1, max: 2 } })
})

const texts = {
  name: 'Tía Rosa',
  phone: '18095550144',
  province: 'Pedernales',
  city: 'Oviedo',
  sector: 'Centro',
  street: 'Calle Duarte',
  number: '7',
}

test('an address without a place is stored where national shipping goes, and gets an order (ACCOUNT-16)', async () => {
  await expect(ana.client.call(createAddress, texts)).rejects.toMatchObject({
    httpStatus: 409,
    reason: 'address-unreachable',
  })
  await makeNationalRate(db, { province: 'Pedernales', costCentavos: 45_000 })
  const address = await ana.client.call(createAddress, texts)
  expect(address).toMatchObject({
    latitud: null,
    longitud: null,
    usable_for_delivery: false,
    codplace: null,
    availability: [],
    national: { price: 450 },
  })
  await ana.verify({ 1: { A: 1 } }, 118)
  const { orders } = await ana.place(568, { option_id: 2, address_id: address.id })
  expect(await ana.client.call(getOrder, { id: orders[0]?.id ?? 0 })).toMatchObject({
    address: { street: 'Calle Duarte', lat: null, lng: null },
  })
})

test('no messenger goes to an address without a place (DELIVERY-11)', async () => {
  await makeZone(db, { branchCode: 1 })
  await makeNationalRate(db, { province: 'Pedernales' })
  const { id, latitud, longitud } = await ana.client.call(createAddress, texts)
  await ana.verify({ 1: { A: 1 } }, 118)
  await expect(ana.client.call(calculateDelivery, { option_id: 1, address_id: id })).rejects.toMatchObject({
    reason: 'address-without-place',
    message: expect.not.stringContaining('national shipping does not go there'),
  })
  expect(
    await ana.client.call(verifyLimits, {
      address: [{ id, latitud, longitud }],
      branch_codes: [1],
      calculate_prices: true,
    }),
  ).toEqual([{ id, verify: [{ branch_code: 1, limits: { available: false, price: null } }] }])
})

test('the same door without a place is stored once, half a place never (ACCOUNT-16)', async () => {
  await makeNationalRate(db, { province: 'Pedernales' })
  await ana.client.call(createAddress, texts)
  await expect(ana.client.call(createAddress, { ...texts, street: 'calle duarte' })).rejects.toMatchObject({
    reason: 'address-too-close',
  })
  await expect(ana.client.call(createAddress, { ...texts, number: '8', latitud: 18 })).rejects.toMatchObject({
    httpStatus: 422,
    data: { errors: [{ path: 'longitud' }] },
  })
})

test('an address gets its place later, and is refused where it then lies in no zone (ACCOUNT-16)', async () => {
  await makeZone(db, { branchCode: 1 })
  await makeNationalRate(db, { province: 'Pedernales' })
  const { id } = await ana.client.call(createAddress, texts)
  await expect(ana.client.call(updateAddress, { ...texts, id, latitud: 18, longitud: -71.5 })).rejects.toMatchObject({
    code: 406,
  })
  const moved = await ana.client.call(updateAddress, { ...texts, id, latitud: 18.46, longitud: -69.9 })
  expect(moved).toMatchObject({ latitud: 18.46, usable_for_delivery: true })
  expect(await ana.client.call(updateAddress, { ...texts, id })).toMatchObject({ latitud: null, availability: [] })
  await expect(
    ana.client.call(updateAddress, { ...texts, id, province: 'Azua', city: 'Peralta' }),
  ).rejects.toMatchObject({ reason: 'address-unreachable' })
})
