import { beforeEach, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { getProfile, updateProfile } from '#contract/profile.ts'
import { reauthenticate } from '#contract/two-step.ts'
import { hashPassword } from '#server/modules/identity/passwords.ts'
import { makeCustomer, signIn } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
let ana: Client
let anaId: string

beforeEach(async () => {
  await store.reset()
  store.setNow(new Date('2026-11-22T15:00:00Z'))
  anaId = await makeCustomer(db, { email: 'ana@example.com' })
  ana = (await signIn(store, 'ana@example.com')).client
})

const rowOf = (customerId: string) =>
  db.selectFrom('customers').selectAll().where('id', '=', customerId).executeTakeFirstOrThrow()
const confirmedAt = async () =>
  (await db.selectFrom('customer_profiles').select('identification_confirmed_at as at').executeTakeFirst())?.at

test('a customer who said nothing has an empty profile', async () => {
  const { user, profile } = await ana.call(getProfile, {})
  expect(user).toMatchObject({ id: anaId, email: 'ana@example.com' })
  expect(profile).toEqual({ gender: null, date_of_birth: null })
})

test('a change is stored and given with the response', async () => {
  const change = {
    first_name: 'Ana María',
    last_name: 'Peña',
    gender: 'feminine',
    date_of_birth: '1990-05-31',
  } as const
  const changed = await ana.call(updateProfile, { ...change, phone: '829 555 0177', identification: '001-1391820-5' })
  expect(changed).toMatchObject({
    user: { first_name: 'Ana María', last_name: 'Peña', phone: '18295550177', identification: '00113918205' },
    profile: { gender: 'feminine', date_of_birth: '1990-05-31' },
  })
  expect(await ana.call(getProfile, {})).toEqual(changed)
})

test('a missing field stays, and an empty one is removed', async () => {
  await ana.call(updateProfile, { gender: 'other', date_of_birth: '1990-05-31', identification: '00113918205' })
  const before = await ana.call(getProfile, {})
  expect(await ana.call(updateProfile, {})).toEqual(before)
  expect(await ana.call(updateProfile, { gender: '', date_of_birth: '', identification: '' })).toMatchObject({
    user: { first_name: 'Ana', phone: '18095550100', identification: null },
    profile: { gender: null, date_of_birth: null },
  })
})

test('another number takes the place of a confirmed one with a recent proof alone', async () => {
  await makeCustomer(db, { email: 'eva@example.com', passwordHash: await hashPassword('Nopal-47-rio') })
  const eva = (await signIn(store, 'eva@example.com')).client
  store.setNow(new Date('2026-11-22T15:11:00Z'))
  // Nobody has confirmed the first number.
  await expect(eva.call(updateProfile, { phone: '8095550101' })).resolves.toMatchObject({
    user: { phone: '18095550101' },
  })
  await db.updateTable('customers').set({ phone_verified_at: new Date() }).execute()
  const change = { first_name: 'Evita', phone: '8095550102' }
  await expect(eva.call(updateProfile, change)).rejects.toMatchObject({
    httpStatus: 403,
    reason: 'authentication-needed',
  })
  expect(await eva.call(updateProfile, { last_name: 'Mora', phone: '8095550101' })).toMatchObject({
    user: { first_name: 'Ana', last_name: 'Mora', phone: '18095550101' },
  })
  await eva.call(reauthenticate, { password: 'Nopal-47-rio' })
  await expect(eva.call(updateProfile, change)).resolves.toMatchObject({ user: { phone: '18095550102' } })
})

test('another phone number is not verified, the same one stays so', async () => {
  const verified = new Date('2026-01-01T00:00:00Z')
  await db.updateTable('customers').set({ phone_verified_at: verified }).execute()
  await ana.call(updateProfile, { phone: '+1 (809) 555-0100' })
  expect((await rowOf(anaId)).phone_verified_at).toEqual(verified)
  await ana.call(updateProfile, { phone: '8095550101' })
  expect((await rowOf(anaId)).phone_verified_at).toBeNull()
})

test.each([
  ['date_of_birth', '2014-01-01'],
  ['date_of_birth', '1900-01-01'],
  ['date_of_birth', '2003-02-29'],
  ['date_of_birth', 'yesterday'],
  ['gender', 'robot'],
  ['first_name', ''],
  ['first_name', '123'],
  ['last_name', '-'],
  ['last_name', 'x'.repeat(100)],
  ['phone', '911'],
  ['identification', '000-1391820-5'],
  ['identification', '0011391820'],
  ['nickname', 'Nana'],
])('a %s of %j is refused at its field', async (field, value) => {
  const failure = await ana.call(updateProfile, { [field]: value } as object).catch((error: unknown) => error)
  expect(failure).toMatchObject({ httpStatus: 422, data: { errors: [{ path: field }] } })
})

test('a national ID with a wrong check digit is stored once the customer confirms it, and marked for staff', async () => {
  const unconfirmed = ana.call(updateProfile, { first_name: 'Eva', identification: '00113918204' })
  await expect(unconfirmed).rejects.toMatchObject({ httpStatus: 409, reason: 'identification-unconfirmed' })
  expect(await rowOf(anaId)).toMatchObject({ first_name: 'Ana', identification: null })
  await ana.call(updateProfile, { identification: '00113918204', identification_confirmed: true })
  expect((await rowOf(anaId)).identification).toBe('00113918204')
  expect(await confirmedAt()).toEqual(new Date('2026-11-22T15:00:00Z'))
})

test('a confirmed number needs no second confirmation, and the mark ends with another number', async () => {
  await ana.call(updateProfile, { identification: '00113918204', identification_confirmed: true })
  await ana.call(updateProfile, { identification: '001-1391820-4' })
  expect(await confirmedAt()).not.toBeNull()
  await ana.call(updateProfile, { identification: '00113918205' })
  expect(await confirmedAt()).toBeNull()
})

test('what a client may not change stays', async () => {
  const before = await rowOf(anaId)
  const privileges = { id: 'x', code: 'BOSS', email: 'eve@example.com', price_level_id: 9, is_employee: true }
  await ana.call(updateProfile, { ...privileges, username: 'boss', created_from: 'ERP', activated_employee: true })
  expect(await rowOf(anaId)).toEqual(before)
})

test('one customer’s change leaves the others alone', async () => {
  const bobId = await makeCustomer(db, { email: 'bob@example.com' })
  const bob = (await signIn(store, 'bob@example.com')).client
  await ana.call(updateProfile, { first_name: 'Eva', gender: 'feminine' })
  expect((await rowOf(bobId)).first_name).toBe('Ana')
  expect((await bob.call(getProfile, {})).profile.gender).toBeNull()
})

test.each([
  ['read', getProfile],
  ['changed', updateProfile],
])('a visitor’s profile is not %s', async (_, endpoint) => {
  await expect(store.client().call(endpoint, {})).rejects.toMatchObject({ reason: 'sign-in-required' })
})
