import { beforeEach, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { getSettings, updateSettings } from '#contract/customer-settings.ts'
import { getCurrentUser } from '#contract/identity.ts'
import { makeCustomer, signIn } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
let ana: Client

beforeEach(async () => {
  await store.reset()
  store.setNow(new Date('2026-11-22T15:00:00Z'))
  await makeCustomer(db, { email: 'ana@example.com' })
  ana = (await signIn(store, 'ana@example.com')).client
})

const settings = async (client = ana) => (await client.call(getSettings, {})).settings
const nothingChosen = {
  language: null,
  currency: 'DOP',
  theme: null,
  phone: null,
  unknown_device_alert: true,
  notifications: { newsletter: false, updates: false, offers: false, desktop: false },
  bills_email: null,
}

test('an account that has chosen nothing has the defaults, and agrees to no messages', async () => {
  expect(await settings()).toEqual(nothingChosen)
})

test('a choice is stored and given with the response', async () => {
  const change = {
    language: 'es',
    currency: 'USD',
    theme: 'dark',
    phone: 'lumen/Aria 12 Pro',
    unknown_device_alert: false,
    notifications: { newsletter: true, updates: false, offers: true, desktop: false },
    bills_email: 'cuentas@example.com',
  } as const
  expect((await ana.call(updateSettings, change)).settings).toEqual(change)
  expect(await settings()).toEqual(change)
})

test('a missing setting stays', async () => {
  await ana.call(updateSettings, { theme: 'light', notifications: { offers: true }, bills_email: 'a@example.com' })
  await ana.call(updateSettings, { language: 'en' })
  await ana.call(updateSettings, { notifications: { newsletter: true } })
  await ana.call(updateSettings, {})
  expect(await settings()).toEqual({
    ...nothingChosen,
    language: 'en',
    theme: 'light',
    notifications: { newsletter: true, updates: false, offers: true, desktop: false },
    bills_email: 'a@example.com',
  })
})

test('an empty address sends bills to the account’s own again', async () => {
  await ana.call(updateSettings, { bills_email: 'Cuentas@Example.com ' })
  expect((await settings()).bills_email).toBe('cuentas@example.com')
  await ana.call(updateSettings, { bills_email: '' })
  expect((await settings()).bills_email).toBeNull()
})

// ACCOUNT-88
test('the phone of an account is changed and removed, and read with the user', async () => {
  await ana.call(updateSettings, { phone: 'lumen/Aria 12' })
  await ana.call(updateSettings, { phone: 'karibe/Ola 7 Mini', theme: 'dark' })
  expect(await ana.call(getCurrentUser, {})).toMatchObject({ settings: { phone: 'karibe/Ola 7 Mini' } })
  await ana.call(updateSettings, { phone: '' })
  expect((await settings()).phone).toBe('')
})

test('the time of an agreement stays until it ends', async () => {
  const newsletterAt = async () =>
    (await db.selectFrom('customer_settings').select('newsletter_at as at').executeTakeFirstOrThrow()).at
  await ana.call(updateSettings, { notifications: { newsletter: true } })
  const first = await newsletterAt()
  store.setNow(new Date('2026-11-22T15:05:00Z'))
  await ana.call(updateSettings, { notifications: { newsletter: true }, theme: 'dark' })
  expect(await newsletterAt()).toEqual(first)
  await ana.call(updateSettings, { notifications: { newsletter: false } })
  expect(await newsletterAt()).toBeNull()
})

test('a page reads with the user what the account has chosen', async () => {
  await ana.call(updateSettings, { language: 'es', theme: 'system', currency: 'USD' })
  expect(await ana.call(getCurrentUser, {})).toMatchObject({
    user: { language: 'es' },
    settings: { language: 'es', theme: 'system', currency: 'USD' },
  })
})

test('the store responds in the language of the account where the caller names none', async () => {
  await ana.call(updateSettings, { language: 'es' })
  const { headers } = await signIn(store, 'ana@example.com')
  const response = await store.send('PUT', '/api/ecommerce/users/settings', { body: { theme: 'pink' }, headers })
  expect(await response.json()).toMatchObject({ message: 'Revisa los campos marcados.' })
})

test.each([
  ['language', 'fr'],
  ['currency', 'EUR'],
  ['theme', 'pink'],
  ['phone', 'lumen'],
  ['phone', 'lumen/Aria 12,lumen/Aria 11'],
  ['phone', `lumen/${'a'.repeat(121)}`],
  ['unknown_device_alert', 'perhaps'],
  ['notifications', { sms: true }],
  ['bills_email', 'nobody'],
  ['two_step', true],
])('a %s of %j is refused', async (name, value) => {
  await expect(ana.call(updateSettings, { [name]: value } as object)).rejects.toMatchObject({ httpStatus: 422 })
})

test('one customer’s choices leave the others alone', async () => {
  await makeCustomer(db, { email: 'bob@example.com' })
  const bob = (await signIn(store, 'bob@example.com')).client
  await ana.call(updateSettings, { theme: 'dark', language: 'es' })
  expect(await settings(bob)).toEqual(nothingChosen)
})

test.each([
  ['read', getSettings],
  ['change', updateSettings],
])('a visitor cannot %s settings', async (_, endpoint) => {
  await expect(store.client().call(endpoint, {})).rejects.toMatchObject({ reason: 'sign-in-required' })
})
