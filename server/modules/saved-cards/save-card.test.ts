import { beforeEach, describe, expect, test } from 'vitest'
import { createSavedCard, deleteSavedCard, listSavedCards, updateSavedCard } from '#contract/saved-cards.ts'
import { enterCard, receiptOf } from '#server/testing/enter-card.ts'
import { makeCustomer, type SignedIn, signIn } from '#server/testing/make.ts'
import { makeSavedCard } from '#server/testing/make-balances.ts'
import { testStore, testStoreOn } from '#server/testing/store.ts'
import { findTokensInUse } from '#server/modules/payments/attempts.ts'
import { deleteFromVault } from './delete-from-vault.ts'
import { savedCardData } from './personal-data.ts'

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

const list = () => ana.client.call(listSavedCards, {})
const vaultTokens = async () => (await db.selectFrom('sandbox_cards').select('token').execute()).map((row) => row.token)
const mastercard = { number: '5555 5555 5555 4444' }

test('a card that the vault has taken is saved, without its number; the first one becomes the default', async () => {
  const card = await enterCard(store, ana.client)
  expect(card).toEqual({
    token: card.token,
    brand: 'visa',
    last_four: '4242',
    expiry_month: 12,
    expiry_year: 2040,
    is_expired: false,
    holder_name: 'Ana Peralta',
    default: true,
  })
  expect(await enterCard(store, ana.client, mastercard)).toMatchObject({ brand: 'mastercard', default: false })
  const other = { number: '378282246310005', code: '1234', default: true, holder_name: 'ANA' }
  expect(await enterCard(store, ana.client, other)).toMatchObject({ brand: 'amex', default: true })
  expect((await list()).map((saved) => saved.default)).toEqual([true, false, false])
})

test('another name than the vault’s may be given', async () => {
  const receipt = await receiptOf(store, ana.client)
  const card = await ana.client.call(createSavedCard, { receipt, holder_name: 'Colmado Ana' })
  expect(card).toMatchObject({ holder_name: 'Colmado Ana' })
})

test('a receipt that is sent again gives the card of the first time', async () => {
  const receipt = await receiptOf(store, ana.client)
  const first = await ana.client.call(createSavedCard, { receipt })
  expect(await ana.client.call(createSavedCard, { receipt })).toEqual(first)
  expect(await list()).toEqual([first])
})

test('the same number is not saved twice, whatever its expiry; another customer may save it', async () => {
  await enterCard(store, ana.client)
  const again = enterCard(store, ana.client, { number: '4242424242424242', expiry: '01/30' })
  await expect(again).rejects.toMatchObject({
    reason: 'card-known',
    httpStatus: 409,
    message: 'There is already a card with the same number.',
  })
  expect(await list()).toHaveLength(1)
  await expect(enterCard(store, bob.client)).resolves.toMatchObject({ last_four: '4242' })
})

test('a deleted card may be saved again', async () => {
  const { token } = await enterCard(store, ana.client)
  await ana.client.call(deleteSavedCard, { token })
  await expect(enterCard(store, ana.client)).resolves.toMatchObject({ default: true })
})

test('the receipt of a card that was deleted is of no use, before and after the vault has deleted it', async () => {
  const receipt = await receiptOf(store, ana.client)
  const save = () => ana.client.call(createSavedCard, { receipt })
  const saved = await save()
  await ana.client.call(deleteSavedCard, { token: 'token' in saved ? saved.token : '' })
  await expect(save()).rejects.toMatchObject({ reason: 'card-form-expired' })
  const { log, providers } = store.app.platform
  await deleteFromVault({ db, log, now: new Date() }, providers.vault, findTokensInUse)
  await expect(save()).rejects.toMatchObject({ reason: 'card-form-expired' })
})

test('the fifty-first card is refused', async () => {
  for (let count = 0; count < 50; count += 1)
    await makeSavedCard(db, ana.customerId, { lastFour: String(1000 + count) })
  await expect(enterCard(store, ana.client)).rejects.toMatchObject({ reason: 'too-many-cards' })
})

describe('a card that is not remembered', () => {
  test('is in no list, is never the default, and may have the number of one that is', async () => {
    await enterCard(store, ana.client)
    const once = await enterCard(store, ana.client, { remember: false, default: true })
    expect(once).toMatchObject({ default: false })
    expect((await list()).map(({ token }) => token)).not.toContain(once.token)
    const change = { token: once.token, default: true }
    await expect(ana.client.call(updateSavedCard, change)).rejects.toMatchObject({ reason: 'not-found' })
  })

  test('is put on the list where its receipt is sent again to be remembered, as other cards are', async () => {
    const receipt = await receiptOf(store, ana.client)
    const once = await ana.client.call(createSavedCard, { receipt, remember: false })
    expect(await list()).toEqual([])
    const listed = await ana.client.call(createSavedCard, { receipt, remember: true })
    expect(listed).toMatchObject({ ...once, default: true })
    expect(await list()).toEqual([listed])
    await expect(enterCard(store, ana.client)).rejects.toMatchObject({ reason: 'card-known' })
    expect(await ana.client.call(createSavedCard, { receipt, remember: false })).toEqual(listed)
  })

  test('does not keep its number from being saved later', async () => {
    await enterCard(store, ana.client, { remember: false })
    await expect(enterCard(store, ana.client)).resolves.toMatchObject({ default: true })
  })
})

describe('at the vault', () => {
  const run = (now = new Date()) => {
    const { log, providers } = store.app.platform
    return deleteFromVault({ db, log, now }, providers.vault, findTokensInUse)
  }

  test('a card that the store has deleted is deleted', async () => {
    const gone = await enterCard(store, ana.client)
    await enterCard(store, ana.client, mastercard)
    await ana.client.call(deleteSavedCard, { token: gone.token })
    expect(await vaultTokens()).toHaveLength(2)
    expect(await run()).toBe(1)
    expect(await vaultTokens()).toHaveLength(1)
    expect(await run()).toBe(0)
  })

  test('the cards of a deleted account are deleted, also those that were not remembered, and no others', async () => {
    await enterCard(store, ana.client)
    await enterCard(store, ana.client, { ...mastercard, remember: false })
    await enterCard(store, bob.client)
    await savedCardData.erase?.({ db, actor: { customerId: ana.customerId } } as never)
    expect(await run()).toBe(2)
    expect(await vaultTokens()).toHaveLength(1)
    expect(await db.selectFrom('saved_cards').select('customer_id').execute()).toEqual([
      { customer_id: bob.customerId },
    ])
  })

  test('a card that is not remembered is deleted after a day, others stay', async () => {
    await enterCard(store, ana.client)
    await enterCard(store, ana.client, { remember: false })
    expect(await run(new Date(Date.now() + 23 * 3_600_000))).toBe(0)
    expect(await run(new Date(Date.now() + 25 * 3_600_000))).toBe(1)
    expect(await db.selectFrom('saved_cards').select('is_remembered').execute()).toEqual([{ is_remembered: true }])
  })

  test('what the vault cannot delete now is deleted later, and others do not wait for it', async () => {
    for (const card of [{}, mastercard]) {
      const { token } = await enterCard(store, ana.client, card)
      await ana.client.call(deleteSavedCard, { token })
    }
    const [stuck] = await vaultTokens()
    const { vault } = store.app.platform.providers
    const deleteCard = async (token: string) =>
      token === stuck ? Promise.reject(new Error('away')) : vault?.deleteCard(token)
    const log = { warn: () => {} } as never
    const failing = { ...vault, deleteCard } as never
    expect(await deleteFromVault({ db, log, now: new Date() }, failing, findTokensInUse)).toBe(1)
    expect(await vaultTokens()).toEqual([stuck])
    expect(await run()).toBe(1)
  })
})

test('where no provider takes cards, none is entered', async () => {
  const without = testStoreOn(store.database, { PAYMENT_SANDBOX: '0' })
  const client = without.client({ headers: ana.headers })
  await expect(client.call(createSavedCard, {})).rejects.toMatchObject({ reason: 'cards-not-offered' })
  expect(without.app.platform.providers).toEqual({})
})

test('a visitor gets no form, and fields that no card has are refused', async () => {
  const path = '/api/ecommerce/azul/process-data-vault-create'
  expect((await store.send('POST', path, { body: {} })).status).toBe(401)
  for (const body of [{ number: '4242424242424242' }, { code: '123' }, { receipt: 5 }, { receipt: 'x'.repeat(2_001) }])
    expect((await store.send('POST', path, { headers: ana.headers, body })).status).toBe(422)
})
