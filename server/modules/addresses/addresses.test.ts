import { beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/addresses.ts'
import type { Client } from '#contract/client.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { newId } from '#server/platform/ids.ts'
import { makeAddress, makeBranch, makeCustomer, makeZone, signIn, squareAround } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const centre = { lat: 18.47, lng: -69.9 }
const metresNorth = (metres: number) => ({ latitud: centre.lat + metres / 111_195, longitud: centre.lng })
const fields: InputOf<typeof contract.createAddress> = {
  name: 'Casa',
  phone: '+1 (809) 555-1234',
  province: 'Distrito Nacional',
  city: 'Santo Domingo',
  sector: 'Naco',
  street: 'Calle Uno',
  house: '12-B',
  ...metresNorth(0),
}

let ana: string
let bob: string
let clients: Record<string, Client>
const clientOf = (customerId: string) => clients[customerId] as Client
const list = (customerId = ana) => clientOf(customerId).call(contract.listAddresses, {})
const create = (changes = {}, customerId = ana) =>
  clientOf(customerId).call(contract.createAddress, { ...fields, ...changes })
const rows = () => db.selectFrom('addresses').selectAll().orderBy('id').execute()

async function makeSignedIn(email: string): Promise<string> {
  const customerId = await makeCustomer(db, { email })
  clients[customerId] = (await signIn(store, email)).client
  return customerId
}

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  await makeZone(db, { branchCode: 1 })
  clients = {}
  ana = await makeSignedIn('ana@example.com')
  bob = await makeSignedIn('bob@example.com')
})

describe('a new address', () => {
  test('it is stored with its phone as digits, and with the branch that delivers there', async () => {
    const address = await create()
    expect(address).toMatchObject({ ...fields, phone: '18095551234', reference: '', default: true, codplace: 1 })
    expect(address.availability).toEqual([{ branch_code: 1, available: true, price: 100 }])
    expect(await list()).toEqual([address])
  })

  test('its number and how to find it are fields of their own, and it says whether a branch delivers there', async () => {
    const texts = { house: 'Torre Alba 4B', number: '24', directions: 'Doble a la derecha en el colmado.' }
    const address = await create(texts)
    expect(address).toMatchObject({ ...texts, usable_for_delivery: true })
    expect(await list()).toEqual([address])
  })

  test('one of number and building is enough; neither is refused by the name of the field', async () => {
    const { house: _, ...withoutHouse } = fields
    const client = clientOf(ana)
    await client.call(contract.createAddress, { ...withoutHouse, number: '24' })
    await create(metresNorth(500))
    expect((await list()).map(({ house, number }) => [house, number])).toEqual([
      ['', '24'],
      ['12-B', ''],
    ])
    await expect(client.call(contract.createAddress, { ...withoutHouse, ...metresNorth(900) })).rejects.toMatchObject({
      httpStatus: 422,
      data: { errors: [{ path: 'house', message: 'Write the house or its number.' }] },
    })
  })

  test('what would turn the direction of the text around it is taken out', async () => {
    const address = await create({ street: '\u202aCalle\u202c Uno', directions: 'left\u2069 \u202ethen right' })
    expect(address).toMatchObject({ street: 'Calle Uno', directions: 'left then right' })
    expect(await list()).toEqual([address])
  })

  test('a province and a city that the forms do not offer are stored as they are written', async () => {
    expect(await create({ province: 'DN', city: 'Santo Domingo' })).toMatchObject({
      province: 'DN',
      city: 'Santo Domingo',
    })
  })

  test('only the first becomes the default', async () => {
    const first = await create()
    await create(metresNorth(500))
    expect((await list()).map((each) => [each.id === first.id, each.default])).toEqual([
      [true, true],
      [false, false],
    ])
  })

  test('an address that is created as the default becomes the only default', async () => {
    await create()
    const second = await create({ ...metresNorth(500), default: true })
    expect((await list()).filter((each) => each.default).map((each) => each.id)).toEqual([second.id])
  })

  test('100 m from another one is too close, farther is not', async () => {
    await create()
    await expect(create(metresNorth(99.9))).rejects.toMatchObject({ httpStatus: 409, reason: 'address-too-close' })
    await expect(create(metresNorth(101))).resolves.toMatchObject({ default: false })
  })

  test('addresses of other customers and deleted ones are never too close', async () => {
    await makeAddress(db, { customerId: bob, ...centre })
    await makeAddress(db, { customerId: ana, ...centre, deletedAt: new Date() })
    await expect(create()).resolves.toMatchObject({ default: true })
  })

  test('where no open branch delivers it is refused with code 406', async () => {
    await makeBranch(db, { code: 2, active: false })
    await makeZone(db, { branchCode: 2, polygon: squareAround({ lat: 19.4, lng: -70.6 }, 0.1) })
    await expect(create({ latitud: 19.4, longitud: -70.6 })).rejects.toMatchObject({
      httpStatus: 406,
      code: 406,
      reason: 'address-outside-zones',
    })
    expect(await rows()).toEqual([])
  })

  test('a fifty-first address is refused', async () => {
    for (let i = 1; i <= 50; i += 1)
      await makeAddress(db, { customerId: ana, lat: centre.lat + i / 500, lng: centre.lng })
    await expect(create()).rejects.toMatchObject({ httpStatus: 409, reason: 'too-many-addresses' })
  })

  test('the nearest of the branches that deliver there is named first', async () => {
    await makeBranch(db, { code: 2, lat: 18.51, lng: -69.9 })
    await makeZone(db, { branchCode: 2 })
    const address = await create({ latitud: 18.5, longitud: -69.9 })
    expect(address.codplace).toBe(2)
    expect(address.availability.map((each) => each.branch_code)).toEqual([2, 1])
  })

  test.each([
    ['name', ''],
    ['name', '  '],
    ['name', 'x'.repeat(51)],
    ['name', 7],
    ['phone', '8095551234'],
    ['phone', '1809555123'],
    ['phone', 'call me'],
    ['phone', 'x1809555123'],
    ['province', ''],
    ['city', 'x'.repeat(100)],
    ['sector', undefined],
    ['street', null],
    ['street', 'a\u0000b'],
    ['street', '\u202e'],
    ['sector', '\u200b'],
    ['house', 'x'.repeat(21)],
    ['reference', 'x'.repeat(201)],
    ['house', ''],
    ['number', 'x'.repeat(21)],
    ['number', 24],
    ['directions', 'x'.repeat(501)],
    ['latitud', NaN],
    ['latitud', Infinity],
    ['latitud', '18.47'],
    ['latitud', 17.2],
    ['latitud', 20.2],
    ['longitud', -72.2],
    ['longitud', -68.1],
    ['longitud', null],
    ['default', 'yes'],
    ['customer_id', 'x'],
    ['is_default', true],
  ])('its %s cannot be %j', async (field, value) => {
    const failed = create({ [field]: value })
    await expect(failed).rejects.toMatchObject({ httpStatus: 422, data: { errors: [{ path: field }] } })
    expect(await rows()).toEqual([])
  })
})

describe('the list', () => {
  test('it has the customer’s own addresses that are in use: the default one, then the newest', async () => {
    const old = await makeAddress(db, { customerId: ana, name: 'old', createdAt: new Date('2024-01-01') })
    const fresh = await makeAddress(db, { customerId: ana, name: 'fresh', createdAt: new Date('2024-03-01') })
    const usual = await makeAddress(db, {
      customerId: ana,
      name: 'usual',
      isDefault: true,
      createdAt: new Date('2023-01-01'),
    })
    await makeAddress(db, { customerId: ana, deletedAt: new Date() })
    await makeAddress(db, { customerId: bob })
    expect((await list()).map((each) => each.id)).toEqual([usual, fresh, old])
  })

  test('an address where nobody delivers any more says so', async () => {
    await makeAddress(db, { customerId: ana, lat: 19.9, lng: -71.6 })
    expect(await list()).toMatchObject([{ codplace: null, availability: [], usable_for_delivery: false }])
  })
})

describe('a changed address', () => {
  const update = (id: string, changes = {}, customerId = ana) => {
    const { default: _, ...rest } = fields
    return clientOf(customerId).call(contract.updateAddress, { ...rest, ...changes, id })
  }

  test('its fields are replaced and it stays what it was', async () => {
    const { id } = await create()
    expect(await update(id, { name: 'Oficina', ...metresNorth(30) })).toMatchObject({
      id,
      name: 'Oficina',
      default: true,
    })
    expect(await list()).toMatchObject([{ id, name: 'Oficina', ...metresNorth(30), default: true }])
  })

  test('what a client of before the number does not send stays', async () => {
    const { id } = await create({ number: '24', directions: 'La puerta azul.' })
    expect(await update(id, { name: 'Oficina' })).toMatchObject({ number: '24', directions: 'La puerta azul.' })
    expect(await update(id, { number: '', directions: '' })).toMatchObject({ number: '', directions: '' })
    await expect(update(id, { house: '', number: '' })).rejects.toMatchObject({
      httpStatus: 422,
      data: { errors: [{ path: 'house' }] },
    })
  })

  test('an address can be sent back as it was received', async () => {
    const address = await create({ number: '24' })
    const sent = { body: { ...address, name: 'Oficina' } }
    const received = await clientOf(ana).call(contract.updateAddress, sent.body as never)
    expect(received).toEqual({ ...address, name: 'Oficina' })
  })

  test('it cannot move beside another one, nor out of the zones', async () => {
    await create()
    const { id } = await create(metresNorth(500))
    const before = await rows()
    await expect(update(id, metresNorth(50))).rejects.toMatchObject({
      reason: 'address-moved-too-close',
      message: 'Address not changed: you already have another one within 100 meters of this place.',
    })
    await expect(update(id, { latitud: 19.9, longitud: -71.6 })).rejects.toMatchObject({
      reason: 'address-outside-zones',
    })
    expect(await rows()).toEqual(before)
  })

  test('where zones have changed since, a text can still be corrected', async () => {
    const { id } = await create()
    await db.deleteFrom('delivery_zones').execute()
    expect(await update(id, { house: '13' })).toMatchObject({ house: '13', codplace: null })
  })

  test('somebody else’s is not found and stays as it was', async () => {
    const id = await makeAddress(db, { customerId: bob })
    const before = await rows()
    await expect(update(id)).rejects.toMatchObject({ httpStatus: 404 })
    expect(await rows()).toEqual(before)
  })

  test.each([
    ['latitud', NaN],
    ['phone', 'x'],
    ['default', 'yes'],
    ['is_default', true],
  ])('its %s cannot be %j', async (field, value) => {
    const { id } = await create()
    await expect(update(id, { [field]: value })).rejects.toMatchObject({ httpStatus: 422 })
  })
})

describe('the default address', () => {
  const choose = (id: string, customerId = ana) => clientOf(customerId).call(contract.chooseDefaultAddress, { id })

  test('the chosen one is the only one', async () => {
    await create()
    const second = await create(metresNorth(500))
    expect(await choose(second.id)).toMatchObject({ id: second.id, default: true })
    expect(await choose(second.id)).toMatchObject({ id: second.id, default: true })
    expect((await list()).filter((each) => each.default).map((each) => each.id)).toEqual([second.id])
  })

  test('neither somebody else’s nor a deleted one can be chosen', async () => {
    await create()
    const theirs = await makeAddress(db, { customerId: bob })
    const gone = await makeAddress(db, { customerId: ana, deletedAt: new Date() })
    const before = await rows()
    await expect(choose(theirs)).rejects.toMatchObject({ httpStatus: 404 })
    await expect(choose(gone)).rejects.toMatchObject({ httpStatus: 404 })
    await expect(choose(newId())).rejects.toMatchObject({ httpStatus: 404 })
    expect(await rows()).toEqual(before)
  })

  test('invalid fields are refused', async () => {
    await expect(choose('NaN')).rejects.toMatchObject({ httpStatus: 422 })
  })
})

describe('a deleted address', () => {
  const remove = (id: string, customerId = ana) => clientOf(customerId).call(contract.deleteAddress, { id })

  test('it is gone from the list and its row stays', async () => {
    await create()
    const { id } = await create(metresNorth(500))
    expect(await remove(id)).toEqual({ id })
    expect((await list()).map((each) => each.id)).not.toContain(id)
    expect(await rows()).toHaveLength(2)
    await expect(remove(id)).rejects.toMatchObject({ httpStatus: 404 })
  })

  test('the only one stays', async () => {
    const { id } = await create()
    await expect(remove(id)).rejects.toMatchObject({
      httpStatus: 409,
      reason: 'only-address',
      message: 'You only have one address.',
    })
    expect(await list()).toHaveLength(1)
  })

  test('after the default one the newest other is the default', async () => {
    const usual = await makeAddress(db, { customerId: ana, isDefault: true })
    await makeAddress(db, { customerId: ana, createdAt: new Date('2024-01-01') })
    const newest = await makeAddress(db, { customerId: ana, createdAt: new Date('2024-02-01') })
    await remove(usual)
    expect((await list()).map((each) => [each.id === newest, each.default])).toEqual([
      [true, true],
      [false, false],
    ])
  })

  test('somebody else’s is not found and stays', async () => {
    await create()
    await create(metresNorth(500))
    const id = await makeAddress(db, { customerId: bob })
    const before = await rows()
    await expect(remove(id)).rejects.toMatchObject({ httpStatus: 404 })
    expect(await rows()).toEqual(before)
  })
})

describe('an address that a quotation goes to', () => {
  const quoted = (minutes: number) => ({ customerId: ana, quotedUntil: new Date(Date.now() + minutes * 60_000) })
  const refusal = { httpStatus: 409, reason: 'address-quoted' }

  test('while it is active no field changes, the place least of all', async () => {
    const id = await makeAddress(db, quoted(5))
    const before = await rows()
    for (const change of [{}, metresNorth(500)])
      await expect(clientOf(ana).call(contract.updateAddress, { ...fields, id, ...change })).rejects.toMatchObject(
        refusal,
      )
    expect(await rows()).toEqual(before)
  })

  test('it is not deleted', async () => {
    const id = await makeAddress(db, quoted(5))
    await makeAddress(db, { customerId: ana, lat: 18.46 })
    await expect(clientOf(ana).call(contract.deleteAddress, { id })).rejects.toMatchObject(refusal)
    expect(await list()).toHaveLength(2)
  })

  test('it may become the default one, also as it was received', async () => {
    const id = await makeAddress(db, quoted(5))
    const [address] = await list()
    expect(await clientOf(ana).call(contract.updateAddress, { ...address!, default: true })).toMatchObject({
      default: true,
    })
    expect(await clientOf(ana).call(contract.chooseDefaultAddress, { id })).toMatchObject({ default: true })
  })

  test('once the quotation has ended it changes and is deleted as any other', async () => {
    const id = await makeAddress(db, quoted(-1))
    await makeAddress(db, { customerId: ana, lat: 18.46 })
    expect(await clientOf(ana).call(contract.updateAddress, { ...fields, id })).toMatchObject({ street: 'Calle Uno' })
    await clientOf(ana).call(contract.deleteAddress, { id })
    expect(await list()).toHaveLength(1)
  })
})

describe('a visitor', () => {
  const id = newId()
  test.each([
    ['GET', 'addresses'],
    ['POST', 'addresses'],
    ['PUT', `addresses/${id}`],
    ['PATCH', `addresses/default/${id}`],
    ['DELETE', `addresses/${id}`],
  ])('is asked to sign in at %s %s', async (method, path) => {
    const response = await store.send(
      method,
      `/api/ecommerce/${path}`,
      method === 'POST' || method === 'PUT' ? { body: fields } : {},
    )
    expect(response.status).toBe(401)
  })
})
