import { beforeEach, expect, test } from 'vitest'
import { deleteSavedCard, listSavedCards, updateSavedCard } from '#contract/saved-cards.ts'
import { makeCustomer, type SignedIn, signIn } from '#server/testing/make.ts'
import { makeSavedCard } from '#server/testing/make-balances.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
let ana: SignedIn
let bob: SignedIn

beforeEach(async () => {
  await store.reset()
  store.setNow(new Date('2027-01-01T12:00:00Z'))
  await makeCustomer(db, { email: 'ana@example.com' })
  await makeCustomer(db, { email: 'bob@example.com' })
  ana = await signIn(store, 'ana@example.com')
  bob = await signIn(store, 'bob@example.com')
})

const tokens = async () => (await ana.client.call(listSavedCards, {})).map(({ token }) => token)

test('saved cards are listed without number and vault token, the default first, then the newest', async () => {
  const at = (second: number) => new Date(Date.UTC(2026, 10, 1, 0, 0, second))
  const first = await makeSavedCard(db, ana.customerId, { isDefault: true, createdAt: at(1), expiry: [12, 2026] })
  const second = await makeSavedCard(db, ana.customerId, { createdAt: at(2), brand: 'mastercard', lastFour: '0005' })
  const third = await makeSavedCard(db, ana.customerId, { createdAt: at(3) })
  await makeSavedCard(db, bob.customerId)
  const response = await store.send('GET', '/api/ecommerce/azul/process-data-vault-get', { headers: ana.headers })
  const text = await response.text()
  expect(text).not.toContain('vault-')
  const { data } = JSON.parse(text) as { data: { token: string }[] }
  expect(data.map(({ token }) => token)).toEqual([first, third, second])
  expect(data[0]).toEqual({
    token: first,
    brand: 'visa',
    last_four: '4242',
    expiry_month: 12,
    expiry_year: 2026,
    is_expired: true,
    holder_name: 'ANA PEREZ',
    default: true,
  })
  expect(data[2]).toMatchObject({ brand: 'mastercard', last_four: '0005', is_expired: false, default: false })
})

test('the holder’s name is changed', async () => {
  const token = await makeSavedCard(db, ana.customerId)
  const changed = await ana.client.call(updateSavedCard, { token, holder_name: '  Ana María Peralta ' })
  expect(changed).toMatchObject({ holder_name: 'Ana María Peralta', default: false })
  expect(await ana.client.call(listSavedCards, {})).toEqual([changed])
})

test('another card becomes the default, and `false` leaves the default as it is', async () => {
  const before = await makeSavedCard(db, ana.customerId, { isDefault: true })
  const token = await makeSavedCard(db, ana.customerId)
  expect(await ana.client.call(updateSavedCard, { token, default: true })).toMatchObject({ default: true })
  await ana.client.call(updateSavedCard, { token, default: false })
  expect((await ana.client.call(listSavedCards, {})).map((card) => [card.token, card.default])).toEqual([
    [token, true],
    [before, false],
  ])
})

test('a deleted card is gone, and the newest other card is the default after it', async () => {
  const at = (second: number) => new Date(Date.UTC(2026, 10, 1, 0, 0, second))
  const oldest = await makeSavedCard(db, ana.customerId, { createdAt: at(1) })
  const newest = await makeSavedCard(db, ana.customerId, { createdAt: at(2) })
  const token = await makeSavedCard(db, ana.customerId, { isDefault: true, createdAt: at(3) })
  await ana.client.call(deleteSavedCard, { token })
  expect(await tokens()).toEqual([newest, oldest])
  expect(await ana.client.call(listSavedCards, {})).toMatchObject([{ default: true }, { default: false }])
  expect(await db.selectFrom('saved_cards').select('id').where('id', '=', token).execute()).toEqual([])
})

test('somebody else’s card is not found, and stays as it is', async () => {
  const token = await makeSavedCard(db, ana.customerId)
  const refused = { reason: 'not-found' }
  await expect(bob.client.call(updateSavedCard, { token, holder_name: 'Bob' })).rejects.toMatchObject(refused)
  await expect(bob.client.call(updateSavedCard, { token, default: true })).rejects.toMatchObject(refused)
  await expect(bob.client.call(deleteSavedCard, { token })).rejects.toMatchObject(refused)
  expect(await ana.client.call(listSavedCards, {})).toMatchObject([{ holder_name: 'ANA PEREZ', default: false }])
})

test('a card’s number is no name, and other fields of a card are unknown', async () => {
  const token = await makeSavedCard(db, ana.customerId)
  const path = `/api/ecommerce/azul/process-data-vault/${token}`
  const bodies: object[] = [
    { holder_name: '4242 4242 4242 4242' },
    { holder_name: '   ' },
    { holder_name: 'A'.repeat(100) },
    { last_four: '1111' },
    { card_number: '4242424242424242' },
    { default: 'yes' },
  ]
  for (const body of bodies) {
    expect((await store.send('PUT', path, { headers: ana.headers, body })).status, JSON.stringify(body)).toBe(422)
  }
  expect(
    (await store.send('DELETE', '/api/ecommerce/azul/process-data-vault/x', { headers: ana.headers })).status,
  ).toBe(422)
})

test('a visitor has to sign in', async () => {
  const token = await makeSavedCard(db, ana.customerId)
  const path = `/api/ecommerce/azul/process-data-vault/${token}`
  expect((await store.send('GET', '/api/ecommerce/azul/process-data-vault-get')).status).toBe(401)
  expect((await store.send('PUT', path, { body: { default: true } })).status).toBe(401)
  expect((await store.send('DELETE', path)).status).toBe(401)
  expect(await tokens()).toEqual([token])
})
