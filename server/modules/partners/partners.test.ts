import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import * as contract from '#contract/partners.ts'
import { newId } from '#server/platform/ids.ts'
import { makeCustomer, makePartner, signIn } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const fields = { full_name: 'Marta Reyes', identification: '001-1391820-5', whatsapp: '(809) 555-0124' }
/** National IDs with a right check digit, and one with a wrong one. */
const second = '40212345678'
const third = '40211111113'
const unusual = '00113918204'

let ana: string
let bob: string
let clients: Record<string, Client>
const clientOf = (customerId: string) => clients[customerId] as Client
const list = (customerId = ana) => clientOf(customerId).call(contract.listPartners, {})
const create = (changes = {}, customerId = ana) =>
  clientOf(customerId).call(contract.createPartner, { ...fields, ...changes })
const rows = () => db.selectFrom('partners').selectAll().orderBy('id').execute()

async function makeSignedIn(email: string): Promise<string> {
  const customerId = await makeCustomer(db, { email })
  clients[customerId] = (await signIn(store, email)).client
  return customerId
}

beforeEach(async () => {
  await store.reset()
  clients = {}
  ana = await makeSignedIn('ana@example.com')
  bob = await makeSignedIn('bob@example.com')
})

describe('a new partner', () => {
  test('is stored with identification and phone as digits, and the first becomes the default', async () => {
    const partner = await create()
    expect(partner).toEqual({
      id: partner.id,
      full_name: 'Marta Reyes',
      identification: '00113918205',
      whatsapp: '18095550124',
      default: true,
    })
    expect(await list()).toEqual([partner])
  })

  test('only the first becomes the default by itself', async () => {
    const { id } = await create()
    await create({ identification: second })
    expect((await list()).map((each) => [each.id === id, each.default])).toEqual([
      [true, true],
      [false, false],
    ])
  })

  test('one that is created as the default becomes the only default', async () => {
    await create()
    const { id } = await create({ identification: second, default: true })
    expect((await list()).filter((each) => each.default).map((each) => each.id)).toEqual([id])
  })

  test('an identification is registered once, in whatever writing it comes', async () => {
    await create()
    await expect(create({ identification: '00113918205' })).rejects.toMatchObject({
      httpStatus: 409,
      reason: 'identification-taken',
      message: 'This identification card is already registered.',
    })
    expect(await rows()).toHaveLength(1)
  })

  test('another customer may have the same person as a partner', async () => {
    await create({}, bob)
    await expect(create()).resolves.toMatchObject({ default: true })
  })

  test('a twenty-first partner is refused', async () => {
    for (let n = 10; n < 30; n += 1) await makePartner(db, { customerId: ana, identification: `402111111${n}` })
    await expect(create()).rejects.toMatchObject({ httpStatus: 409, reason: 'too-many-partners' })
  })

  test('a wrong check digit is asked about; a confirmed number is stored with the time for staff', async () => {
    await expect(create({ identification: unusual })).rejects.toMatchObject({
      httpStatus: 409,
      reason: 'identification-unconfirmed',
    })
    expect(await rows()).toEqual([])
    await create({ identification: unusual, identification_confirmed: true })
    expect(await rows()).toMatchObject([{ identification: unusual, identification_confirmed_at: expect.any(Date) }])
  })

  test('a number with a right check digit is never marked for staff', async () => {
    await create({ identification_confirmed: true })
    expect(await rows()).toMatchObject([{ identification_confirmed_at: null }])
  })

  test.each([
    ['full_name', ''],
    ['full_name', '  '],
    ['full_name', '\u200b'],
    ['full_name', '123'],
    ['full_name', '\u2067'],
    ['full_name', 'x'.repeat(100)],
    ['full_name', 'a\u0000b'],
    ['full_name', null],
    ['identification', '00013918205'],
    ['identification', '0011391820'],
    ['identification', '001139182055'],
    ['identification', 'AB1234567'],
    ['identification', 113918205],
    ['identification_confirmed', 'maybe'],
    ['whatsapp', '555-0124'],
    ['whatsapp', '+34 600 123 456'],
    ['default', 'yes'],
    ['customer_id', 'x'],
    ['is_default', true],
    ['identification_confirmed_at', '2026-01-01'],
  ])('its %s cannot be %j', async (field, value) => {
    const failed = create({ [field]: value })
    await expect(failed).rejects.toMatchObject({ httpStatus: 422, data: { errors: [{ path: field }] } })
    expect(await rows()).toEqual([])
  })

  test('an identification that is none is refused with the sentence of the specification', async () => {
    await expect(create({ identification: '123' })).rejects.toMatchObject({
      data: { errors: [{ path: 'identification', message: 'Please enter a valid identification card.' }] },
    })
  })
})

describe('the list', () => {
  test('has the customer’s own partners: the default one, then the newest', async () => {
    const old = await makePartner(db, {
      customerId: ana,
      identification: second,
      createdAt: new Date('2024-01-01'),
    })
    const fresh = await makePartner(db, {
      customerId: ana,
      identification: third,
      createdAt: new Date('2024-03-01'),
    })
    const usual = await makePartner(db, {
      customerId: ana,
      identification: '00113918205',
      isDefault: true,
      createdAt: new Date('2023-01-01'),
    })
    await makePartner(db, { customerId: bob, identification: second })
    expect((await list()).map((each) => each.id)).toEqual([usual, fresh, old])
  })
})

describe('a changed partner', () => {
  const update = (id: string, changes = {}, customerId = ana) =>
    clientOf(customerId).call(contract.updatePartner, { ...fields, ...changes, id })

  test('its fields are replaced and it stays the default', async () => {
    const { id } = await create()
    const changed = await update(id, { full_name: 'Marta R. Núñez', whatsapp: '18295550199', default: false })
    expect(changed).toMatchObject({ id, full_name: 'Marta R. Núñez', whatsapp: '18295550199', default: true })
    expect(await list()).toEqual([changed])
  })

  test('it can become the default', async () => {
    await create()
    const { id } = await create({ identification: second })
    expect(await update(id, { identification: second, default: true })).toMatchObject({ default: true })
    expect((await list()).filter((each) => each.default).map((each) => each.id)).toEqual([id])
  })

  test('it cannot take the identification of another partner', async () => {
    await create()
    const { id } = await create({ identification: second })
    await expect(update(id)).rejects.toMatchObject({ reason: 'identification-taken' })
    expect(await list()).toMatchObject([{ identification: '00113918205' }, { identification: second }])
  })

  test('a new number with a wrong check digit is asked about, one that was confirmed before is not', async () => {
    const { id } = await create()
    await expect(update(id, { identification: unusual })).rejects.toMatchObject({
      reason: 'identification-unconfirmed',
    })
    await update(id, { identification: unusual, identification_confirmed: true })
    const [{ identification_confirmed_at: confirmedAt } = {}] = await rows()
    await update(id, { identification: unusual, full_name: 'Marta' })
    expect(await rows()).toMatchObject([{ full_name: 'Marta', identification_confirmed_at: confirmedAt }])
  })

  test('the mark for staff goes with the number', async () => {
    const { id } = await create({ identification: unusual, identification_confirmed: true })
    await update(id)
    expect(await rows()).toMatchObject([{ identification_confirmed_at: null }])
  })

  test('somebody else’s is not found and stays as it was', async () => {
    const id = await makePartner(db, { customerId: bob, identification: second })
    const before = await rows()
    await expect(update(id)).rejects.toMatchObject({ httpStatus: 404 })
    expect(await rows()).toEqual(before)
  })

  test('its identification cannot be a text that is none', async () => {
    const { id } = await create()
    await expect(update(id, { identification: '123' })).rejects.toMatchObject({ httpStatus: 422 })
  })
})

describe('the default', () => {
  const choose = (id: string, customerId = ana) => clientOf(customerId).call(contract.chooseDefaultPartner, { id })

  test('a chosen partner is the only default', async () => {
    await create()
    const { id } = await create({ identification: second })
    expect(await choose(id)).toMatchObject({ id, default: true })
    expect((await list()).map((each) => [each.id === id, each.default])).toEqual([
      [true, true],
      [false, false],
    ])
  })

  test('somebody else’s is not found and changes nothing', async () => {
    await create()
    const id = await makePartner(db, { customerId: bob, identification: second })
    const before = await rows()
    await expect(choose(id)).rejects.toMatchObject({ httpStatus: 404 })
    expect(await rows()).toEqual(before)
  })

  test('an id that is none is invalid', async () => {
    await expect(choose('1')).rejects.toMatchObject({ httpStatus: 422 })
  })
})

describe('a removed partner', () => {
  const remove = (id: string, customerId = ana) => clientOf(customerId).call(contract.deletePartner, { id })

  test('is erased, the only one as well', async () => {
    const { id } = await create()
    expect(await remove(id)).toEqual({ id })
    expect(await rows()).toEqual([])
    await expect(remove(id)).rejects.toMatchObject({ httpStatus: 404 })
  })

  test('is erased with the stored reply of its creation', async () => {
    const { headers } = await signIn(store, 'ana@example.com')
    const keyed = store.client({ headers: { ...headers, 'idempotency-key': 'partner-1' } })
    const { id } = await keyed.call(contract.createPartner, fields)
    const replies = async () => JSON.stringify(await db.selectFrom('idempotency_keys').selectAll().execute())
    expect(await replies()).toContain('00113918205')
    await clientOf(ana).call(contract.deletePartner, { id })
    expect(await replies()).not.toContain('00113918205')
  })

  test('after the default one the newest other is the default', async () => {
    const usual = await makePartner(db, { customerId: ana, identification: '00113918205', isDefault: true })
    await makePartner(db, { customerId: ana, identification: second, createdAt: new Date('2024-01-01') })
    const newest = await makePartner(db, {
      customerId: ana,
      identification: third,
      createdAt: new Date('2024-02-01'),
    })
    await remove(usual)
    expect((await list()).map((each) => [each.id === newest, each.default])).toEqual([
      [true, true],
      [false, false],
    ])
  })

  test('somebody else’s is not found and stays', async () => {
    const id = await makePartner(db, { customerId: bob, identification: second })
    const before = await rows()
    await expect(remove(id)).rejects.toMatchObject({ httpStatus: 404 })
    expect(await rows()).toEqual(before)
  })

  test('an id that is none is invalid', async () => {
    await expect(remove('1')).rejects.toMatchObject({ httpStatus: 422 })
  })
})

describe('a visitor', () => {
  const id = newId()
  test.each([
    ['GET', 'users/partners'],
    ['POST', 'users/partners'],
    ['PUT', `users/partners/${id}`],
    ['PATCH', `users/partners/default/${id}`],
    ['DELETE', `users/partners/${id}`],
  ])('is asked to sign in at %s %s', async (method, path) => {
    const body = method === 'POST' || method === 'PUT' ? { body: fields } : {}
    expect((await store.send(method, `/api/ecommerce/${path}`, body)).status).toBe(401)
  })
})
