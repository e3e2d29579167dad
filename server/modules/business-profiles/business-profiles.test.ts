import { beforeEach, expect, test } from 'vitest'
import { getBusinessProfile, saveBusinessProfile } from '#contract/business-profile.ts'
import { register } from '#contract/identity.ts'
import { type SignedIn, makeCustomer, signIn } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
let ana: SignedIn
let bob: SignedIn

beforeEach(async () => {
  await store.reset()
  await makeCustomer(db, { email: 'ana@example.com' })
  await makeCustomer(db, { email: 'bob@example.com' })
  ana = await signIn(store, 'ana@example.com')
  bob = await signIn(store, 'bob@example.com')
})

const business = {
  kind: 'business',
  company: 'Colmado La Esquina',
  rnc: '1-01-85004-3',
  category: 'retail-store',
  recurrence: 'weekly',
  buying: 'inventory',
  average_monthly_purchase: 85_000.5,
  attendant_name: 'Rosa',
} as const
const nothing = {
  company: null,
  rnc: null,
  category: null,
  recurrence: null,
  buying: null,
  average_monthly_purchase: null,
  attendant_name: null,
}
const fieldsOf = (input: object) =>
  ana.client.call(saveBusinessProfile, input as never).then(
    () => [],
    (error: { data: { errors?: { path: string }[] } }) => error.data.errors?.map(({ path }) => path),
  )

test('a customer who said nothing is neither person nor business', async () => {
  expect(await ana.client.call(getBusinessProfile, {})).toEqual({
    business_profile: { kind: null, ...nothing },
    missing: [],
  })
})

test('what a business says is stored and given with the response', async () => {
  const saved = await ana.client.call(saveBusinessProfile, business)
  expect(saved).toEqual({ business_profile: { ...business, rnc: '101850043' }, missing: [] })
  expect(await ana.client.call(getBusinessProfile, {})).toEqual(saved)
  expect((await bob.client.call(getBusinessProfile, {})).business_profile.kind).toBeNull()
})

test('a business need not state what it buys a month, nor who is in charge', async () => {
  const { average_monthly_purchase: _, attendant_name: __, ...required } = business
  expect(
    (await ana.client.call(saveBusinessProfile, { ...required, attendant_name: '' })).business_profile,
  ).toMatchObject({
    average_monthly_purchase: null,
    attendant_name: null,
  })
})

test('a business that becomes a person leaves nothing of it', async () => {
  await ana.client.call(saveBusinessProfile, business)
  const saved = await ana.client.call(saveBusinessProfile, { ...business, kind: 'person' })
  expect(saved).toEqual({ business_profile: { kind: 'person', ...nothing }, missing: [] })
})

test.each(['company', 'rnc', 'category', 'recurrence', 'buying'])('a business states its %s', async (field) => {
  expect(await fieldsOf({ ...business, [field]: undefined })).toEqual([field])
  expect(await fieldsOf({ ...business, [field]: '' })).toEqual([field])
  expect(await fieldsOf({ kind: 'person' })).toEqual([])
})

test.each([
  ['rnc', '101850042'],
  ['kind', 'shop'],
  ['category', 'other'],
  ['recurrence', 'yearly'],
  ['average_monthly_purchase', -1],
  ['average_monthly_purchase', 1e15],
  ['company', 'x'.repeat(100)],
  ['attendant_name', '123'],
  ['price_level_id', 2],
])('a %s of %j is refused at its field', async (field, value) => {
  expect(await fieldsOf({ ...business, [field]: value })).toEqual([field])
})

test('a business without an RNC has the national ID of its owner', async () => {
  const saved = await ana.client.call(saveBusinessProfile, { ...business, rnc: '001-1391820-5' })
  expect(saved.business_profile.rnc).toBe('00113918205')
})

test('a national ID with a wrong check digit is asked about once, and not when it is stored already', async () => {
  const odd = { ...business, rnc: '402-1234567-0' }
  await expect(ana.client.call(saveBusinessProfile, odd)).rejects.toMatchObject({
    httpStatus: 409,
    reason: 'identification-unconfirmed',
  })
  await ana.client.call(saveBusinessProfile, { ...odd, identification_confirmed: true })
  const saved = await ana.client.call(saveBusinessProfile, { ...odd, company: 'Another' })
  expect(saved.business_profile).toMatchObject({ rnc: '40212345670', company: 'Another' })
})

test('an account that the store made for a company is a business, and says what is missing', async () => {
  await db
    .updateTable('customers')
    .set({ company: 'Colmado Central', tax_id: '101850043' })
    .where('id', '=', ana.customerId)
    .execute()
  expect(await ana.client.call(getBusinessProfile, {})).toEqual({
    business_profile: { ...nothing, kind: 'business', company: 'Colmado Central', rnc: '101850043' },
    missing: ['category', 'recurrence', 'buying'],
  })
})

test('it grants nothing', async () => {
  const before = await db.selectFrom('customers').selectAll().orderBy('email').execute()
  await ana.client.call(saveBusinessProfile, business)
  expect(await db.selectFrom('customers').selectAll().orderBy('email').execute()).toEqual(before)
})

test.each([
  ['read', getBusinessProfile, {}],
  ['change', saveBusinessProfile, business],
] as const)('a visitor cannot %s it', async (_, endpoint, input) => {
  await expect(store.client().call(endpoint, input as never)).rejects.toMatchObject({ reason: 'sign-in-required' })
})

const registerAs = async (kind?: string) => {
  const password = 'Nopal-47-rio'
  const names = { first_name: 'Eva', last_name: 'Mora', email: 'eva@example.com', phone: '18095550177' }
  const input = { ...names, password, password_confirm: password, ...(kind !== undefined && { kind }) }
  const { user, tokens } = await store.client().call(register, input as never)
  const own = store.client({ headers: { authorization: `Bearer ${tokens?.access_token}` } })
  return { user, ...(await own.call(getBusinessProfile, {})) }
}

test('a registration may say that a business buys, which then lacks everything else and has no other price', async () => {
  const { user, ...profile } = await registerAs('business')
  expect(profile).toEqual({
    business_profile: { ...nothing, kind: 'business' },
    missing: ['company', 'rnc', 'category', 'recurrence', 'buying'],
  })
  expect(user.price_level_id).toBe(1)
})

test('a person who registers lacks nothing, and who does not say it is asked in the account', async () => {
  expect(await registerAs('person')).toMatchObject({ business_profile: { kind: 'person' }, missing: [] })
  await store.reset()
  expect(await registerAs()).toMatchObject({ business_profile: { kind: null } })
})

test('a registration as anything else is refused', async () => {
  await expect(registerAs('employee')).rejects.toMatchObject({ data: { errors: [{ path: 'kind' }] } })
  expect(await db.selectFrom('customers').select('id').where('email', '=', 'eva@example.com').execute()).toEqual([])
})
